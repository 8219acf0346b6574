"""The modules of the standard library that statements may use: copies of their public names, without the modules inside them."""

from __future__ import annotations

import importlib
from types import ModuleType
from typing import Any

from ..allow_list import GUARDED, is_visible
from ..refusal import Refused
from . import markup, replacements

_WHOLE = frozenset(
    """math cmath statistics string textwrap bisect heapq itertools html unicodedata binascii base64 struct fractions decimal
    collections collections.abc numbers ipaddress colorsys keyword re datetime json operator difflib fnmatch urllib.parse
    html.entities array copy stringprep""".split()
)
"""Modules whose functions depend on nothing but their arguments."""

_PARTS = {
    "ast": "literal_eval",
    "functools": "reduce partial cmp_to_key",
    "os": "fspath sep linesep pathsep curdir pardir extsep",
    "os.path": "join basename dirname splitext split normpath commonprefix commonpath isabs splitdrive normcase sep",
    "posixpath": "join basename dirname splitext split normpath commonprefix commonpath isabs splitdrive normcase sep",
    "sys": "maxsize float_info maxunicode intern getdefaultencoding",
    "shlex": "quote split join",
    "http": "HTTPStatus HTTPMethod",
    "pathlib": "PurePath PurePosixPath PureWindowsPath",
    "csv": "QUOTE_ALL QUOTE_MINIMAL QUOTE_NONE QUOTE_NONNUMERIC Error",
    "io": "StringIO BytesIO UnsupportedOperation",
    "hashlib": "",
    "hmac": "",
    "xml": "",
    "xml.etree": "",
    "xml.etree.ElementTree": markup.NAMES,
    "random": "",
    "uuid": "UUID uuid3 uuid5 NAMESPACE_DNS NAMESPACE_URL NAMESPACE_OID NAMESPACE_X500",
    "types": "SimpleNamespace MappingProxyType",
    "argparse": """Namespace HelpFormatter ArgumentDefaultsHelpFormatter RawDescriptionHelpFormatter RawTextHelpFormatter
        MetavarTypeHelpFormatter ArgumentTypeError ArgumentError BooleanOptionalAction SUPPRESS REMAINDER OPTIONAL ZERO_OR_MORE ONE_OR_MORE""",
    "pprint": "pformat",
    "reprlib": "repr",
    "zlib": "compress crc32 adler32 decompress error MAX_WBITS Z_BEST_COMPRESSION Z_BEST_SPEED Z_DEFAULT_COMPRESSION",
    "calendar": """isleap leapdays weekday monthrange monthcalendar timegm month_name month_abbr day_name day_abbr Calendar
        MONDAY TUESDAY WEDNESDAY THURSDAY FRIDAY SATURDAY SUNDAY IllegalMonthError IllegalWeekdayError""",
    "typing": """cast TypeVar ParamSpec NewType Any Union Optional List Dict Set FrozenSet Tuple Type Callable Iterable Iterator
        Generator Sequence Mapping MutableMapping MutableSequence Collection Hashable Sized Deque DefaultDict Counter OrderedDict
        Literal ClassVar Final Annotated TypeAlias NoReturn Self Text AnyStr Never LiteralString Required NotRequired Unpack
        Concatenate TypeGuard TypeVarTuple ForwardRef AbstractSet MutableSet ChainMap Reversible Container KeysView ValuesView
        ItemsView MappingView Awaitable Coroutine AsyncIterable AsyncIterator AsyncGenerator ContextManager AsyncContextManager
        Pattern Match IO TextIO BinaryIO SupportsInt SupportsFloat SupportsComplex SupportsBytes SupportsIndex SupportsAbs
        SupportsRound TYPE_CHECKING get_origin get_args""",
    "time": "struct_time",
    "getopt": "getopt gnu_getopt GetoptError error",
    "dataclasses": "FrozenInstanceError",
    "urllib": "",
}
"""Modules with other functions beside such ones."""

_LEFT_OUT = {
    "re": {"purge", "Scanner"},
    "json": {"load", "dump", "JSONEncoder", "detect_encoding"},
    "datetime": {"datetime_CAPI"},
    "decimal": {"getcontext", "setcontext", "localcontext", "BasicContext", "DefaultContext", "ExtendedContext"},
    "copy": {"Error", "error", "dispatch_table"},
    "collections": {"namedtuple"},
    "operator": {"call"},
}


class Module:
    """Stands for a module of the standard library."""

    def __init__(self, name: str) -> None:
        self.__name__ = name

    def __getattr__(self, name: str) -> Any:
        if self.__name__ in _WHOLE and is_visible(name) and not hasattr(importlib.import_module(self.__name__), name):
            raise AttributeError(f"module '{self.__name__}' has no attribute '{name}'")
        raise Refused(f"{self.__name__}.{name} is not evaluated")


_made: dict[str, Module] = {}
_shared: list[tuple[Any, int]] = []
"""Lists, sets and dicts of modules, and how much is in them."""


def is_allowed(name: str) -> bool:
    """Whether there is something of that module to be had."""
    return name in _WHOLE or name in _PARTS


def names() -> list[str]:
    """All modules of which there is something to be had."""
    return sorted({*_WHOLE, *_PARTS})


def module(name: str) -> Module:
    """The module of that name. Raises Refused if it is not on the list."""
    if not is_allowed(name):
        raise Refused(f"the module {name} is not evaluated")
    if name not in _made:
        _made[name] = _made_of(name)
    return _made[name]


def are_changed() -> bool:
    """Whether a statement has changed what belongs to a module: nobody would see that later."""
    return any(len(each) != size for each, size in _shared)


def member(path: str) -> Any:
    """What `textwrap.dedent` or `datetime.date.fromisoformat` names, for example."""
    owner, _, name = path.rpartition(".")
    if is_allowed(path):
        return module(path)
    if is_allowed(owner):
        return getattr(module(owner), name)
    kind = member(owner) if "." in owner else None
    if not isinstance(kind, type) or not is_visible(name) or name in GUARDED:
        raise Refused(f"{path} is not evaluated")
    return getattr(kind, name)


def path_of(value: Any) -> str | None:
    """The path by which a program gets a function or class of the library, or a function of such a class: `date.fromisoformat`."""
    holder = getattr(value, "__self__", None)
    if isinstance(holder, type) and holder.__module__ != "builtins":
        owner = path_of(holder)
        return None if owner is None else f"{owner}.{value.__name__}"
    own = f"{(getattr(value, '__module__', None) or '').lstrip('_')}.{getattr(value, '__qualname__', '')}"
    try:
        if member(own) is value:
            return own
    except (Refused, ValueError):
        pass
    for name, made in _made.items():
        for key, each in made.__dict__.items():
            if each is value and key != "__name__":
                return f"{name}.{key}"
    return None


def _made_of(name: str) -> Module:
    real = importlib.import_module(name)
    made = Module(name)
    wanted = _PARTS[name].split() if name in _PARTS else _public(real)
    for each in wanted:
        value = getattr(real, each, None)
        if not isinstance(value, ModuleType) and each not in _LEFT_OUT.get(name, ()) and hasattr(real, each):
            made.__dict__[each] = value
            if isinstance(value, (list, set, dict)):
                _shared.append((value, len(value)))
    made.__dict__.update(replacements.of(name))
    for inner in ("os.path", "collections.abc", "urllib.parse", "html.entities", "xml.etree", "xml.etree.ElementTree"):
        owner, _, last = inner.rpartition(".")
        if owner == name:
            made.__dict__[last] = module(inner)
    return made


def _public(real: ModuleType) -> list[str]:
    """Its names, but for what it has only imported itself."""
    listed = getattr(real, "__all__", ())
    own = [each for each in dir(real) if each in listed or _is_of(real, getattr(real, each))]
    return [each for each in (*listed, *own) if not each.startswith("_")]


def _is_of(real: ModuleType, value: Any) -> bool:
    owner = getattr(value, "__module__", None) if callable(value) else None
    return owner is None or str(owner).lstrip("_") == real.__name__.lstrip("_")
