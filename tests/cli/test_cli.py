"""The command line: language, errors, looking rules up, printing, notebooks, check."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from kit import cli_check, cli_lab, cli_print, notebooks_data
from kit.cli import main, system_language
from kit.cli_console import Console
from kit.games import load, names
from kit.places import UnwritableError
from translations import LANGUAGES
from translations import load as load_words

ROOT = Path(__file__).parents[2]


@pytest.mark.parametrize(
    ("environment", "lang"),
    [
        ({}, "en"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LANG": "POSIX"}, "en"),
        ({"LANG": "de_DE.UTF-8"}, "en"),
        ({"LANG": "ja_JP.UTF-8"}, "ja"),
        ({"LANG": "zh_TW.UTF-8"}, "zh-Hant"),
        ({"LANG": "ru"}, "ru"),
        ({"LANG": "ru_RU.UTF-8", "LC_ALL": "ja_JP.UTF-8"}, "ja"),
        ({"LANG": "ru_RU.UTF-8", "LC_MESSAGES": "zh_TW"}, "zh-Hant"),
        ({"LANG": "ru_RU.UTF-8", "LC_ALL": ""}, "ru"),
    ],
)
def test_the_language_is_the_systems(environment, lang):
    assert system_language(environment) == lang


def test_the_systems_language_is_spoken(run, monkeypatch):
    monkeypatch.setenv("LANG", "ja_JP.UTF-8")
    assert "陣頭指揮" in run("rules forty-eight fe-command").out


@pytest.mark.parametrize(
    ("line", "named"),
    [
        ("", "lab|print|play|rules|check"),
        ("fly", "play"),
        ("rules", "GAME"),
        ("rules chess", "forty-eight"),
        ("rules forty-eight --lang de", "zh-Hant"),
        ("rules forty-eight --lang", "--lang"),
        ("print forty-eight --paper a5", "letter"),
        ("print forty-eight --ink pale", "low"),
        ("print forty-eight --what posters", "cards"),
        ("play forty-eight --seats 7", "3 to 5, not 7"),
        ("play forty-eight --seats two", "two"),
        ("play forty-eight --bots clever", "random, greedy"),
        ("play forty-eight --option colour=red", "command_count=both"),
        ("play forty-eight --teach singing", "take-out"),
        ("play forty-eight --seats 3 --players A B C D", "4 players are named for 3 seats"),
        ("play forty-eight --load nothing.json", "nothing.json"),
        (f"play forty-eight --players {'a' * 41}", "name must be short"),
        ("check --fast", "--fast"),
    ],
)
def test_an_error_is_one_clear_line_and_exit_code_2(run, line, named):
    said = run(line)
    assert said.code == 2
    assert said.out == ""
    assert said.err.count("\n") == 1
    assert said.err.startswith("tableside: ")
    assert named in said.err


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("command", ["", "lab", "print", "play", "rules", "check"])
def test_help_is_there_in_every_language(run, lang, command):
    with pytest.raises(SystemExit) as ended:
        run(f"{command} --help --lang {lang}")
    assert ended.value.code == 0


def test_help_is_said_in_the_language(capsys):
    with pytest.raises(SystemExit):
        main(["play", "--help", "--lang", "ru"], Console.standard())
    assert load_words("ru")("cli-opt-seed") in " ".join(capsys.readouterr().out.split())


def test_rules_by_id(run):
    said = run("rules forty-eight fe-zero-bid --lang en")
    assert said.code == 0
    assert said.out.startswith("A bid of 0  [fe-zero-bid]  Investigation: bids\n")
    assert load_words("en", "forty-eight")("fe-zero-bid") in said.out
    assert "Ruling: the text does not say" in said.out
    assert "001:61.1-50, 001:73" in said.out
    assert said.out.count("[fe-") == 1


@pytest.mark.parametrize("lang", LANGUAGES)
def test_rules_by_a_word_of_the_language(run, lang):
    word = load_words(lang, "forty-eight")("fe-boss-marker")
    said = run(f"rules forty-eight {word} --lang {lang}")
    assert "[fe-boss-bids-not]" in said.out
    assert "[fe-time-cards]" not in said.out


def test_all_words_must_fit(run):
    said = run("rules forty-eight boss tied")
    assert "[fe-tie-first]" in said.out
    assert "[fe-boss-bids-not]" not in said.out


@pytest.mark.parametrize(
    ("component", "rule"), [("time-key-0", "fe-time-cards"), ("incident-red-1", "fe-incident-cards")]
)
def test_rules_by_component(run, component, rule):
    assert f"[{rule}]" in run(f"rules forty-eight {component}").out


def test_a_rule_with_an_option_names_its_values(run):
    assert "--option threshold_end=every-12" in run("rules forty-eight fe-threshold-end").out


def test_rules_without_a_word_lists_them_all(run):
    out = run("rules forty-eight").out
    assert all(rule in out for rule in load("forty-eight").rulebook)


def test_a_word_that_leads_nowhere_names_what_is_near(run):
    said = run("rules forty-eight fe-zero-bit")
    assert said.code == 1
    assert said.out == ""
    assert "fe-zero-bid" in said.err


def test_print_passes_everything_on_and_names_the_files(run, monkeypatch, tmp_path):
    given = {}

    def press(game, lang, *, progress, check, **rest):
        given.update(rest, game=game.id, lang=lang, check=check)
        progress(1, 2, "x")
        return (tmp_path / "a.pdf", tmp_path / "b.pdf")

    monkeypatch.setattr(cli_print, "print_game", press)
    said = run(f"print forty-eight --lang ja --paper letter --out {tmp_path} --what cards pad --ink low --backs none")
    assert said.out.splitlines() == [str(tmp_path / "a.pdf"), str(tmp_path / "b.pdf")]
    assert said.err == ""
    assert given == {
        "game": "forty-eight",
        "lang": "ja",
        "paper": "letter",
        "out": tmp_path,
        "what": ["cards", "pad"],
        "ink": "low",
        "backs": "none",
        "check": None,
    }


def test_progress_is_shown_on_a_terminal_only(monkeypatch, run, terminal):
    def press(game, lang, *, progress, **rest):
        progress(1, 2, "x")
        return ()

    monkeypatch.setattr(cli_print, "print_game", press)
    assert "Drawing page 1 of 2" in run("print forty-eight", kind=terminal).err


def test_proof_says_what_it_needs(run, monkeypatch):
    monkeypatch.setattr(cli_print, "PROOF_NEEDS", ("no_such_package",))
    said = run("print forty-eight --proof")
    assert (said.code, said.out) == (2, "")
    assert "no_such_package" in said.err


@pytest.fixture
def source(tmp_path, monkeypatch):
    """Notebooks to be copied out."""
    folder = tmp_path / "shipped"
    folder.mkdir()
    (folder / notebooks_data.START).write_text("start")
    (folder / "forty_eight.ipynb").write_text("first")
    (folder / ".ipynb_checkpoints").mkdir()
    (folder / ".ipynb_checkpoints" / "x.ipynb").write_text("no")
    monkeypatch.setattr(notebooks_data, "shipped", lambda: folder)
    return folder


def test_notebooks_are_copied_out(source, tmp_path):
    copied = notebooks_data.copy_out(tmp_path / "mine")
    assert copied.new == ["forty_eight.ipynb", "start_here.ipynb"]
    assert (tmp_path / "mine" / "forty_eight.ipynb").read_text() == "first"
    assert not (tmp_path / "mine" / ".ipynb_checkpoints").exists()


def test_a_changed_notebook_is_never_written_over(source, tmp_path):
    mine = tmp_path / "mine"
    notebooks_data.copy_out(mine)
    (mine / "forty_eight.ipynb").write_text("my own work")
    (source / "forty_eight.ipynb").write_text("second")
    copied = notebooks_data.copy_out(mine)
    assert copied.kept == ["forty_eight.ipynb"]
    assert copied.same == ["start_here.ipynb"]
    assert (mine / "forty_eight.ipynb").read_text() == "my own work"


def test_a_file_that_was_there_before_is_never_written_over(source, tmp_path):
    mine = tmp_path / "mine"
    mine.mkdir()
    (mine / "forty_eight.ipynb").write_text("somebody else's")
    assert notebooks_data.copy_out(mine).kept == ["forty_eight.ipynb"]


def test_an_unchanged_notebook_is_brought_up_to_date(source, tmp_path):
    mine = tmp_path / "mine"
    notebooks_data.copy_out(mine)
    (source / "forty_eight.ipynb").write_text("second")
    assert notebooks_data.copy_out(mine).new == ["forty_eight.ipynb"]
    assert (mine / "forty_eight.ipynb").read_text() == "second"


@pytest.mark.parametrize("record", ["", "[]", "{"])
def test_a_lost_record_makes_it_careful(source, tmp_path, record):
    mine = tmp_path / "mine"
    notebooks_data.copy_out(mine)
    (mine / notebooks_data.RECORD).write_text(record)
    (source / "forty_eight.ipynb").write_text("second")
    assert notebooks_data.copy_out(mine).kept == ["forty_eight.ipynb"]


def test_a_folder_that_cannot_be_made(source, tmp_path):
    (tmp_path / "file").write_text("")
    with pytest.raises(UnwritableError, match="file"):
        notebooks_data.copy_out(tmp_path / "file" / "mine")


def test_lab_copies_and_starts_on_the_first_notebook(source, tmp_path, run, monkeypatch):
    called = []
    monkeypatch.setattr(cli_lab.subprocess, "call", lambda line, env: called.append((line, env["TABLESIDE_LANG"])) or 0)
    said = run(f"lab {tmp_path / 'mine'} --lang ru")
    assert said.code == 0
    ((line, lang),) = called
    assert line[1:3] == ("-m", "jupyterlab")
    assert line[-1] == str(tmp_path / "mine" / "start_here.ipynb")
    assert lang == "ru"


def test_lab_lets_saved_notebooks_keep_their_tables(monkeypatch):
    monkeypatch.setenv("JUPYTER_CONFIG_PATH", "mine")
    mine, ours = cli_lab.environment("ja")["JUPYTER_CONFIG_PATH"].split(os.pathsep)
    settings = json.loads((Path(ours) / "labconfig" / "default_setting_overrides.json").read_text("utf-8"))
    assert mine == "mine"
    assert settings["@jupyter-widgets/jupyterlab-manager:plugin"] == {"saveState": True}


def test_lab_may_only_copy_and_says_what_it_kept(source, tmp_path, run):
    run(f"lab {tmp_path / 'mine'} --copy-only")
    (tmp_path / "mine" / "forty_eight.ipynb").write_text("my own work")
    (source / "forty_eight.ipynb").write_text("second")
    said = run(f"lab {tmp_path / 'mine'} --copy-only")
    assert said.out == f"0 files copied to {tmp_path / 'mine'}.\nChanged by you, so left as it is: forty_eight.ipynb\n"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_check_names_places_versions_and_games(run, source, monkeypatch, home, lang):
    monkeypatch.setattr(cli_check, "font_path", lambda lang: Path("font.ttf"))
    said = run(f"check --lang {lang}")
    assert said.code == 0
    assert str(home / "saves") in said.out
    assert "✓ Python: 3." in said.out
    assert ", ".join(names()) in said.out
    assert not home.exists()


def test_check_marks_what_is_not_in_order(run, source, monkeypatch, tmp_path):
    def no_font(lang):
        raise UnwritableError(Path("fonts"), "disk full")

    (tmp_path / "blocked").write_text("")
    monkeypatch.setenv("TABLESIDE_HOME", str(tmp_path / "blocked"))
    monkeypatch.setattr(cli_check, "font_path", no_font)
    said = run("check")
    assert said.code == 1
    assert "× Font (ja): cannot write to fonts: disk full" in said.out
    assert f"× Saved games: {tmp_path / 'blocked' / 'saves'} cannot be written; set TABLESIDE_HOME" in said.out
    assert "6 things are not in order, marked ×." in said.out


def program(*line, **more):
    environment = {**os.environ, "PYTHONPATH": str(ROOT), "PYTHONUTF8": "1"}
    command = [sys.executable, "-m", "kit.cli", *line]
    return subprocess.run(command, capture_output=True, text=True, encoding="utf-8", env=environment, **more)


def test_as_a_program_of_its_own():
    ended = program("play", "forty-eight", "--lang", "ja", "--seed", "4", stdin=subprocess.DEVNULL)
    assert (ended.returncode, ended.stderr) == (0, "")
    assert "手札：0 1 1 2 2 3 4 5 6" in ended.stdout
    assert ">" not in ended.stdout


def test_a_reader_that_goes_away_is_no_error():
    line = f"{sys.executable} -m kit.cli rules forty-eight | head -1; exit ${{PIPESTATUS[0]}}"
    environment = {**os.environ, "PYTHONPATH": str(ROOT), "PYTHONUTF8": "1"}
    ended = subprocess.run(["bash", "-c", line], capture_output=True, text=True, env=environment)
    assert (ended.returncode, ended.stderr) == (0, "")
