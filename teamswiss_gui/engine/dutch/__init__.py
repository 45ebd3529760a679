"""The Dutch system (C.04.3) with a team as the participant."""
