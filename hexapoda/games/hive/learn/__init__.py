"""What teaches Hive."""
