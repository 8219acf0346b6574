from collections import defaultdict

ANY = "*"


class TransitionError(RuntimeError):
    def __init__(self, state, event, allowed):
        self.state, self.event = state, event
        hint = ", ".join(allowed) or "nothing"
        super().__init__("cannot %s while %s (allowed: %s)" % (event, state, hint))


class Machine:
    def __init__(self, initial, table):
        self.state = initial
        self.history = [initial]
        self._table = defaultdict(dict)
        self._hooks = defaultdict(list)
        for line in table.strip().splitlines():
            left, arrow, target = line.partition("->")
            if not arrow:
                raise ValueError("bad rule: %r" % line.strip())
            source, event = left.split(":")
            for s in source.split("|"):
                self._table[s.strip()][event.strip()] = target.strip()

    def allowed(self):
        return sorted({**self._table.get(ANY, {}), **self._table.get(self.state, {})})

    def on_enter(self, state):
        def register(func):
            self._hooks[state].append(func)
            return func
        return register

    def can(self, event):
        return event in self.allowed()

    def fire(self, event, **payload):
        target = self._table.get(self.state, {}).get(event)
        if target is None:
            target = self._table.get(ANY, {}).get(event)
        if target is None:
            raise TransitionError(self.state, event, self.allowed())
        previous, self.state = self.state, target
        self.history.append(target)
        for hook in self._hooks.get(target, ()):
            hook(previous, **payload)
        return self


RULES = """
    draft: submit -> review
    review: approve -> published
    review|published: reject -> draft
    *: archive -> archived
"""

if __name__ == "__main__":
    post = Machine("draft", RULES)
    notes = []

    @post.on_enter("draft")
    def back(previous, reason="?"):
        notes.append(f"back from {previous}: {reason}")

    print(post.state, post.allowed())
    post.fire("submit").fire("reject", reason="typos")
    print(post.history, notes)
    print(post.can("approve"), post.can("archive"))
    for event in ("submit", "approve", "submit", "archive"):
        try:
            print(event, "=>", post.fire(event).state)
        except TransitionError as err:
            print("!!", err)
    try:
        Machine("a", "a: go b")
    except ValueError as err:
        print(err)
    assert post.history[-1] == "archived" and len(post.history) == 6
