"""Single operations of ordinary code, each a question of its own."""
