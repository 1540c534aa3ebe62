"""The log of all tables: SQLite or PostgreSQL, group commits, migrations."""
