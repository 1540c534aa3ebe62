"""Where bots run, analyses, and what is due at tables."""
