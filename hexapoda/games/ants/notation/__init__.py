"""The notation of Ants: names of things, writing decisions, reading them, and saying them as phrases."""
