"""Two people per raft at most, and a weight limit."""


def rafts_needed(weights, limit):
    weights = sorted(weights)
    light, heavy = 0, len(weights) - 1
    rafts = []
    while light <= heavy:
        crew = [weights[heavy]]
        if light < heavy and weights[light] + weights[heavy] <= limit:
            crew.append(weights[light])
            light += 1
        heavy -= 1
        rafts.append(tuple(crew))
    return rafts


def closest_pair(nums, target):
    nums = sorted(nums)
    i, j = 0, len(nums) - 1
    best = None
    while i < j:
        s = nums[i] + nums[j]
        if best is None or abs(s - target) < abs(sum(best) - target):
            best = (nums[i], nums[j])
        if s == target:
            break
        if s < target:
            i += 1
        else:
            j -= 1
    return best


school = [44, 71, 52, 90, 38, 65]
rafts = rafts_needed(school, 110)
for n, crew in enumerate(rafts, 1):
    print(f"raft {n}: {crew} = {sum(crew)} kg")
print("alone:", sum(len(c) == 1 for c in rafts))
print("closest to 100:", closest_pair(school, 100))
print("closest to 160:", closest_pair(school, 160))
