from datetime import date, timedelta


class LendingError(Exception):
    """Base of all problems at the counter."""


class NotAvailable(LendingError):
    def __init__(self, tool, until):
        self.tool, self.until = tool, until
        super().__init__(f"{tool} is out until {until:%d.%m.}")


class LimitReached(LendingError):
    def __init__(self, member):
        super().__init__(f"{member.name} already has {len(member.loans)} tools")


class UnknownTool(LendingError, KeyError):
    def __str__(self):
        return f"we have no {self.args[0]!r}"


class Member:
    limit = 2

    def __init__(self, name, junior=False):
        self.name = name
        self.loans = {}
        self.fees = 0
        if junior:
            self.limit = 1


class ToolLibrary:
    period = timedelta(days=7)

    def __init__(self, *tools):
        self.shelf = dict.fromkeys(tools)

    def lend(self, tool, member, today):
        if tool not in self.shelf:
            raise UnknownTool(tool)
        holder = self.shelf[tool]
        if holder is not None:
            raise NotAvailable(tool, holder.loans[tool])
        if len(member.loans) >= member.limit:
            raise LimitReached(member)
        self.shelf[tool] = member
        member.loans[tool] = due = today + self.period
        return due

    def give_back(self, tool, today):
        try:
            member = self.shelf[tool]
            due = member.loans.pop(tool)
        except KeyError as e:
            raise UnknownTool(tool) from e
        except AttributeError:
            raise LendingError(f"{tool} was not lent") from None
        self.shelf[tool] = None
        late = (today - due).days
        if late > 0:
            member.fees += min(late * 50, 400)
        return max(late, 0)

    @property
    def available(self):
        return [t for t, m in self.shelf.items() if m is None]


lib = ToolLibrary("drill", "jigsaw", "ladder", "Hobel")
ana, ole = Member("Ana"), Member("Ole", junior=True)
day = date(2024, 2, 26)

requests = [("drill", ana), ("drill", ole), ("ladder", ole), ("Hobel", ole), ("saw", ana), ("jigsaw", ana), ("Hobel", ana)]
for tool, who in requests:
    try:
        due = lib.lend(tool, who, day)
    except NotAvailable as e:
        print("sorry:", e, (e.until - day).days)
    except LendingError as e:
        print(f"{type(e).__name__}: {e}")
    else:
        print(f"{who.name} takes {tool} until {due.isoformat()}")
print(lib.available, list(ana.loans))

for tool, days in [("drill", 7), ("ladder", 10), ("ladder", 10), ("axe", 1), ("jigsaw", 40)]:
    try:
        print(tool, "late by", lib.give_back(tool, day + timedelta(days)))
    except LendingError as e:
        print(e, "|", type(e.__cause__).__name__)
print(ana.fees, ole.fees, ana.limit, ole.limit, Member.limit)
print(isinstance(UnknownTool("x"), KeyError), issubclass(LimitReached, KeyError))
print(lib.available == list(lib.shelf), day + lib.period * 2)
