# make lab    learn and play in JupyterLab          make test   every check, step by step
# make soak   random games, as many as wished       make bench  decisions per second beside other engines
# make lock   remake the lock files                 make notebooks  record the notebooks' outputs again
# make clean  remove what make made (saved games in .tableside stay)

PYTHON ?= python3
LAB_ARGS ?=
PYTEST_ARGS ?=
SOAK ?= 10
LOCK_ARGS ?=

VENV := .venv
BIN := $(VENV)/bin
PIP := $(BIN)/python -m pip install --quiet --disable-pip-version-check
PYTEST := $(BIN)/python -m pytest
PACKAGES := kit printables translations seeds

AS_ROOT := $(if $(filter 0,$(shell id -u)),--allow-root)

# Nothing is written to the user's home: caches and Jupyter's own files stay inside .venv, saved games in .tableside.
export XDG_CACHE_HOME := $(CURDIR)/$(VENV)/cache
export JUPYTER_CONFIG_DIR := $(CURDIR)/$(VENV)/var/jupyter/config
export JUPYTER_DATA_DIR := $(CURDIR)/$(VENV)/var/jupyter/data
export JUPYTER_RUNTIME_DIR := $(CURDIR)/$(VENV)/var/jupyter/runtime
export JUPYTERLAB_SETTINGS_DIR := $(CURDIR)/$(VENV)/var/jupyter/settings
export JUPYTERLAB_WORKSPACES_DIR := $(CURDIR)/$(VENV)/var/jupyter/workspaces
# No pop-ups about news; a saved notebook keeps its tables.
export JUPYTER_CONFIG_PATH := $(CURDIR)/kit/jupyter
export IPYTHONDIR := $(CURDIR)/$(VENV)/var/ipython
export npm_config_cache := $(CURDIR)/$(VENV)/cache/npm

NO_PYTHON = Python is missing. On Debian or Ubuntu: apt install python3 python3-venv
OLD_PYTHON = Tableside needs Python 3.11 or newer. Name a newer one like this: make $(MAKECMDGOALS) PYTHON=python3.12
NO_VENV = Python's venv module is missing. On Debian or Ubuntu: apt install python3-venv
NO_PACKAGES = The packages could not be installed; the reason stands above. Without a network connection they cannot be fetched; once there is one, the same command goes on from here.

.PHONY: help lab test steps beside lint types layers doctests pytest browser nbval soak bench lock notebooks clean

help:
	@sed -n '1,4s/^# //p' Makefile

lab: $(VENV)/lab.done
	TABLESIDE_HOME="$(CURDIR)/.tableside" $(BIN)/jupyter lab $(AS_ROOT) $(LAB_ARGS) notebooks/start_here.ipynb

# Every step runs, even after one that failed; the exit code tells.
test: $(VENV)/test.done
	@$(MAKE) --no-print-directory --keep-going steps

steps: beside pytest

# The browser leaves one core half idle: the short steps run beside it.
beside: $(VENV)/test.done
	@$(MAKE) --no-print-directory --keep-going --jobs=2 --output-sync browser lint types layers doctests nbval

lint: $(VENV)/test.done
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .

types: $(VENV)/test.done
	$(BIN)/mypy --strict $(addprefix -p ,$(PACKAGES))

layers: $(VENV)/test.done
	$(BIN)/lint-imports

doctests: $(VENV)/test.done
	$(PYTEST) --doctest-modules $(PACKAGES)

pytest: $(VENV)/test.done
	$(PYTEST) -n 2 --dist worksteal --ignore tests/browser $(PYTEST_ARGS)

browser: $(VENV)/test.done
	$(PYTEST) tests/browser $(PYTEST_ARGS)

# Language, seed and no source texts: as the outputs were recorded.
nbval: $(VENV)/test.done
	TABLESIDE_LANG=en TABLESIDE_SEED=48 TABLESIDE_SEEDS= $(PYTEST) --nbval --nbval-current-env notebooks

# SOAK times the games of `make test`.
soak: $(VENV)/test.done
	TABLESIDE_SOAK=$(SOAK) $(PYTEST) -n 2 --dist worksteal -k random_games tests

bench: $(VENV)/bench.done
	$(BIN)/python -m benchmarks

notebooks: $(VENV)/test.done
	$(BIN)/python -m kit.widgets.record notebooks

# LOCK_ARGS=--upgrade takes the newest versions; without it only what pyproject.toml changed moves.
LOCK = $(BIN)/uv pip compile --quiet --no-config --universal --python-version 3.11 --generate-hashes --no-emit-index-url \
	--no-annotate --custom-compile-command "make lock" $(LOCK_ARGS) pyproject.toml requirements/build.in

lock: $(BIN)/python
	$(PIP) uv
	$(LOCK) --all-extras --output-file requirements/bench.txt
	$(LOCK) --extra test --constraint requirements/bench.txt --output-file requirements/test.txt
	$(LOCK) --constraint requirements/bench.txt --output-file requirements/lab.txt

clean:
	rm -rf $(VENV) out build dist .mypy_cache .ruff_cache .pytest_cache .import_linter_cache .hypothesis
	find . -name __pycache__ -type d -prune -exec rm -rf {} +

$(BIN)/python:
	@command -v $(PYTHON) >/dev/null || { echo "$(NO_PYTHON)" >&2; exit 1; }
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { echo "$(OLD_PYTHON)" >&2; exit 1; }
	@$(PYTHON) -c 'import ensurepip, venv' 2>/dev/null || { echo "$(NO_VENV)" >&2; exit 1; }
	@$(PYTHON) -m venv $(VENV) || { rm -rf $(VENV); echo "$(NO_VENV)" >&2; exit 1; }

# rlcard comes as source: it is built with the setuptools of test.txt, not with whatever is newest.
$(VENV)/bench.done: BUILD := --no-build-isolation
$(VENV)/bench.done: $(VENV)/test.done

# lab.done, test.done, bench.done: the lock file of that name is installed, and Tableside itself.
$(VENV)/%.done: requirements/%.txt pyproject.toml Makefile | $(BIN)/python
	@echo "Installing what requirements/$*.txt names into $(VENV): a minute or two."
	@$(PIP) $(BUILD) --require-hashes --requirement requirements/$*.txt && $(PIP) --no-deps --no-build-isolation --editable . \
		|| { echo "$(NO_PACKAGES)" >&2; exit 1; }
	@touch $@
