"""File modes: octal <-> rwx text, and changes such as u+x,go-w."""
import re

CLASSES = {"u": 6, "g": 3, "o": 0}
BITS = {"r": 4, "w": 2, "x": 1}


def to_text(mode):
    out = ""
    for shift in (6, 3, 0):
        bits = mode >> shift & 7
        out += "".join(ch if bits & bit else "-" for ch, bit in BITS.items())
    return out


def from_text(text):
    if len(text) != 9:
        raise ValueError(f"{text!r} should have 9 characters")
    mode = 0
    for ch, want in zip(text, "rwx" * 3):
        if ch not in (want, "-"):
            raise ValueError(f"{ch!r} where {want!r} or '-' should be")
        mode = mode << 1 | (ch == want)
    return mode


def change(mode, spec):
    if re.fullmatch("[0-7]{3}", spec):
        return int(spec, 8)
    for clause in spec.split(","):
        m = re.fullmatch(r"([ugoa]*)([-+=])([rwx]*)", clause)
        if not m:
            raise ValueError("bad clause " + repr(clause))
        who, op, perms = m.groups()
        bits = sum(BITS[p] for p in set(perms))
        if not who or "a" in who:
            who = "ugo"
        for c in who:
            shift = CLASSES[c]
            if op == "+":
                mode |= bits << shift
            elif op == "-":
                mode &= ~(bits << shift)
            else:
                mode = mode & ~(7 << shift) | bits << shift
    return mode


def allowed(mode, who, perm):
    return bool(mode >> CLASSES[who] & BITS[perm])


def apply_umask(mode, umask=0o022):
    return mode & ~umask


def risky(mode):
    notes = []
    if mode & 0o002:
        notes.append("world-writable")
    if mode & 0o111 and mode & 0o022:
        notes.append("others may change a program")
    return notes


print(to_text(0o754), to_text(0o4755))
print(oct(from_text("rw-r--r--")), f"{from_text('rwxrwxrwx'):03o}")
start = 0o640
for spec in ("u+x", "go-r", "u=rwx,o=", "755"):
    new = change(start, spec)
    print(f"{spec:<9} {new:04o} {to_text(new)}")
print(allowed(0o640, "g", "r"), allowed(0o640, "g", "w"), allowed(0o001, who="o", perm="x"))
print(f"{apply_umask(0o666):o} {apply_umask(0o777, umask=0o077):o} {apply_umask(0o666, 0):#o}")
print(risky(0o644), risky(0o777), risky(0o020))
print(0o644 ^ 0o600, ~0o777 & 0xFFF, 0o17 == 15)
for f, arg in ((from_text, "rwx"), (from_text, "rwxrwxrxw"), (lambda s: change(0, s), "z+r")):
    try:
        f(arg)
    except ValueError as e:
        print("ValueError:", e)
