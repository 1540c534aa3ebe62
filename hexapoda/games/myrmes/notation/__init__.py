"""The notation of Myrmes: names of things, writing decisions, reading them, and saying them as phrases."""
