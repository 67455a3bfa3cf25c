# make play    the table in the browser, with SQLite; prints its address
# make test    everything: lint, types, the suite on the compiled engine, and the engine's own tests interpreted too
#
# Both work on a fresh machine with Python 3.11+ and make. HELIOPOLIS_COMPILE=0 leaves the engine interpreted.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
HOT := $(wildcard src/heliopolis/core/*.py src/heliopolis/games/*/*.py \
    src/heliopolis/players/*.py src/heliopolis/players/heuristics/*.py \
    src/heliopolis/players/learned/*.py)
INSTALL := $(BIN)/python -m pip install --quiet --disable-pip-version-check -c constraints.txt
ENGINE := $(BIN)/python -c 'from heliopolis.engine import running; print(running())'
PYTEST := $(BIN)/python -m pytest -q -n 2
# Which bots win, and what an analysis says, is asked of one engine: that both choose alike is a test of its own.
ENGINE_TESTS := tests/core tests/games tests/golden tests/conformance tests/players tests/examples tests/test_api.py \
    --ignore tests/players/test_catalogue.py --ignore tests/players/analysis

.PHONY: play test check browser bench ladder dist docs setup clean

play: $(VENV)/compiled
	@$(BIN)/heliopolis serve

# Everything runs on the compiled engine. What the engine does runs on the interpreted one too; what stands on it can't
# tell them apart.
test: check browser
	@if [ "$$($(ENGINE))" = compiled ]; then \
	    echo "— the interpreted engine —" && \
	    HELIOPOLIS_INTERPRETED=1 EXPECT_ENGINE=interpreted $(PYTEST) $(ENGINE_TESTS) && \
	    echo "— the compiled engine, and all that stands on it —" && \
	    EXPECT_ENGINE=compiled $(PYTEST); \
	else \
	    echo "— no compiled engine here: everything runs on the interpreted one —" && \
	    EXPECT_ENGINE=interpreted $(PYTEST); \
	fi

check: setup
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy

# The tests in the browser need a Chromium: found, or installed where that can be done.
browser: setup
	@$(BIN)/python tests/browser/chromium.py

bench: setup
	$(BIN)/heliopolis bench

ladder: setup
	$(BIN)/python bench/ladder.py

# The docs as a site, in site/: open site/index.html.
docs: setup
	NO_MKDOCS_2_WARNING=1 $(BIN)/python -m mkdocs build --quiet --strict

# An sdist, and a wheel of this Python for any Linux that is not older than its tag says.
dist: setup
	rm -rf dist build/dist build/lib.*
	$(BIN)/python -m build --no-isolation --sdist
	HELIOPOLIS_COMPILE=1 $(BIN)/python -m build --no-isolation --wheel --outdir build/dist
	PATH="$(BIN):$$PATH" $(BIN)/auditwheel repair --wheel-dir dist build/dist/*.whl

setup: $(VENV)/tools $(VENV)/compiled

# What a player needs, and what compiles the engine.
$(VENV)/installed: pyproject.toml constraints.txt
	$(PYTHON) -m venv $(VENV)
	$(INSTALL) setuptools wheel 'mypy[mypyc]'
	HELIOPOLIS_COMPILE=0 $(INSTALL) --no-build-isolation --editable '.[table]'
	@touch $@

# What everybody needs who works on Heliopolis.
$(VENV)/tools: $(VENV)/installed
	HELIOPOLIS_COMPILE=0 $(INSTALL) --no-build-isolation --editable '.[dev]'
	@touch $@

$(VENV)/compiled: $(VENV)/installed setup.py $(HOT)
	@find src -name '*.so' -delete
	@$(BIN)/python setup.py --quiet build_ext --inplace
	@echo "The engine is $$($(ENGINE))."
	@touch $@

clean:
	rm -rf $(VENV) build
	find src -name '*.so' -delete
