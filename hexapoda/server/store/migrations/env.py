"""What Alembic runs to migrate, with the connection of `hexapoda.server.store.migrate`."""

from alembic import context

from hexapoda.server.store.schema import metadata


def run() -> None:
    """Run the migrations in the connection's transaction."""
    # SQLite, too, can roll back changes of the schema; Alembic assumes that it can't.
    context.configure(
        connection=context.config.attributes["connection"], target_metadata=metadata, transactional_ddl=True
    )
    with context.begin_transaction():
        context.run_migrations()


# Alembic runs this file under that name; other importers, such as test collectors, only read it.
if __name__ == "env_py":
    run()
