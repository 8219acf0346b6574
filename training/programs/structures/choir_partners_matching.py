singers = {
    "Ada": ["Bo", "Cy", "Di"],
    "Eli": ["Bo", "Di", "Cy"],
    "Fay": ["Cy", "Bo", "Di"],
}
coaches = {
    "Bo": ["Fay", "Eli", "Ada"],
    "Cy": ["Ada", "Fay", "Eli"],
    "Di": ["Ada", "Eli", "Fay"],
}

free = sorted(singers, reverse=True)
next_choice = dict.fromkeys(singers, 0)
pair = {}
rounds = 0

while free:
    s = free.pop()
    coach = singers[s][next_choice[s]]
    next_choice[s] += 1
    rounds += 1
    holder = pair.get(coach)
    if holder is None:
        pair[coach] = s
        verdict = "accepted"
    elif coaches[coach].index(s) < coaches[coach].index(holder):
        pair[coach] = s
        free.append(holder)
        verdict = f"accepted, {holder} free again"
    else:
        free.append(s)
        verdict = "refused"
    print(f"{rounds}. {s} asks {coach}: {verdict}")

print(pair, next_choice)


def unstable(pair):
    partner_of = {s: c for c, s in pair.items()}
    for s, wishes in singers.items():
        mine = partner_of[s]
        for better in wishes[:wishes.index(mine)]:
            rivals = coaches[better]
            if rivals.index(s) < rivals.index(pair[better]):
                yield s, better


print(list(unstable(pair)))
print(list(unstable({"Bo": "Ada", "Cy": "Eli", "Di": "Fay"})))

happiness = {s: singers[s].index(c) + 1 for c, s in pair.items()}
print(happiness, sum(happiness.values()) / len(happiness))
first_wish = [s for s in happiness if happiness[s] == 1]
print(first_wish or "nobody", len(first_wish))
ranks = [[row.index(c) for c in sorted(coaches)] for row in singers.values()]
print(ranks, [sum(col) for col in zip(*ranks)])
