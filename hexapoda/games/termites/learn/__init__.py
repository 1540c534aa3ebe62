"""What teaches Termites."""
