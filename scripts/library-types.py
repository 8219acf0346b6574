"""Writes src/python/library/library-types.json: which plain types the functions of the standard library return.

They are read from the stubs of typeshed (Apache-2.0 and MIT licences), in the version that the PyPI package typeshed-client (MIT)
brings along. Nothing of it is imported, only parsed:

    pip download --no-deps -d /tmp/stubs typeshed-client==2.8.2
    python scripts/library-types.py /tmp/stubs/typeshed_client-2.8.2-py3-none-any.whl
"""

import ast
import json
import sys
import zipfile
from pathlib import Path

PACKAGE = "typeshed-client 2.8.2"
ROOT = "typeshed_client/typeshed/"
TARGET = Path(__file__).parent.parent / "src/python/library/library-types.json"
# What few programs use, or what is only about windows and developers' tools.
LEFT_OUT = {
    "tkinter",
    "lib2to3",
    "distutils",
    "idlelib",
    "msilib",
    "ensurepip",
    "turtle",
    "turtledemo",
    "pydoc_data",
    "test",
    "curses",
    "venv",
    "winreg",
    "_winapi",
    "encodings",
    "antigravity",
    "this",
    "xxlimited",
    "nt",
    "msvcrt",
    "winsound",
    "wsgiref",
    "xmlrpc",
    "_typeshed",
}
VERSION = (3, 12)
# A type variable stands for this in the plain reading: texts are more common than bytes.
VARIABLES = {"AnyStr": "str", "LiteralString": "str"}
BUILTINS = {
    "int",
    "float",
    "complex",
    "bool",
    "str",
    "bytes",
    "bytearray",
    "list",
    "dict",
    "set",
    "frozenset",
    "tuple",
    "range",
    "slice",
    "object",
    "type",
    "memoryview",
}


class Module:
    """The names of one stub."""

    def __init__(self, name: str, body: list[ast.stmt], is_package: bool):
        self.name = name
        self.is_package = is_package
        self.body = list(flat(body))
        self.imports: dict[str, str] = {}
        self.stars: list[str] = []
        self.passed_on: set[str] = set()
        self.classes: dict[str, ast.ClassDef] = {}
        for node in self.body:
            if isinstance(node, ast.ClassDef):
                self.classes[node.name] = node
            elif isinstance(node, ast.ImportFrom):
                base = self.resolve(node)
                for alias in node.names:
                    if alias.name == "*":
                        self.stars.append(base)
                    else:
                        if alias.asname == alias.name:
                            self.passed_on.add(alias.name)
                        self.imports[alias.asname or alias.name] = f"{base}.{alias.name}"
            elif isinstance(node, ast.Import):
                for alias in node.names:
                    self.imports[alias.asname or alias.name.split(".")[0]] = (alias.asname and alias.name) or alias.name.split(".")[0]

    def resolve(self, node: ast.ImportFrom) -> str:
        if not node.level:
            return node.module or ""
        parts = self.name.split(".")
        parts = parts[: len(parts) - node.level + (1 if self.is_package else 0)]
        return ".".join([*parts, *([node.module] if node.module else [])])


def flat(body: list[ast.stmt]):
    """The statements that hold on Linux in one version of Python."""
    for node in body:
        if isinstance(node, ast.If):
            yield from flat(node.body if holds(node.test) else node.orelse)
        else:
            yield node


def holds(test: ast.expr) -> bool:
    text = ast.unparse(test)
    if isinstance(test, ast.BoolOp):
        values = [holds(value) for value in test.values]
        return all(values) if isinstance(test.op, ast.And) else any(values)
    if text.startswith("sys.platform"):
        return eval(text, {"sys": type("sys", (), {"platform": "linux"})})
    if text.startswith("sys.version_info"):
        return eval(text, {"sys": type("sys", (), {"version_info": VERSION})})
    return text != "TYPE_CHECKING"


class Types:
    def __init__(self, modules: dict[str, Module]):
        self.modules = modules

    def owner(self, module: Module, name: str, depth: int = 0) -> tuple[str, str] | None:
        """The module and name of the class that a name stands for."""
        if name in module.classes:
            return module.name, name
        path = module.imports.get(name)
        if path and depth < 6:
            holder, _, last = path.rpartition(".")
            other = self.modules.get(holder)
            if other:
                return self.owner(other, last, depth + 1)
        if "builtins" in self.modules and name in self.modules["builtins"].classes:
            return "builtins", name
        return None

    def plain(self, module: Module, node: ast.expr | None, own: str | None) -> str | None:
        """The type as `list[str]` or `re.Match | None`; None for what is no plain class."""
        if node is None:
            return None
        if isinstance(node, ast.Constant):
            if node.value is None:
                return "None"
            return self.plain(module, ast.parse(node.value, mode="eval").body, own) if isinstance(node.value, str) else None
        if isinstance(node, ast.BinOp) and isinstance(node.op, ast.BitOr):
            sides = [self.plain(module, side, own) for side in (node.left, node.right)]
            if None in sides or sides.count("None") != 1 or " | " in "".join(s or "" for s in sides):
                return None
            return f"{next(s for s in sides if s != 'None')} | None"
        if isinstance(node, ast.Subscript):
            base = self.plain(module, node.value, own)
            if base is None or " | " in base:
                return None
            if base not in ("list", "set", "dict", "tuple", "frozenset"):
                return base
            inner = node.slice.elts if isinstance(node.slice, ast.Tuple) else [node.slice]
            parts = ["..." if isinstance(p, ast.Constant) and p.value is ... else self.plain(module, p, own) for p in inner]
            return base if None in parts else f"{base}[{', '.join(p or '' for p in parts)}]"
        if isinstance(node, ast.Attribute):
            holder = node.value
            if isinstance(holder, ast.Name) and module.imports.get(holder.id) in self.modules:
                return self.plain(self.modules[module.imports[holder.id]], ast.Name(node.attr), own)
            return None
        if not isinstance(node, ast.Name):
            return None
        if node.id == "Self":
            return "Self" if own else None
        if node.id in VARIABLES:
            return VARIABLES[node.id]
        found = self.owner(module, node.id)
        if not found:
            return None
        holder, name = found
        if holder in ("typing", "typing_extensions", "_typeshed"):
            return {"Iterator": "Iterator", "Generator": "Generator"}.get(name)
        return name if holder == "builtins" else f"{public(holder)}.{name}"


def public(module: str) -> str:
    return {"_io": "io", "_collections_abc": "collections.abc", "_thread": "threading", "_socket": "socket", "_csv": "csv", "_struct": "struct"}.get(
        module, module
    )


def returns(types: Types, module: Module, nodes: list[ast.FunctionDef], own: str | None) -> str | None:
    """What all overloads agree on."""
    found = {types.plain(module, node.returns, own) for node in nodes}
    # Where texts give texts and bytes give bytes, the texts are meant.
    if len(found) > 1 and any("str" in (each or "") for each in found):
        found = {each for each in found if each is None or "bytes" not in each}
    return found.pop() if len(found) == 1 else None


def grouped(body: list[ast.stmt]) -> dict[str, list[ast.FunctionDef]]:
    groups: dict[str, list[ast.FunctionDef]] = {}
    for node in body:
        if isinstance(node, ast.FunctionDef):
            groups.setdefault(node.name, []).append(node)
    return groups


def decorated(nodes: list[ast.FunctionDef], name: str) -> bool:
    return any(ast.unparse(one).split(".")[-1] == name for one in nodes[0].decorator_list)


def read(wheel: str) -> dict[str, Module]:
    modules = {}
    with zipfile.ZipFile(wheel) as archive:
        for path in archive.namelist():
            if not path.startswith(ROOT) or not path.endswith(".pyi"):
                continue
            parts = path[len(ROOT) : -4].split("/")
            if parts[0] == "stdlib":
                parts = parts[1:]
            is_package = parts[-1] == "__init__"
            name = ".".join(parts[:-1] if is_package else parts)
            modules[name] = Module(name, ast.parse(archive.read(path)).body, is_package)
    for module in modules.values():
        for star in module.stars:
            other = modules.get(star)
            if other is None:
                continue
            public_names = [*other.classes, *grouped(other.body)]
            for each in public_names:
                if not each.startswith("_"):
                    module.imports.setdefault(each, f"{star}.{each}")
    return modules


def table(modules: dict[str, Module]) -> dict[str, object]:
    types = Types(modules)
    functions: dict[str, dict[str, str]] = {}
    values: dict[str, dict[str, str]] = {}
    classes: dict[str, dict[str, object]] = {}
    for name, module in sorted(modules.items()):
        if name.split(".")[0] in LEFT_OUT or (name.startswith("_") and public(name) == name):
            continue
        if name in ("typing", "typing_extensions"):
            continue
        shown = public(name)
        for callee, nodes in grouped(module.body).items():
            found = returns(types, module, nodes, None)
            if found and not callee.startswith("_"):
                functions.setdefault(shown, {})[callee] = found
        for node in module.body:
            if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
                found = types.plain(module, node.annotation, None)
                if found and not node.target.id.startswith("_"):
                    values.setdefault(shown, {})[node.target.id] = found
        # Methods of one object that are there as functions: `random.random`.
        for node in module.body:
            if not isinstance(node, ast.Assign) or not isinstance(node.value, ast.Attribute):
                continue
            holder = module.classes.get("Random") if name == "random" else None
            nodes = grouped(list(flat(holder.body))).get(node.value.attr) if holder else None
            inherited = grouped(list(flat(modules["_random"].classes["Random"].body))).get(node.value.attr)
            found = returns(types, module, nodes or inherited or [], None) if holder else None
            for target in node.targets:
                if found and isinstance(target, ast.Name):
                    functions.setdefault(shown, {})[target.id] = found
        # A class, or function, that is only passed on: from a module of the same package, or of its C part.
        for alias, path in module.imports.items():
            holder, _, last = path.rpartition(".")
            other = modules.get(holder)
            if other is None or alias.startswith("_"):
                continue
            if not (alias in module.passed_on or holder.startswith("_") or holder.split(".")[0] == name.split(".")[0]):
                continue
            nodes = grouped(other.body).get(last)
            found = nodes and returns(types, other, nodes, None)
            if found:
                functions.setdefault(shown, {}).setdefault(alias, found)
            owner = types.owner(module, alias)
            if owner and owner[0] not in ("builtins", "typing", "_typeshed", "typing_extensions", "collections.abc", "types"):
                functions.setdefault(shown, {}).setdefault(alias, f"{public(owner[0])}.{owner[1]}")
        for class_name, definition in module.classes.items():
            if class_name.startswith("_"):
                continue
            own = class_name if shown == "builtins" else f"{shown}.{class_name}"
            body = list(flat(definition.body))
            methods: dict[str, str] = {}
            attributes: dict[str, str] = {}
            for member, nodes in grouped(body).items():
                found = returns(types, module, nodes, own)
                if not found or (
                    member.startswith("_") and member not in ("__enter__", "__getitem__", "__iter__", "__len__", "__bool__", "__next__", "__truediv__")
                ):
                    continue
                (attributes if decorated(nodes, "property") else methods)[member] = found
            for node in body:
                if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
                    found = types.plain(module, node.annotation, own)
                    if found and not node.target.id.startswith("_"):
                        attributes[node.target.id] = found
            bases = [types.plain(module, base, own) for base in definition.bases]
            entry: dict[str, object] = {}
            # A class of a module in C is the base of the one that goes by its name: they are told as one.
            hidden = classes.get(own, {}) if own in bases else {}
            methods = {**hidden.get("methods", {}), **methods}
            attributes = {**hidden.get("attributes", {}), **attributes}
            bases = [*hidden.get("bases", []), *(base for base in bases if base != own)]
            if any(bases):
                entry["bases"] = [base for base in bases if base and base != "object"]
            # Of a base that cannot be named it is not known whether it has a length.
            names = {ast.unparse(b).split("[")[0] for b in definition.bases}
            is_sized = "__len__" in grouped(body) or "__bool__" in grouped(body)
            if is_sized or (
                None in bases and not names <= {"Generic", "Protocol", "Hashable", "Iterator", "Iterable", "object", "AbstractContextManager", "ABC"}
            ):
                entry["sized"] = True
            if methods:
                entry["methods"] = methods
            if attributes:
                entry["attributes"] = attributes
            classes[own] = entry
    return {"source": f"typeshed (Apache-2.0, MIT), from {PACKAGE}", "functions": functions, "values": values, "classes": classes}


if __name__ == "__main__":
    made = table(read(sys.argv[1]))
    TARGET.parent.mkdir(exist_ok=True)
    TARGET.write_text(json.dumps(made, separators=(",", ":"), sort_keys=True) + "\n")
    print(f"{TARGET}: {TARGET.stat().st_size} bytes")
