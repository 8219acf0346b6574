from collections import deque, namedtuple

Job = namedtuple("Job", "name need")
SLICE = 3

jobs = deque([Job("scan", 4), Job("mail", 2), Job("backup", 7)])
clock = 0
ended = {}
trace = []

while jobs:
    job = jobs.popleft()
    run = min(SLICE, job.need)
    clock += run
    trace.append(job.name[0] * run)
    left = job.need - run
    if left:
        jobs.append(job._replace(need=left))
        print(f"[{clock:>2}] {job.name} pauses, {left} left")
    else:
        ended[job.name] = clock
        print(f"[{clock:>2}] {job.name} done")

print("timeline:", "|".join(trace))
print("average end: %.2f" % (sum(ended.values()) / len(ended)))

# shortest job first, for comparison
clock, sjf = 0, {}
for name, need in sorted([("scan", 4), ("mail", 2), ("backup", 7)], key=lambda j: j[1]):
    clock += need
    sjf[name] = clock
for name in ended:
    diff = ended[name] - sjf[name]
    print(name, "later" if diff > 0 else "same" if diff == 0 else "earlier", abs(diff))
