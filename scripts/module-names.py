"""Writes which names modules of the standard library have, in any version of Python and on any system, for `from math import sqr`.

They are read from the stubs of typeshed, as those of scripts/library-types.py are, and from the modules themselves.

    pip download --no-deps -d /tmp/stubs typeshed-client==2.8.2
    python3.11 scripts/module-names.py /tmp/stubs/typeshed_client-2.8.2-py3-none-any.whl > src/python/library/module-names.json
"""

import ast
import importlib
import json
import pkgutil
import sys
import zipfile

ROOT = "typeshed_client/typeshed/"
# What is made in more than one place is left out: asyncio, os, sys.
MODULES = """
math cmath statistics string textwrap bisect heapq itertools functools operator collections fractions decimal datetime calendar random re json copy
dataclasses enum abc contextlib os.path time io csv typing pathlib collections.abc hashlib uuid secrets itertools pprint shutil glob
"""


def of_stub(stubs: zipfile.ZipFile, module: str) -> set[str]:
    inside = module.replace(".", "/")
    [path] = [p for p in (f"{ROOT}{inside}.pyi", f"{ROOT}{inside}/__init__.pyi") if p in stubs.namelist()]
    found: set[str] = set()
    for node in ast.walk(ast.parse(stubs.read(path))):
        match node:
            case ast.FunctionDef(name=name) | ast.ClassDef(name=name) | ast.Name(id=name):
                found.add(name)
            case ast.ImportFrom(module=origin, names=aliases):
                stars = any(alias.name == "*" for alias in aliases)
                found |= of_stub(stubs, origin) if stars and origin else {alias.asname or alias.name for alias in aliases}
            case ast.Import(names=aliases):
                found |= {alias.asname or alias.name for alias in aliases}
    return found


def names(stubs: zipfile.ZipFile, module: str) -> list[str]:
    found = importlib.import_module(module)
    parts = {part.name for part in pkgutil.iter_modules(getattr(found, "__path__", []))}
    return sorted(name for name in {*dir(found), *parts, *of_stub(stubs, module)} if name.isidentifier() and name[0] != "_")


if __name__ == "__main__":
    with zipfile.ZipFile(sys.argv[1]) as archive:
        print(json.dumps({module: " ".join(names(archive, module)) for module in MODULES.split()}, indent=0))
