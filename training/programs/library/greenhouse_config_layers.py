# Greenhouse controller: command lines, layered settings and an undo list
import copy
import json
import shlex
from collections import ChainMap

DEFAULTS = {"temp": 18.0, "fan": False, "zones": ["tomato"], "label": "House 1"}


class Controller:
    def __init__(self):
        self.user = {}
        self.settings = ChainMap(self.user, DEFAULTS)
        self.undo = []

    def do(self, line):
        try:
            command, *args = shlex.split(line, comments=True)
        except ValueError as err:
            return f"? {err}"
        handler = getattr(self, "cmd_" + command, None)
        if handler is None:
            return f"? {command}"
        try:
            return handler(*args)
        except TypeError:
            return f"? wrong arguments for {command}: {args}"

    def cmd_set(self, key, value):
        old = self.settings.get(key)
        self.undo.append(copy.deepcopy(self.user))
        if isinstance(old, bool):
            self.user[key] = value in ("on", "yes", "1")
        elif isinstance(old, float):
            self.user[key] = float(value)
        elif isinstance(old, list):
            self.user[key] = old + value.split(",")
        else:
            self.user[key] = value
        return f"{key}: {old!r} -> {self.user[key]!r}"

    def cmd_unset(self, key, place=None):
        self.undo.append(copy.deepcopy(self.user))
        if place is not None:
            del self.user[key][int(place)]
        else:
            del self.user[key]
        return self.settings[key]

    def cmd_undo(self):
        last = self.undo.pop()
        self.user.clear()
        self.user.update(last)
        return sorted(self.user)

    def cmd_save(self):
        return json.dumps(self.user, sort_keys=True)


box = Controller()
for line in (
    "set temp 21.5   # warmer",
    'set label "Anna\'s jungle"',
    "set zones chili,basil",
    "unset zones 0",
    "set fan on",
    "undo",
    "unset label",
    "set temp",
    "water now",
    "set label 'open",
    "save",
):
    print(f"{line.partition(' ')[0]:<6}", box.do(line))

print(dict(box.settings) == {**DEFAULTS, **box.user}, len(box.undo), DEFAULTS["zones"])
restored = json.loads(box.do("save"))
print(restored["zones"], restored.keys() <= DEFAULTS.keys(), restored == box.user)
print(json.dumps(restored, indent=2).splitlines()[1:4])
missing = [k for k in box.settings if k not in box.user]
print("from defaults:", missing, shlex.quote("Anna's jungle"))
