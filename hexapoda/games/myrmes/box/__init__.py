"""What is in the box: garden, tiles, events, prey, objectives and numbers, out of `data/myrmes.toml`."""
