"""The notation of Hive: names of things, writing decisions, reading them, and saying them as phrases."""
