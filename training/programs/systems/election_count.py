from collections import Counter, defaultdict
from dataclasses import dataclass


class InvalidBallot(ValueError):
    pass


@dataclass(frozen=True)
class Ballot:
    ranking: tuple

    @classmethod
    def read(cls, text, allowed):
        names = tuple(text.upper().split(">"))
        if len(set(names)) != len(names):
            raise InvalidBallot(f"{text}: name twice")
        unknown = [n for n in names if n not in allowed]
        if unknown:
            raise InvalidBallot(f"{text}: who is {unknown[0]}?")
        return cls(names)

    def top(self, alive):
        return next((n for n in self.ranking if n in alive), None)


class Method:
    label = "?"

    def winner(self, ballots, candidates):
        raise NotImplementedError


class Plurality(Method):
    label = "plurality"

    def winner(self, ballots, candidates):
        tally = Counter(b.ranking[0] for b in ballots)
        return min(tally, key=lambda n: (-tally[n], n))


class Points(Method):
    label = "points"

    def winner(self, ballots, candidates):
        score = defaultdict(int)
        for b in ballots:
            for place, name in enumerate(b.ranking):
                score[name] += len(candidates) - place
        print("   ", sorted(score.items()))
        return max(sorted(score), key=score.get)


class Runoff(Method):
    label = "runoff"

    def winner(self, ballots, candidates):
        alive = list(candidates)
        while len(alive) > 1:
            tally = Counter({n: 0 for n in alive})
            tally.update(t for b in ballots if (t := b.top(alive)))
            last = min(alive, key=lambda n: (tally[n], n))
            print("   ", dict(tally), "out:", last)
            alive.remove(last)
        return alive[0]


class Election:
    def __init__(self, candidates):
        self.candidates = candidates
        self.ballots = []
        self.invalid = []

    def cast(self, text):
        try:
            self.ballots.append(Ballot.read(text, self.candidates))
        except InvalidBallot as e:
            self.invalid.append(str(e))


election = Election(["ANA", "BOB", "CAT"])
for vote in "ana>bob ana>cat bob>cat>ana cat>bob cat>ana>cat bob>cat ana dan>bob cat>bob>ana".split():
    election.cast(vote)
print(len(election.ballots), "valid;", election.invalid)
for method in [Plurality(), Points(), Runoff(), Method()]:
    print(method.label)
    try:
        print("  =>", method.winner(election.ballots, election.candidates))
    except NotImplementedError:
        print("  => cannot decide")
