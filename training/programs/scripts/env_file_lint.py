import re

ENV = """\
# database
DB_HOST=localhost
DB_PORT=5432
DB_USER = admin
export DB_PASS="s3cret word"
db_name=orders
TIMEOUT=30s
DB_HOST=db.internal
EMPTY=
just text
URL=http://${DB_HOST}:${DB_PORT}/${MISSING}
"""

KEY = re.compile(r"^[A-Z][A-Z0-9_]*$")
REF = re.compile(r"\$\{(\w+)\}")

problems = []
values = {}

for no, line in enumerate(ENV.splitlines(), 1):
    stripped = line.strip()
    if not stripped or stripped[0] == "#":
        continue
    if "=" not in stripped:
        problems.append((no, "no equals sign"))
        continue
    key, value = stripped.split("=", 1)
    if key.startswith("export "):
        key = key[len("export "):]
    if key != key.rstrip() or value != value.lstrip():
        problems.append((no, "spaces around ="))
        key, value = key.strip(), value.strip()
    if not KEY.match(key):
        problems.append((no, f"odd key {key}"))
    if len(value) > 1 and value[0] == value[-1] == '"':
        value = value[1:-1]
    if value == "":
        problems.append((no, f"{key} is empty"))
    if key in values:
        problems.append((no, f"{key} set twice, was {values[key]}"))

    def expand(m, no=no):
        name = m.group(1)
        if name in values:
            return values[name]
        problems.append((no, f"{name} not defined"))
        return "?"

    values[key] = REF.sub(expand, value)

for no, text in problems:
    print(f"line {no:>2}: {text}")

print(len(values), "values,", len(problems), "problems")
for key in ("DB_HOST", "DB_PORT", "URL"):
    print(key, "=", values[key])

for key, value in values.items():
    if "PASS" in key:
        print(key, "=", value[0] + "*" * (len(value) - 1))
numbers = {k: int(v) for k, v in values.items() if v.isdigit()}
print("numeric:", numbers)
