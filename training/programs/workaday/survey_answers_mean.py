# Mean answer per question of the customer survey (ends with a bug to find)
class Survey:
    def __init__(self, *questions):
        self.questions = questions
        self.answers = {q: [] for q in questions}

    def add(self, **given):
        unknown = given.keys() - set(self.questions)
        if unknown:
            raise KeyError(f"unknown question {unknown.pop()}")
        for question, value in given.items():
            if value is not None:
                self.answers[question].append(value)

    def mean(self, question):
        values = self.answers[question]
        return sum(values) / len(values)

    def spread(self, question):
        low, *_, high = sorted(self.answers[question])
        return high - low

    def report(self):
        for q in self.questions:
            bar = "#" * round(self.mean(q))
            yield f"{q:<8}{self.mean(q):5.2f} {bar}"


survey = Survey("price", "service", "parking")
survey.add(price=4, service=5)
survey.add(price=2, parking=None)
survey.add(service=3, price=3)

try:
    survey.add(taste=5)
except KeyError as e:
    print("ignored:", e.args[0])

counts = {q: len(a) for q, a in survey.answers.items()}
print(counts)
print("price spread", survey.spread("price"))

few = [q for q, n in counts.items() if n < 3]
print("few answers for", few)
best = max(("price", "service"), key=survey.mean)
print("best so far:", best, survey.mean(best))

for line in survey.report():
    print(line)
print("done")
