"""Benchmarks, beside other programs where there are any: `make bench`."""
