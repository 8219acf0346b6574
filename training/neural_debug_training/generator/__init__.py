"""Random, type-directed generator of Python programs for training (``python -m neural_debug_training.generator``)."""
