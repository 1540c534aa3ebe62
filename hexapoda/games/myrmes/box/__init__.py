"""The box: garden, tiles, events, prey, objectives and numbers, from `data/myrmes.toml`."""
