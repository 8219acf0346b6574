from dataclasses import dataclass
from datetime import date, datetime
from typing import Optional


class BadDateError(Exception):
    def __init__(self, text):
        super().__init__("bad date: " + text)
        self.text = text


@dataclass(order=True)
class Homework:
    due: date
    subject: str
    minutes: int
    handed_in: Optional[date] = None

    def status(self, today):
        if self.handed_in:
            if self.handed_in > self.due:
                return "late by " + str((self.handed_in - self.due).days)
            return "done"
        if self.due < today:
            return "MISSING"
        return "open"


def parse(text):
    try:
        return datetime.strptime(text, "%d/%m/%Y").date()
    except ValueError:
        raise BadDateError(text) from None


raw = [
    "Math|05/03/2024|40|04/03/2024",
    "History|01/03/2024|60|",
    "Biology|12/03/2024|25|",
    "English|31/02/2024|30|",
    "Music|28/02/2024|15|02/03/2024",
]
today = parse("06/03/2024")
work = []
for r in raw:
    subject, due, minutes, done = r.split("|")
    try:
        hw = Homework(parse(due), subject, int(minutes))
        if done != "":
            hw.handed_in = parse(done)
        work.append(hw)
    except BadDateError as e:
        print(subject, "-", e)

work.sort()
left = 0
for hw in work:
    st = hw.status(today)
    if st == "open" or st == "MISSING":
        left += hw.minutes
    print(f"{hw.due:%d %b} {hw.subject:8} {st}")
h, m = divmod(left, 60)
print(f"still to do: {h} h {m} min")
