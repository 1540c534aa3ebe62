"""Who has sat at which tables."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Make the index of players; tables from before it are found by their links."""
    op.create_table(
        "players",
        sa.Column("guest_id", sa.Text, primary_key=True),
        sa.Column("table_id", sa.Text, primary_key=True),
        sa.Column("made", sa.Boolean, nullable=False),
    )
