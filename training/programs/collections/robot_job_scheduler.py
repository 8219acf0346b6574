from collections import deque
from dataclasses import dataclass


@dataclass
class Job:
    name: str
    left: int


def round_robin(jobs, quantum=2):
    ready = deque(jobs)
    clock = 0
    finished = {}
    while ready:
        job = ready.popleft()
        used = min(quantum, job.left)
        clock += used
        job.left -= used
        if job.left:
            ready.append(job)
        else:
            finished[job.name] = clock
        names = "".join(j.name[0] for j in ready)
        print(f"t={clock:<2} {job.name:<5} ran {used}, queue [{names}]")
    return finished


jobs = [Job("weld", 3), Job("paint", 5), Job("drill", 2)]
done = round_robin(jobs)
print(done)

order = sorted(done, key=done.get)
print("finish order:", order)
print("average:", round(sum(done.values()) / len(done), 2))

waiting = deque("abc")
waiting.extendleft("xy")
print("".join(waiting))
copy = waiting.copy()
copy.reverse()
print(list(copy), copy.count("a"))
copy[1] = "B"
del copy[0]
print(list(copy), len(waiting))
