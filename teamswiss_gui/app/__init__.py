"""The session that the window works on, jobs, notices and settings."""
