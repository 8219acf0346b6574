# reading lines of a requirements file
import operator
import re

OPS = {"==": operator.eq, "!=": operator.ne, ">=": operator.ge,
       "<=": operator.le, ">": operator.gt, "<": operator.lt}
LINE = re.compile(r"\s*([A-Za-z][\w.-]*)\s*(?:\[([^\]]*)\])?\s*([^;]*)(?:;(.*))?$")


def norm_name(name):
    return re.sub(r"[-_.]+", "-", name).lower()


def version_tuple(text, length=3):
    nums = list(map(int, text.split(".")))
    return tuple(nums + [0] * (length - len(nums)))


def parse_specs(text):
    specs = []
    for piece in filter(None, map(str.strip, text.split(","))):
        m = re.match(r"(~=|[=!<>]=|[<>])\s*([\d.]+)(\.\*)?$", piece)
        if not m:
            raise ValueError("bad specifier " + repr(piece))
        op, version, star = m.groups()
        if op == "~=":
            parts = version.split(".")
            upper = parts[:-1]
            upper[-1] = str(int(upper[-1]) + 1)
            specs += [(">=", version), ("<", ".".join(upper))]
        elif star:
            specs.append((op + "*", version))
        else:
            specs.append((op, version))
    return specs


def parse_line(line):
    line = line.split(" #")[0].strip()
    if not line or line.startswith("#"):
        return None
    m = LINE.match(line)
    if m is None:
        raise ValueError(f"cannot read {line!r}")
    name, extras, specs, marker = m.groups()
    return {
        "name": norm_name(name),
        "extras": sorted(e.strip() for e in extras.split(",")) if extras else [],
        "specs": parse_specs(specs),
        "marker": marker.strip() if marker else None,
    }


def allows(specs, version):
    v = version_tuple(version)
    for op, wanted in specs:
        if op == "==*":
            prefix = tuple(map(int, wanted.split(".")))
            if v[:len(prefix)] != prefix:
                return False
        elif not OPS[op](v, version_tuple(wanted)):
            return False
    return True


def newest(specs, versions):
    good = [v for v in versions if allows(specs, v)]
    return max(good, key=version_tuple, default=None)


print(parse_line("Zope.Interface_x >=5.1, <6  # pinned by Ravi"))
print(parse_line("httpkit[http2, brotli]~=0.23.1; python_version < '3.9'"))
print(parse_line("  # nothing here"), parse_line(""))
print(parse_line("six")["specs"], parse_specs("~=1.4"))
avail = ["1.4", "1.10.2", "2.0"]
for text in (">=1.5,<2", "==1.*", ">3", ""):
    print(f"{text or 'any':<8}", newest(parse_specs(text), avail))
print(version_tuple("3.11"), version_tuple("1.2.3.4"), version_tuple("7", length=1))
print(allows([("<=", "1.4")], "1.4.0"), allows([("==", "1.4")], "1.4.1"), norm_name("A__b.-C"))
for bad in ("pkg=>1", "???", "pkg >=one"):
    try:
        parse_line(bad)
    except ValueError as e:
        print("ValueError:", e)
