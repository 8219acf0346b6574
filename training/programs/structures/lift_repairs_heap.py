import heapq
from itertools import count

tie = count(1)
queue = []


def report(urgency: int, where: str, what: str = "stuck") -> None:
    heapq.heappush(queue, (-urgency, next(tie), where, what))


report(3, "Bahnhof Nord")
report(8, "City Hospital", what="doors")
report(3, "Museum", "light")
report(8, "Hotel Sol")
print(queue[0][2], len(queue))

done = []
minute = 0
while queue:
    neg, number, where, what = heapq.heappop(queue)
    minute += 12 if what == "stuck" else 5
    done.append((minute, where))
    print(f"{minute:3d} min  #{number} {where} ({what}, urgency {-neg})")
    if number == 2:
        report(9, "Airport")
    if minute > 40:
        print("shift over,", len(queue), "open")
        break

print(done[-1], sum(1 for m, _ in done if m < 30))

nums = [41, 7, 19, 3, 28, 7]
heapq.heapify(nums)
print(nums[0], nums)
print(heapq.heappushpop(nums, 5), heapq.heapreplace(nums, 50))
print(heapq.nsmallest(3, nums), heapq.nlargest(2, nums))
print([heapq.heappop(nums) for _ in range(len(nums))], nums)

waits = {"Museum": 31, "Airport": 4, "Harbour": 18}
print(heapq.nlargest(2, waits, key=waits.get))
print(heapq.nsmallest(1, waits.items(), key=lambda kv: kv[1]))

early = ["07:15 tram", "09:40 tram"]
late = ["06:50 bus", "08:30 bus", "10:05 bus"]
print(list(heapq.merge(early, late)))
a, b = [9, 4, 1], [8, 3]
print(list(heapq.merge(a, b, reverse=True)))
try:
    heapq.heappop(nums)
except IndexError as e:
    print("heap:", e)
