"""Processes that train one model together: each works on batches of its own, and their gradients are added.

Threads share out each product and wait for one another at its end, processes once a step: two of one thread each train
half as fast again as one of two threads.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable
from multiprocessing import get_context
from pathlib import Path

import torch
from torch import Tensor, distributed


class Team:
    """The processes of a run; the one of rank 0 leads: it evaluates, saves and logs."""

    def __init__(self, rank: int = 0, size: int = 1, meeting: Path | None = None) -> None:
        """
        Waits until all are there.

        @param meeting a file that does not exist yet, the same for all; of no use to a team of one
        """
        self.rank, self.size = rank, size
        if size > 1 and meeting:
            os.environ.setdefault("GLOO_SOCKET_IFNAME", "lo")
            method = f"file://{meeting.resolve()}"
            distributed.init_process_group("gloo", init_method=method, rank=rank, world_size=size)

    @property
    def leads(self) -> bool:
        return self.rank == 0

    def totals(self, *numbers: float) -> list[float]:
        """The sum of each number over all processes."""
        tensor = torch.tensor(numbers, dtype=torch.float64)
        if self.size > 1:
            distributed.all_reduce(tensor)
        return tensor.tolist()

    def told(self, *numbers: float) -> list[float]:
        """The numbers of the one that leads."""
        return self.totals(*(number if self.leads else 0.0 for number in numbers))

    def add_gradients(self, parameters: Iterable[Tensor], scale: float) -> None:
        """Each gradient becomes the sum of those of all processes, times `scale`."""
        known = list(parameters)
        flat = torch.cat([(torch.zeros_like(one) if one.grad is None else one.grad).flatten() for one in known])
        if self.size > 1:
            distributed.all_reduce(flat)
        flat *= scale
        for one, gradient in zip(known, flat.split([one.numel() for one in known]), strict=True):
            one.grad = gradient.view_as(one)

    def disband(self) -> None:
        if self.size > 1:
            distributed.destroy_process_group()


def work_together(size: int, meeting: Path, work: Callable[[Team], None]) -> None:
    """Does the work in this process, which leads, and in `size - 1` others. `work` must be one that can be pickled."""
    meeting.unlink(missing_ok=True)
    others = [get_context("spawn").Process(target=_follow, args=(rank, size, meeting, work)) for rank in range(1, size)]
    for other in others:
        other.daemon = True
        other.start()
    team = Team(0, size, meeting)
    try:
        work(team)
        team.disband()
    finally:
        meeting.unlink(missing_ok=True)
    for other in others:
        other.join()


def _follow(rank: int, size: int, meeting: Path, work: Callable[[Team], None]) -> None:
    team = Team(rank, size, meeting)
    work(team)
    team.disband()
