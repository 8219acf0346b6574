"""Muon for the matrices inside the layers, AdamW for embeddings and norms, and their common schedule."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Mapping
from typing import Any

import torch
from torch import Tensor, nn

from .processor import working_format

NEWTON_SCHULZ = (3.4445, -4.7750, 2.0315)
NEWTON_SCHULZ_STEPS = 5

_STATE = ("momentum", "step", "exp_avg", "exp_avg_sq")


def orthogonalise(matrices: Tensor) -> Tensor:
    """Nearly the closest orthogonal matrix to each of a stack of wide matrices, by Newton and Schulz."""
    a, b, c = NEWTON_SCHULZ
    x = matrices.bfloat16() if matrices.is_cuda else matrices.to(working_format())
    x = x / (x.float().norm(dim=(-2, -1), keepdim=True) * 1.02 + 1e-7).to(x.dtype)
    for _ in range(NEWTON_SCHULZ_STEPS):
        gram = x @ x.mT
        x = a * x + torch.baddbmm(b * gram, gram, gram, alpha=c) @ x
    return x


class Muon(torch.optim.Optimizer):
    """Momentum whose update is orthogonalised; matrices of one shape are handled as a stack."""

    def __init__(self, parameters: Iterable[nn.Parameter], lr: float, momentum: float, weight_decay: float) -> None:
        super().__init__(parameters, {"lr": lr, "momentum": momentum, "weight_decay": weight_decay})

    @torch.no_grad()
    def step(self) -> None:  # type: ignore[override]
        for group in self.param_groups:
            stacks: dict[tuple[int, int], list[nn.Parameter]] = defaultdict(list)
            for parameter in group["params"]:
                rows, columns = parameter.shape
                stacks[min(rows, columns), max(rows, columns)].append(parameter)
            for stack in stacks.values():
                self.step_stack(stack, group["lr"], group["momentum"], group["weight_decay"])

    def step_stack(self, stack: list[nn.Parameter], lr: float, momentum: float, weight_decay: float) -> None:
        updates = []
        for parameter in stack:
            state = self.state[parameter]
            if "momentum" not in state:
                state["momentum"] = torch.zeros_like(parameter)
            moving: Tensor = state["momentum"]
            gradient = parameter.grad if parameter.grad is not None else torch.zeros_like(parameter)
            moving.lerp_(gradient, 1 - momentum)
            update = gradient.lerp(moving, momentum)
            updates.append(update.mT if update.shape[0] > update.shape[1] else update)
        for parameter, update in zip(stack, orthogonalise(torch.stack(updates)).float(), strict=True):
            rows, columns = parameter.shape
            parameter.mul_(1 - lr * weight_decay)
            parameter.add_(update.mT if rows > columns else update, alpha=-lr * max(1.0, rows / columns) ** 0.5)


def matrices_and_others(model: nn.Module) -> tuple[list[nn.Parameter], list[nn.Parameter]]:
    """What Muon is for, and what AdamW is for."""
    named = list(model.named_parameters())
    matrices = [p for name, p in named if p.ndim == 2 and "embed" not in name]
    return matrices, [p for name, p in named if p.ndim != 2 or "embed" in name]


def adamw(parameters: list[nn.Parameter], lr: float) -> torch.optim.AdamW:
    """AdamW as embeddings and norms are trained with it."""
    return torch.optim.AdamW(parameters, lr, betas=(0.9, 0.98), eps=1e-10, weight_decay=0.0, foreach=True)


class Optimizer:
    """Both optimisers behind one handle; `scale` multiplies both learning rates."""

    def __init__(
        self, model: nn.Module, lr: float, adam_lr: float, momentum: float = 0.95, decay: float = 0.05
    ) -> None:
        matrices, others = matrices_and_others(model)
        self.muon = Muon(matrices, lr, momentum, decay)
        self.adam = adamw(others, adam_lr)
        self.rates = (lr, adam_lr)
        self.named = dict(model.named_parameters())
        self._matrices = {id(parameter) for parameter in matrices}

    def step(self, scale: float) -> None:
        for optimiser, rate in zip((self.muon, self.adam), self.rates, strict=True):
            for group in optimiser.param_groups:
                group["lr"] = rate * scale
            optimiser.step()
            optimiser.zero_grad(set_to_none=True)

    def state(self) -> dict[str, Tensor]:
        """By the parameters' names; the momentum of matrices in bfloat16, as it is used."""
        found: dict[str, Tensor] = {}
        for name, parameter in self.named.items():
            for key, value in self._of(parameter).get(parameter, {}).items():
                found[f"{key}.{name}"] = value.bfloat16() if key == "momentum" else value
        return found

    def restore(self, state: Mapping[str, Tensor]) -> None:
        """Takes over what is known of parameters that this model has as well, in the same size."""
        for name, here in self.named.items():
            known = {key: state[f"{key}.{name}"].float().clone() for key in _STATE if f"{key}.{name}" in state}
            if known and all(key == "step" or value.shape == here.shape for key, value in known.items()):
                self._of(here)[here].update(known)

    def _of(self, parameter: nn.Parameter) -> dict[Any, Any]:
        return self.muon.state if id(parameter) in self._matrices else self.adam.state


class Schedule:
    """Warm-up in steps, a constant rate, and a linear decay in minutes of training time."""

    def __init__(self, minutes: float, decay_share: float, warmup_steps: int) -> None:
        self.warmup_steps = warmup_steps
        self.decay_start = minutes * (1 - decay_share)
        self.end = minutes
        self.height = 1.0

    def decay_from(self, now: float, minutes: float) -> None:
        """Go on falling from where the rate is, to zero after so many minutes."""
        self.height = self._fallen(now)
        self.decay_start, self.end = now, now + minutes

    def _fallen(self, minutes: float) -> float:
        left = (self.end - minutes) / max(1e-9, self.end - self.decay_start)
        return self.height * min(1.0, left)

    def scale(self, minutes: float, step: int) -> float:
        warm = min(1.0, (step + 1) / self.warmup_steps) if self.warmup_steps else 1.0
        return warm * max(0.01, self._fallen(minutes))
