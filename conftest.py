"""For every test: Tableside's own files in a folder of the run, so that nobody's saves are read or written.

Made fonts outlast the run (they take seconds to make): pytest's cache keeps them.
"""

from __future__ import annotations

from collections.abc import Iterator

import pytest


@pytest.fixture(scope="session", autouse=True)
def own_home(tmp_path_factory: pytest.TempPathFactory, pytestconfig: pytest.Config) -> Iterator[None]:
    home = tmp_path_factory.mktemp("tableside")
    assert pytestconfig.cache is not None
    (home / "fonts").symlink_to(pytestconfig.cache.mkdir("fonts"), target_is_directory=True)
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("TABLESIDE_HOME", str(home))
        yield
