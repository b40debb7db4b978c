"""`python -m server.command` is the command `sandtable`."""

import sys

from server.command.cli import main

sys.exit(main())
