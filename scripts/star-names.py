"""Writes which names `from m import *` binds, for modules that programs import so: what their `__all__` says, or their public names.

python3.11 scripts/star-names.py > src/python/library/star-names.json
"""

import importlib
import json

MODULES = """
bisect calendar cmath collections copy datetime decimal fractions functools heapq itertools json math operator os os.path pathlib random re
statistics string textwrap time typing dataclasses enum abc contextlib
"""


def names(module: str) -> list[str]:
    found = importlib.import_module(module)
    public = [name for name in vars(found) if not name.startswith("_")]
    return sorted(getattr(found, "__all__", public))


if __name__ == "__main__":
    print(json.dumps({module: " ".join(names(module)) for module in MODULES.split()}, indent=0))
