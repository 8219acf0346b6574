"""Variants of programs: other inputs, and small edits of the source (``python -m neural_debug_training.mutate``)."""
