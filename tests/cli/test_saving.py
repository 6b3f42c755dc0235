"""A saved notebook: tables keep their state, or else their picture; never an error."""

import json
from importlib import import_module
from pathlib import Path

import pytest

from kit import cli_lab
from kit.jupyter.saving import STATE, VIEW, keep_pictures


def notebook(state: dict[str, object], *outputs: dict[str, object]) -> dict[str, object]:
    cells = [{"cell_type": "code", "outputs": list(outputs)}, {"cell_type": "markdown"}]
    content = {"metadata": {"widgets": {STATE: {"state": state}}}, "cells": cells}
    return {"type": "notebook", "content": content}


def outputs_of(model: dict[str, object]) -> list[dict[str, object]]:
    return model["content"]["cells"][0]["outputs"]  # type: ignore[index]


def test_a_widget_with_its_state_is_kept() -> None:
    output = {"data": {VIEW: {"model_id": "a"}, "text/html": "picture"}}
    model = notebook({"a": {}}, output)
    keep_pictures(model, path="x.ipynb", contents_manager=None)
    assert outputs_of(model) == [{"data": {VIEW: {"model_id": "a"}, "text/html": "picture"}}]


def test_a_widget_without_its_state_is_left_to_its_picture() -> None:
    model = notebook({}, {"data": {VIEW: {"model_id": "a"}, "text/html": "picture"}})
    keep_pictures(model)
    assert outputs_of(model) == [{"data": {"text/html": "picture"}}]


def test_a_lone_widget_without_its_state_goes_and_other_outputs_stay() -> None:
    text = {"output_type": "stream", "text": "hello"}
    model = notebook({}, {"data": {VIEW: {"model_id": "a"}, "text/plain": "Dropdown()"}}, text)
    keep_pictures(model)
    assert outputs_of(model) == [text]


@pytest.mark.parametrize("model", [{"type": "file", "content": "text"}, {"type": "notebook"}, {"type": "directory"}])
def test_what_is_no_notebook_is_left_alone(model: dict[str, object]) -> None:
    before = dict(model)
    keep_pictures(model)
    assert model == before


def test_jupyter_is_told_of_the_hook() -> None:
    config = json.loads((cli_lab.SETTINGS / "jupyter_server_config.json").read_text("utf-8"))
    module, _, name = config["ContentsManager"]["pre_save_hook"].rpartition(".")
    assert getattr(import_module(module), name) is keep_pictures
    assert Path(cli_lab.SETTINGS).is_dir()
