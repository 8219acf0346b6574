from collections import deque
from dataclasses import dataclass, field


@dataclass
class Job:
    name: str
    need: int
    slices: list = field(default_factory=list)

    @property
    def finished(self) -> bool:
        return self.need == 0


def run(jobs, quantum):
    """Give each job a slice in turn; return the finishing times."""
    clock = 0
    ready = deque(jobs)
    ends = {}
    while ready:
        job = ready.popleft()
        step = min(quantum, job.need)
        job.slices.append((clock, clock + step))
        clock += step
        job.need -= step
        if job.finished:
            ends[job.name] = clock
        else:
            ready.append(job)
    return ends


def gantt(jobs, length):
    for job in jobs:
        row = ["."] * length
        for a, b in job.slices:
            row[a:b] = "#" * (b - a)
        print(f"{job.name:>8} {''.join(row)}")


jobs = [Job("mix", 3), Job("bake", 5), Job("ice", 2)]
ends = run(jobs, quantum=2)
print(ends)
gantt(jobs, max(ends.values()))
avg = sum(ends.values()) / len(ends)
print(f"average end {avg:.2f}")
switches = sum(len(j.slices) for j in jobs)
print("slices given:", switches, jobs[1])
