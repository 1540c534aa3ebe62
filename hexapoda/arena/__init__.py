"""The arena: matches and tournaments of programs, and what they prove."""
