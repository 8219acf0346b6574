"""Runs in the interpreter whose memory becomes the image: loads what the evaluator may need, and takes the way to JavaScript away."""

import contextlib
import gc
import importlib
import inspect
import os
import pkgutil
import sys
import types

# What Python code may be about to import, and what these modules import only when they are used: at run time there are no files.
MODULES = """
    abc argparse array ast base64 binascii bisect calendar cmath collections collections.abc colorsys configparser contextlib copy copyreg
    csv dataclasses datetime decimal difflib enum fnmatch fractions functools getopt graphlib hashlib heapq hmac html html.parser inspect io
    ipaddress itertools json keyword linecache locale logging math numbers operator pathlib pickle posixpath pprint ntpath queue random re
    reprlib shlex stat statistics string string.templatelib stringprep struct textwrap time token tokenize traceback types typing unicodedata
    urllib.parse uuid warnings weakref xml.etree.ElementTree zlib zoneinfo
    _strptime _bisect _heapq _json _struct _random _collections_abc _py_warnings
"""

# The bridge to JavaScript, and what it brings: event loops, sockets, processes, archives.
SURROUNDINGS = """
    js pyodide pyodide_js _pyodide _pyodide_core asyncio _asyncio webbrowser socket _socket ssl _ssl select selectors concurrent
    zipfile tempfile subprocess signal _signal pkgutil sysconfig _sysconfigdata__emscripten_wasm32-emscripten fcntl site _sitebuiltins
"""


def load(names):
    for name in names:
        importlib.import_module(name)


def load_codecs():
    import encodings

    for module in pkgutil.iter_modules(encodings.__path__):
        if module.name not in ("mbcs", "oem"):
            importlib.import_module("encodings." + module.name)
    for alias in set(encodings.aliases.aliases.values()) | {"utf-8-sig", "rot13"}:
        with contextlib.suppress(LookupError):
            encodings.codecs.lookup(alias)


def forget_javascript():
    sys.excepthook = sys.__excepthook__
    sys.displayhook = sys.__displayhook__
    sys.meta_path.clear()
    sys.path_hooks.clear()
    sys.path_importer_cache.clear()
    sys.path.clear()


def forget_texts():
    """
    What nobody can read is a part of what is packed: documentation and annotations of the library, tables that only make other tables,
    and which line of a module, whose source is not there, an instruction is from.
    """
    for thing in gc.get_objects():
        if not isinstance(thing, types.ModuleType | types.FunctionType | type):
            continue
        # Classes that are written in C keep theirs.
        with contextlib.suppress(AttributeError, TypeError):
            thing.__doc__ = None
        if isinstance(thing, types.FunctionType):
            thing.__annotate__ = None
            thing.__code__ = without_texts(thing.__code__)
    for name, module in sys.modules.items():
        if name.startswith("encodings."):
            vars(module).pop("decoding_map", None)


def without_texts(code):
    constants = [without_texts(one) if isinstance(one, types.CodeType) else one for one in code.co_consts]
    flags = code.co_flags
    if flags & inspect.CO_HAS_DOCSTRING:
        constants[0] = None
        flags &= ~inspect.CO_HAS_DOCSTRING
    return code.replace(co_consts=tuple(constants), co_flags=flags, co_linetable=b"")


def forget_surroundings():
    """Modules that only the start needed, and what they refer to: something that cannot be reached would keep most of it."""
    surroundings = set(SURROUNDINGS.split())
    sys.modules["zipimport"]._zip_directory_cache.clear()
    for module in [one for one in gc.get_objects() if isinstance(one, types.ModuleType)]:
        if module.__name__.split(".")[0] not in surroundings:
            continue
        sys.modules.pop(module.__name__, None)
        # This very program runs in it.
        if module.__name__ != "_pyodide._base":
            vars(module).clear()


load(MODULES.split())
load_codecs()
os.environ.clear()
sys.argv, sys.orig_argv, sys.executable, sys._base_executable = [""], [], "", ""
module = importlib.import_module(evaluator)  # noqa: F821, given by the script
answer = module.answer
warm_up = module.prepare() if hasattr(module, "prepare") else []
forget_texts()
for question in warm_up:
    answer(question)
forget_javascript()
forget_surroundings()
for _ in range(3):
    gc.collect()
# What is here stays: collections need not look at it.
gc.freeze()
id(answer)
