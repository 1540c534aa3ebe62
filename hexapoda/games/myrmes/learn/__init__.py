"""What teaches Myrmes."""
