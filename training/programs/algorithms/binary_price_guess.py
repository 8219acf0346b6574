def first_at_least(prices, wanted):
    lo, hi = 0, len(prices)
    steps = 0
    while lo < hi:
        mid = (lo + hi) // 2
        steps += 1
        if prices[mid] < wanted:
            lo = mid + 1
        else:
            hi = mid
    return lo, steps


def isqrt_by_halving(n):
    low, high = 0, n + 1
    while high - low > 1:
        mid = low + (high - low) // 2
        if mid * mid <= n:
            low = mid
        else:
            high = mid
    return low


tickets = [12, 18, 25, 25, 31, 44, 60, 75]
for wanted in [25, 26, 5, 99]:
    idx, steps = first_at_least(tickets, wanted)
    if idx == len(tickets):
        print(f"nothing for {wanted}+ (looked {steps} times)")
    else:
        print(f"{wanted}+ : index {idx}, price {tickets[idx]}, {steps} looks")

left = first_at_least(tickets, 25)[0]
right = first_at_least(tickets, 26)[0]
print("how many cost 25:", right - left)

for area in (50, 81):
    side = isqrt_by_halving(area)
    print("square field of", area, "-> side", side, "exact" if side ** 2 == area else "rest %d" % (area - side ** 2))
