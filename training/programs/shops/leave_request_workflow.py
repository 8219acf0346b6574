class WorkflowError(RuntimeError):
    """Raised when a step is not possible."""


class Request:
    STEPS = {
        "draft": {"submit": "waiting"},
        "waiting": {"approve": "approved", "reject": "rejected", "recall": "draft"},
        "approved": {"cancel": "draft"},
        "rejected": {},
    }

    def __init__(self, person, days):
        self.person = person
        self.days = days
        self.status = "draft"
        self.trail = []

    def do(self, action, by):
        options = self.STEPS[self.status]
        if action not in options:
            allowed = "/".join(options) or "nothing"
            raise WorkflowError(f"cannot {action}, only {allowed}")
        if action == "approve" and by == self.person:
            raise WorkflowError("nobody approves their own leave")
        self.trail.append((self.status, action, by))
        self.status = options[action]
        return self


balance = {"Pia": 10, "Kofi": 3}


def approve(req, boss):
    left = balance[req.person] - req.days
    action = "approve" if left >= 0 else "reject"
    req.do(action, boss)
    if action == "approve":
        balance[req.person] = left


r1 = Request("Pia", 4).do("submit", "Pia")
r2 = Request("Kofi", 5).do("submit", "Kofi").do("recall", "Kofi")
r2.days = 2
for req, action, who in [(r1, "approve", "Pia"), (r2, "approve", "Boss")]:
    try:
        req.do(action, who)
    except WorkflowError as e:
        print(f"{req.person}: {e}")
r2.do("submit", "Kofi")
r3 = Request("Kofi", 2).do("submit", "Kofi")
for r in (r1, r2, r3):
    approve(r, "Boss")
    print(r.person, r.days, r.status, len(r.trail))
print(balance)
print(r2.trail[-1])
