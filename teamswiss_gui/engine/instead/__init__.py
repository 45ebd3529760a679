"""Why two teams do not meet: what the round would come to if they had to."""
