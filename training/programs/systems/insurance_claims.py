from dataclasses import dataclass, replace
from datetime import date
from decimal import Decimal as D, ROUND_HALF_UP

class ClaimRejected(Exception):
    code = "R00"

class Expired(ClaimRejected):
    code = "R10"

class NotCovered(ClaimRejected):
    code = "R20"

@dataclass(frozen=True)
class Policy:
    number: str
    start: date
    end: date
    covers: tuple
    deductible: D = D("150")
    limit: D = D("2000")

    def check(self, claim):
        if not self.start <= claim.day <= self.end:
            raise Expired(f"{claim.day} outside {self.start.year}-{self.end.year}")
        if claim.cause not in self.covers:
            raise NotCovered(claim.cause)

    def renew(self):
        span = self.end - self.start
        return replace(self, start=self.end, end=self.end + span)

@dataclass
class Claim:
    policy: str
    cause: str
    day: date
    damage: D

class Adjuster:
    def __init__(self):
        self.policies = {}
        self.paid = {}

    def insure(self, policy):
        self.policies[policy.number] = policy

    def settle(self, claim):
        policy = self.policies[claim.policy]
        policy.check(claim)
        already = self.paid.get(policy.number, D(0))
        amount = max(claim.damage - policy.deductible, D(0))
        amount = min(amount, policy.limit - already)
        amount = amount.quantize(D("0.01"), ROUND_HALF_UP)
        self.paid[policy.number] = already + amount
        return amount

adj = Adjuster()
adj.insure(Policy("H-1", date(2022, 5, 1), date(2023, 5, 1), ("fire", "water")))
adj.insure(Policy("H-2", date(2022, 1, 1), date(2024, 1, 1), ("theft",), deductible=D("80.5")))

claims = [
    Claim("H-1", "water", date(2022, 8, 14), D("1249.995")),
    Claim("H-1", "theft", date(2022, 9, 1), D("300")),
    Claim("H-2", "theft", date(2023, 12, 31), D("75")),
    Claim("H-1", "fire", date(2023, 2, 2), D("5000")),
    Claim("H-1", "fire", date(2023, 6, 2), D("900")),
    Claim("H-9", "fire", date(2023, 6, 2), D("10")),
]
for c in claims:
    try:
        money = adj.settle(c)
    except ClaimRejected as err:
        print(err.code, c.policy, type(err).__name__.lower(), "|", err)
        if isinstance(err, Expired):
            adj.insure(adj.policies[c.policy].renew())
            print("   renewed until", adj.policies[c.policy].end)
    except KeyError as err:
        print("unknown policy", err)
    else:
        print(c.policy, c.cause, "pays", money)

for number, total in adj.paid.items():
    print(number, total, "of", adj.policies[number].limit)
