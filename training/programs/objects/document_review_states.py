from enum import Enum, auto


class State(Enum):
    DRAFT = auto()
    REVIEW = auto()
    APPROVED = auto()
    PUBLISHED = auto()
    ARCHIVED = auto()

    def __repr__(self):
        return self.name.lower()


class TransitionError(Exception):
    def __init__(self, action, state):
        self.action, self.state = action, state
        super().__init__(f"cannot {action} while {state!r}")


def transition(source, target):
    sources = source if isinstance(source, tuple) else (source,)

    def decorator(method):
        def guarded(self, *args, **kwargs):
            if self.state not in sources:
                raise TransitionError(method.__name__, self.state)
            outcome = method(self, *args, **kwargs)
            if outcome is False:
                return self
            self.log.append((self.state, target))
            self.state = target
            return self
        guarded.target = target
        return guarded
    return decorator


class Document:
    def __init__(self, title, reviewers=2):
        self.title = title
        self.state = State.DRAFT
        self.needed = reviewers
        self.votes = {}
        self.log = []

    @transition(State.DRAFT, State.REVIEW)
    def submit(self):
        self.votes.clear()

    @transition(State.REVIEW, State.APPROVED)
    def approve(self, who):
        self.votes[who] = True
        return len(self.votes) >= self.needed

    @transition((State.REVIEW, State.APPROVED), State.DRAFT)
    def reject(self, who, reason="no reason"):
        self.votes[who] = reason

    @transition(State.APPROVED, State.PUBLISHED)
    def publish(self):
        self.title = self.title.upper()

    @transition((State.PUBLISHED, State.DRAFT), State.ARCHIVED)
    def archive(self):
        pass


doc = Document("Hausordnung 2024")
print(doc.submit().state, doc.log)
doc.approve("Meera").approve("Meera")
print(repr(doc.state), doc.votes)
doc.reject("Tomás", reason="typo on p. 3")
print(repr(doc.state), doc.votes["Tomás"])
doc.submit().approve("Meera").approve("Tomás")
print(repr(doc.state), len(doc.log))

attempts = [("approve", "Jan"), ("submit",), ("publish",), ("publish",), ("archive",), ("archive",)]
for name, *args in attempts:
    try:
        getattr(doc, name)(*args)
    except TransitionError as e:
        print(f"{e.action:8} -> {e}")
    else:
        print(f"{name:8} -> {doc.state!r}")
print(doc.title, [f"{a!r}>{b!r}" for a, b in doc.log[-3:]])
print(Document.reject.target, Document("x").archive().state.value)
moves = {}
for a, b in doc.log:
    moves.setdefault(a, []).append(b)
print(moves)
