# Rondel. `make lab` to use it, `make test` for the whole truth, `make check` for the quick loop.
PYTHON ?= python3
JOBS ?= 2
bin := .venv/bin
root := $(if $(filter 0,$(shell id -u)),--allow-root)
# JupyterLab asks the network for news, and the reader whether it may; a lesson needs neither.
# And a notebook that is saved keeps its widgets, so that they are there when it is opened again.
define settle
@$(bin)/jupyter labextension disable @jupyterlab/apputils-extension:announcements >/dev/null 2>&1
@mkdir -p .venv/share/jupyter/lab/settings
@cp tools/jupyterlab.json .venv/share/jupyter/lab/settings/overrides.json
endef
# By file and in order, so that the files of the browser follow one another and share one.
pytest := $(bin)/pytest -n $(JOBS) --dist loadfile --no-loadscope-reorder
quick := not browser and not lab and not notebooks and not node and not slow

# The tests start some hundred processes of Python; each would compile the same modules again.
unexport PYTHONDONTWRITEBYTECODE

.DELETE_ON_ERROR:
.PHONY: help lab test check lint bench coverage mutants js js-deps notebooks pins clean

help:        ## list these commands
	@sed -n 's/^\([a-z-]*\):.*## /  make \1\t/p' Makefile | expand -t 20

# JupyterLab shows no picture in a notebook that it does not trust, and it trusts what ran here or was signed here.
lab: .venv/lab.stamp        ## install what is needed and open JupyterLab on the first notebook
	@$(bin)/jupyter trust $(wildcard notebooks/*.ipynb notebooks/*/*.ipynb) >/dev/null
	$(bin)/jupyter lab $(root) --LabApp.default_url=/lab/tree/notebooks/start.ipynb

test: lint js-deps        ## everything: lint, types, unit, notebooks, widgets in a real browser
	$(pytest)

check: lint        ## the quick loop: lint, types and the tests that play no whole game
	$(pytest) -m "$(quick)"

lint: .venv/dev.stamp
	$(bin)/ruff check .
	$(bin)/mypy

bench: .venv/dev.stamp        ## measure the goals of speed and size
	$(bin)/python -m benchmarks

# What counts milliseconds is left out: measuring takes some of them.
coverage: .venv/dev.stamp        ## measure which branches of gamekit no test goes through
	$(bin)/coverage erase
	$(bin)/coverage run -m pytest -n $(JOBS) --dist loadfile -k "not are_quick" -m "not browser and not lab and not notebooks and not node"
	$(bin)/coverage combine --quiet
	$(bin)/coverage report

mutants: .venv/mutants.stamp        ## measure which wrong rules the tests would let pass
	$(bin)/python -m tools.mutants

js: js-deps        ## rebuild the widgets' bundles (needs Node)
	cd widgets/js && npm run --silent build

notebooks: .venv/dev.stamp        ## run all notebooks again and write their outputs, byte-stable
	$(bin)/python -m tools.notebooks run

pins:        ## write constraints.txt anew, with the newest versions that fit together
	$(PYTHON) tools/pins.py

clean:        ## remove what was installed or built here, except the committed bundles
	rm -rf .venv widgets/js/node_modules .pytest_cache .mypy_cache .ruff_cache .hypothesis .coverage* mutants

# Node is only for those who change the widgets: without npm the tests that need it are skipped, and say so.
js-deps: $(if $(shell command -v npm),widgets/js/node_modules/.package-lock.json)

widgets/js/node_modules/.package-lock.json: widgets/js/package.json widgets/js/package-lock.json
	cd widgets/js && npm ci --loglevel=error
	@touch $@

.venv/pyvenv.cfg:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { echo "Rondel needs Python 3.11 or newer, and $(PYTHON) is not: try make PYTHON=python3.12" >&2; exit 1; }
	$(PYTHON) -m venv .venv

.venv/lab.stamp: .venv/pyvenv.cfg pyproject.toml constraints.txt tools/jupyterlab.json
	$(bin)/python -m pip install --quiet --constraint constraints.txt --editable '.[lab]'
	$(settle)
	@touch $@

.venv/dev.stamp: .venv/pyvenv.cfg pyproject.toml constraints.txt tools/jupyterlab.json
	$(bin)/python -m pip install --quiet --constraint constraints.txt --editable '.[lab,dev]'
	$(settle)
	@touch $@ .venv/lab.stamp

.venv/mutants.stamp: .venv/dev.stamp
	$(bin)/python -m pip install --quiet --constraint constraints.txt --editable '.[lab,dev,mutants]'
	@touch $@
