import re
from types import MappingProxyType

ENV_TEXT = '''# service
HOST=db.local
PORT=5432
export URL="pg://${HOST}:$PORT/main"
RAW='$HOST stays'
LEVEL=${MODE:-info}
DEBUG=
9LIVES=cat
PORT=6000   # newer
COPY=$PORT-$NOPE
'''

VAR = re.compile(r"\$(?:\{(\w+)(?::-([^}]*))?\}|(\w+))")


def expand(value, known, problems):
    def sub(m):
        name = m[1] or m[3]
        if known.get(name):
            return known[name]
        if m[2] is not None:
            return m[2]
        problems.append(f"{name} unset")
        return ""
    return VAR.sub(sub, value)


def load_env(text):
    env = {}
    problems = []
    for n, line in enumerate(text.splitlines(), 1):
        line = line.strip().removeprefix("export ")
        if not line or line.startswith("#"):
            continue
        key, sep, value = line.partition("=")
        if not key.isidentifier():
            problems.append(f"line {n}: bad name {key}")
            continue
        if key in env:
            problems.append(f"line {n}: {key} again")
        if value[:1] == "'" and value.endswith("'"):
            env[key] = value[1:-1]
        else:
            if value[:1] == '"':
                value = value.strip('"')
            else:
                value = value.split(" #")[0].rstrip()
            env[key] = expand(value, env, problems)
    return MappingProxyType(env), problems


env, problems = load_env(ENV_TEXT)
width = max(len(k) for k in env)
for k, v in env.items():
    print(f"{k:<{width}} = {v!r}")
print("problems:")
for p in problems:
    print(" *", p)

try:
    env["HOST"] = "other"
except TypeError:
    print("env is read-only")

empty = [k for k, v in env.items() if not v]
numeric = {k: int(v) for k, v in env.items() if v.isdigit()}
print(empty, numeric)
print("url uses old port" if env["PORT"] not in env["URL"] else "url is current")
