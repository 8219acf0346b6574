"""Command shell over a pantry; commands are methods named do_*."""
import shlex
from collections import Counter


class UsageError(Exception):
    pass


class PantryShell:
    prompt = "pantry> "

    def __init__(self):
        self.items = Counter()
        self.history = []
        self.aliases = {"+": "add", "ls": "list"}

    def do_add(self, name, count="1"):
        """add NAME [COUNT]"""
        self.items[name] += int(count)
        return f"{name}: {self.items[name]}"

    def do_take(self, name, count="1"):
        """take NAME [COUNT]"""
        n = int(count)
        if self.items[name] < n:
            raise UsageError(f"only {self.items[name]} {name} left")
        self.items[name] -= n
        self.items += Counter()      # drops zeros
        return f"took {n} {name}"

    def do_list(self):
        """list"""
        return "; ".join(f"{n} x {name}" for name, n in self.items.most_common())

    def do_undo(self):
        """undo"""
        if not self.history:
            raise UsageError("nothing to undo")
        self.items = self.history.pop()
        return "restored"

    def execute(self, line):
        words = shlex.split(line, comments=True)
        if not words:
            return None
        verb = self.aliases.get(words[0], words[0])
        method = getattr(self, "do_" + verb, None)
        if method is None:
            close = [n[3:] for n in dir(self) if n.startswith("do_" + verb[0])]
            raise UsageError(f"unknown {verb!r}, try {close}")
        before = self.items.copy()
        try:
            result = method(*words[1:])
        except TypeError:
            raise UsageError("usage: " + method.__doc__) from None
        if verb in ("add", "take"):
            self.history.append(before)
        return result


script = """add rice 4
+ "black beans" 2
# a comment
take rice 1
take rice 9
take
ls
undo
ls
lisst
add oats many"""

shell = PantryShell()
for line in script.split("\n"):
    try:
        answer = shell.execute(line)
    except UsageError as e:
        answer = f"! {e}"
    except ValueError as e:
        answer = f"!! {e}"
    if answer is not None:
        print(shell.prompt + line, "=>", answer)
print(len(shell.history), "steps could be undone")
