# quoting words for a command line and taking them apart again
SAFE = set("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789@%+=:,./-_")


class Unbalanced(ValueError):
    pass


def quote(word):
    if not word:
        return "''"
    if SAFE.issuperset(word):
        return word
    if "'" not in word:
        return "'" + word + "'"
    return '"' + word.replace("\\", "\\\\").replace('"', '\\"') + '"'


def join(words, sep=" "):
    return sep.join(map(quote, words))


def split(line, *, comments=False):
    words, current, mode = [], None, ""
    chars = iter(line)
    for ch in chars:
        if mode == "'":
            if ch == "'":
                mode = ""
            else:
                current += ch
        elif ch == "\\":
            current = (current or "") + next(chars, "")
        elif ch == '"':
            mode = "" if mode else '"'
            current = current or ""
        elif mode:
            current += ch
        elif ch == "'":
            mode, current = ch, current or ""
        elif ch.isspace():
            if current is not None:
                words.append(current)
            current = None
        elif comments and ch == "#" and current is None:
            break
        else:
            current = (current or "") + ch
    if mode:
        raise Unbalanced(f"no closing {mode}")
    return words if current is None else words + [current]


def env_prefix(words):
    """Split leading NAME=value words off."""
    env = {}
    rest = list(words)
    while rest and "=" in rest[0] and rest[0].split("=")[0].isidentifier():
        name, value = rest.pop(0).split("=", 1)
        env[name] = value
    return env, rest


for w in ("report.txt", "my file", "", 'a "hi" y\'all'):
    print(f"{w!r:>20} => {quote(w)}")
print(join(["cp", "-r", "Año 2023", "/mnt"]))
print(split("rm 'a b'"))
print(split('a"b c" ""'))
print(split(r"a\ b c"), split("  "))
print(split("l #a", comments=True), split("x#1"))
print(env_prefix(["TZ=UTC", "L=", "date", "-u"]))
print(env_prefix(["2x=3", "run"]), env_prefix([]))
for line in ("'oo", 'b "'):
    try:
        split(line)
    except Unbalanced as e:
        print(type(e).__name__ + ":", e)
argv = ["it's", ""]
print(split(join(argv)) == argv)
