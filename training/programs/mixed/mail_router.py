"""Routes e-mails with rules. Prints what happens to each of them."""
import re
from collections import defaultdict, Counter
from datetime import datetime, timezone, timedelta
from email.utils import parseaddr, format_datetime

HEADER = re.compile(r"^(?P<key>[A-Z][\w-]*):\s*(?P<value>.*)$", re.M)


class Mail:
    count = 0

    def __init__(self, raw):
        head, _, self.body = raw.partition("\n\n")
        self.headers = {m["key"].lower(): m["value"] for m in HEADER.finditer(head)}
        Mail.count += 1
        self.no = Mail.count

    def __getattr__(self, name):
        try:
            return self.headers[name]
        except KeyError:
            raise AttributeError(f"mail {self.no} has no {name}") from None

    @property
    def sender(self):
        return parseaddr(self.headers["from"])


class Router:
    def __init__(self):
        self.rules = []

    def when(self, folder, prio=0):
        def deco(test):
            self.rules.append((prio, folder, test))
            self.rules.sort(key=lambda r: -r[0])
            return test
        return deco

    def __call__(self, mail):
        for prio, folder, test in self.rules:
            try:
                if test(mail):
                    return folder
            except AttributeError as e:
                print("   note:", e)
        else:
            return "inbox"


route = Router()


@route.when("family")
def from_family(m):
    name, addr = m.sender
    return addr.endswith("@home.example")


@route.when("spam", prio=5)
def shouting(m):
    letters = [c for c in m.subject if c.isalpha()]
    return sum(map(str.isupper, letters)) > len(letters) / 2


route.when("bills", prio=1)(lambda m: re.search(r"\b(\d+)[.,]\d\d (EUR|USD)\b", m.body))

RAW = ["From: Grandma <gm@home.example>\nSubject: cake\n\nCome over!",
       "From: x@win.example\nSubject: WIN big MONEY now\n\nclick 10.00 USD",
       "From: Power Co <bill@power.example>\n\nplease pay 81,40 EUR",
       "From: bob@work.example\nSubject: lunch?\n\nat 12.30"]
folders = defaultdict(list)
for raw in RAW:
    mail = Mail(raw)
    where = route(mail)
    folders[where].append(mail.no)
    name, addr = mail.sender
    print(f"{mail.no}. {name or addr:<15} -> {where}")

print(dict(folders), [p for p, *_ in route.rules])
domains = Counter(Mail(r).sender[1].rpartition("@")[2] for r in RAW * 2)
print(domains["work.example"], Mail.count)
tz = timezone(timedelta(hours=-3))
print(format_datetime(datetime(2022, 5, 6, 7, 8, tzinfo=tz)))
