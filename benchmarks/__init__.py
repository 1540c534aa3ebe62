"""How fast it is, measured beside other programs in one run: `make bench`."""
