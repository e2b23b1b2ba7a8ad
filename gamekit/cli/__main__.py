"""``python -m gamekit.cli``: the same as ``rondel``."""

import sys

from gamekit.cli import main

sys.exit(main())
