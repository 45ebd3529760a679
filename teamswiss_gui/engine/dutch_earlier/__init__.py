"""The Dutch system in its earlier edition, a team being the player."""
