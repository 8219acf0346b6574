toll = [3, 1, 7, 2, 4, 9, 2]

# cheapest way up when you may take 1, 2 or 3 steps at once
cost = []
prev = []
for i, t in enumerate(toll):
    if i < 3:
        options = [(0, -1)]
    else:
        options = []
    for back in (1, 2, 3):
        if i - back >= 0:
            options.append((cost[i - back], i - back))
    c, p = min(options)
    cost.append(c + t)
    prev.append(p)

print("cost:", cost)
end = min(range(len(toll) - 3, len(toll)), key=lambda i: cost[i])
print("leave from stair", end, "paying", cost[end])

steps = []
while end != -1:
    steps.append(end)
    end = prev[end]
steps = steps[::-1]
print("stairs used:", steps)
print("check:", sum(toll[s] for s in steps))

ways = [1, 1, 2]
while len(ways) <= len(toll):
    ways.append(ways[-1] + ways[-2] + ways[-3])
print("ways without toll:", ways[len(toll)])
