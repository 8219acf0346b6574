# Which percentages add up to 100?
answers = {"very good": 26, "good": 46, "so-so": 13, "bad": 8, "no answer": 2}
total = sum(answers.values())


def largest_remainder(counts, places=0):
    units = 100 * 10 ** places
    n = sum(counts.values())
    floors, rests = {}, []
    for key, count in counts.items():
        q, r = divmod(count * units, n)
        floors[key] = q
        rests.append((r, key))
    lack = units - sum(floors.values())
    for r, key in sorted(rests, reverse=True)[:lack]:
        floors[key] += 1
    return {k: v / 10 ** places for k, v in floors.items()}


naive = {k: round(100 * v / total) for k, v in answers.items()}
exact = largest_remainder(answers)
tenth = largest_remainder(answers, places=1)

print(f"{'answer':<10}{'n':>4}{'naive':>7}{'fair':>7}{'.1':>7}")
for k, v in answers.items():
    bar = "█" * (v // 4) + ("▌" if v % 4 >= 2 else "")
    print(f"{k:<10}{v:>4}{naive[k]:>6}%{exact[k]:>6.0f}%{tenth[k]:>6}% {bar}")
print(f"{'sum':<10}{total:>4}{sum(naive.values()):>6}%{sum(exact.values()):>6.0f}%{sum(tenth.values()):>6.1f}%")

share = answers["good"] / total
print(f"{share:%} {share:.0%} {share:8.2%}| {share:<8.1%}| {share:+.1%} {share * 1000:.0f}‰")
before = 0.395
diff = share - before
print(f"change {diff:+.1%} = {diff * 100:+.2f} points, relative {share / before - 1:+.1%}")

weights = [2, 1, 0, -1]
score = sum(w * n for w, n in zip(weights, answers.values()))
print("score", score, f"{score / total:.3f}", "cut off:", len(answers) - len(weights))
running, levels = 0, []
for k, v in answers.items():
    running += v
    levels.append(f"{running / total:.0%}")
print(" ".join(levels), levels[-1] == levels[-2])
half = next(k for k, lv in zip(answers, levels) if float(lv.rstrip("%")) >= 50)
print("median answer:", half)
print(largest_remainder({"a": 1, "b": 1, "c": 1}), largest_remainder({"x": 5}), round(0.5), round(1.5), round(-0.5))
try:
    print(largest_remainder({"none": 0}))
except ZeroDivisionError as e:
    print("nobody answered:", e)
