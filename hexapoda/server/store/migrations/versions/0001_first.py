"""The first schema: events, tables, plans, guests and the server's time."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    """Create the tables."""
    op.create_table(
        "events",
        sa.Column("table_id", sa.Text, primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("data", sa.Text, nullable=False),
        sa.Column("write_id", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "tables",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("options", sa.Text, nullable=False),
        sa.Column("state", sa.Text, nullable=False),
        sa.Column("public", sa.Boolean, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("updated", sa.BigInteger, nullable=False),
        sa.Column("seats", sa.Text, nullable=False),
        sa.Column("deadline", sa.BigInteger),
        sa.Column("last_number", sa.Integer, nullable=False),
    )
    op.create_index("tables_lobby", "tables", ["state", "public", "created", "id"])
    has_deadline = sa.text("deadline IS NOT NULL")
    op.create_index("tables_deadline", "tables", ["deadline"], sqlite_where=has_deadline, postgresql_where=has_deadline)
    op.create_table(
        "plans",
        sa.Column("table_id", sa.Text, primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("data", sa.Text, nullable=False),
    )
    op.create_table(
        "guests",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("secret_hash", sa.LargeBinary, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("seen", sa.BigInteger, nullable=False),
    )
    server_time = op.create_table(
        "server_time",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("uptime_ms", sa.BigInteger, nullable=False),
        sa.Column("wall_ms", sa.BigInteger, nullable=False),
    )
    op.bulk_insert(server_time, [{"id": 1, "uptime_ms": 0, "wall_ms": 0}])
