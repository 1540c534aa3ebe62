"""`python -m hexapoda` is the command `hexapoda`."""

import sys

from hexapoda.cli import main

if __name__ == "__main__":
    sys.exit(main())
