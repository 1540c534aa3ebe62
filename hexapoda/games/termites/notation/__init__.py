"""The notation of Termites: names of things, writing decisions, reading them, and saying them as phrases."""
