"""What Alembic runs to migrate; `hexapoda.server.store.migrate` hands it the connection."""

from alembic import context

from hexapoda.server.store.schema import metadata


def run() -> None:
    """Run the migrations in the transaction that the connection is in."""
    # Both databases can take back changes of the schema, which Alembic does not believe of SQLite.
    context.configure(
        connection=context.config.attributes["connection"], target_metadata=metadata, transactional_ddl=True
    )
    with context.begin_transaction():
        context.run_migrations()


# Alembic loads this file under that name, to run it; whoever else imports it (a collector of tests) only reads it.
if __name__ == "env_py":
    run()
