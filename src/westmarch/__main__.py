"""`python -m westmarch` is the command `westmarch`."""

import sys

from westmarch.cli import main

if __name__ == "__main__":
    sys.exit(main())
