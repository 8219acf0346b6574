"""Training on a GPU, whose machine is lent for minutes and gets all it needs in a few small files."""
