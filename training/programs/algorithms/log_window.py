from collections import deque

# alarm if 3 failed logins happen within 60 seconds
events = [
    (5, "eve", "fail"),
    (20, "max", "ok"),
    (30, "eve", "fail"),
    (58, "eve", "fail"),
    (70, "max", "fail"),
    (140, "eve", "fail"),
]
WINDOW = 60
LIMIT = 3

recent = {}
alarms = []
for t, user, status in events:
    if status != "fail":
        continue
    q = recent.setdefault(user, deque())
    q.append(t)
    while q[0] <= t - WINDOW:
        gone = q.popleft()
        print(f"   forget {user}@{gone}")
    print(f"t={t:<4}{user} has {len(q)} fails")
    if len(q) >= LIMIT:
        alarms.append((user, t))
        q.clear()

for user, t in alarms:
    print("ALARM for", user, "at", t)

# longest stretch of users without repetition
names = [u for _, u, _ in events]
seen_at, left, longest = {}, 0, 0
for right, n in enumerate(names):
    if seen_at.get(n, -1) >= left:
        left = seen_at[n] + 1
    seen_at[n] = right
    longest = max(longest, right - left + 1)
print("longest stretch:", longest)
