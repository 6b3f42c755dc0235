"""What is done to a notebook when it is saved: a table whose state is not in it is left to its picture."""

from __future__ import annotations

from typing import Any, Final

VIEW: Final = "application/vnd.jupyter.widget-view+json"
STATE: Final = "application/vnd.jupyter.widget-state+json"


def keep_pictures(model: dict[str, Any], **_: Any) -> None:
    """Jupyter's hook before a notebook is written.

    JupyterLab writes the widgets' state into the notebook, but after a restart of the kernel it has none left. A
    widget without a state could only be shown as an error, so its output keeps what it has beside: the still picture.
    """
    content = model.get("content")
    if model.get("type") != "notebook" or not isinstance(content, dict):
        return
    known = content.get("metadata", {}).get("widgets", {}).get(STATE, {}).get("state", {})
    for cell in content.get("cells", ()):
        if cell.get("cell_type") == "code":
            cell["outputs"] = [output for output in cell.get("outputs", ()) if still(output, known)]


def still(output: dict[str, Any], known: Any = ()) -> bool:
    """Take a widget that is not ``known`` out of an output; whether anything else to look at is left."""
    data = output.get("data")
    if data is None or VIEW not in data or data[VIEW].get("model_id") in known:
        return True
    del data[VIEW]
    return "text/html" in data
