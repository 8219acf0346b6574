"""Objects of Python's library: which modules there are, what is replaced in them, and how their objects are made again."""
