"""Training of the neural debugger: tracing CPython, generating programs, training and exporting the model."""

import os

# Read when PyTorch is loaded: busy waiting costs several times the speed as soon as another process wants a core.
os.environ.setdefault("OMP_WAIT_POLICY", "passive")
