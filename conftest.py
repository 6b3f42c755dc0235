"""For every test and notebook: Tableside's own files in a folder of the run, so that nobody's are read or written.

Made fonts outlast the run (they take seconds to make): pytest's cache keeps them.
"""

from __future__ import annotations

import os
import shutil
import tempfile
from pathlib import Path

import pytest
from hypothesis import settings

HOME = pytest.StashKey[str]()

# A busy machine makes an example slow, never wrong.
settings.register_profile("patient", deadline=None)
settings.load_profile("patient")


@pytest.hookimpl(trylast=True)
def pytest_configure(config: pytest.Config) -> None:
    home = config.stash[HOME] = tempfile.mkdtemp(prefix="tableside-")
    cache = getattr(config, "cache", None)
    if cache is not None:
        Path(home, "fonts").symlink_to(cache.mkdir("fonts"), target_is_directory=True)
    os.environ["TABLESIDE_HOME"] = home


def pytest_unconfigure(config: pytest.Config) -> None:
    shutil.rmtree(config.stash[HOME], ignore_errors=True)
