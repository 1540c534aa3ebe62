"""Play online: tables that lose nothing and leak nothing, generic over games. `hexapoda serve` starts it."""
