"""The tables of each guest."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Create the index of players. Older tables are not in it; guests find them by their links."""
    op.create_table(
        "players",
        sa.Column("guest_id", sa.Text, primary_key=True),
        sa.Column("table_id", sa.Text, primary_key=True),
        sa.Column("made", sa.Boolean, nullable=False),
    )
