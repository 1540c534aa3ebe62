"""What teaches Ants."""
