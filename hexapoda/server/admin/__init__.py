"""What administrators do with a database, while servers run on it: `hexapoda admin`."""
