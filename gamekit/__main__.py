"""``python -m gamekit`` is the ``rondel`` command."""

import sys

from gamekit.cli import main

sys.exit(main())
