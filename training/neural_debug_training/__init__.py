"""Training of the neural debugger: tracing CPython, generating programs, training and exporting the model."""
