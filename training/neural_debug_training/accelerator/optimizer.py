"""Muon and AdamW as in `../optimizer.py`, in few launches: matrices of one shape are one stack throughout."""

from __future__ import annotations

from collections import defaultdict

import torch
from torch import Tensor, nn

from ..model import Model
from ..optimizer import adamw, matrices_and_others, orthogonalise


class Stack:
    """Matrices of one shape, wide or turned wide, with their common momentum."""

    def __init__(self, parameters: list[nn.Parameter]) -> None:
        self.parameters = parameters
        self.turned = [parameter.shape[0] > parameter.shape[1] for parameter in parameters]
        device = parameters[0].device
        heights = [max(1.0, parameter.shape[0] / parameter.shape[1]) ** 0.5 for parameter in parameters]
        self.heights = torch.tensor(heights, device=device)[:, None, None]
        wide = tuple(sorted(parameters[0].shape))
        self.momentum = torch.zeros(len(parameters), *wide, device=device)

    @torch.no_grad()
    def step(self, lr: float, momentum: float, decay: float) -> None:
        """One step with the parameters' gradients."""
        gradients = [parameter.grad for parameter in self.parameters]
        pairs = zip(gradients, self.turned, strict=True)
        gradient = torch.stack([g.mT if turned else g for g, turned in pairs if g is not None])
        self.momentum.lerp_(gradient, 1 - momentum)
        update = orthogonalise(gradient.lerp(self.momentum, momentum)).float() * self.heights
        updates = [u.mT if turned else u for u, turned in zip(update.unbind(), self.turned, strict=True)]
        torch._foreach_mul_(self.parameters, 1 - lr * decay)
        torch._foreach_add_(self.parameters, updates, alpha=-lr)


class Optimizer:
    """Both optimisers; `scale` multiplies both learning rates."""

    def __init__(self, model: Model, lr: float, adam_lr: float, momentum: float = 0.95, decay: float = 0.05) -> None:
        self.lr, self.adam_lr, self.momentum, self.decay = lr, adam_lr, momentum, decay
        by_shape: dict[tuple[int, ...], list[nn.Parameter]] = defaultdict(list)
        matrices, others = matrices_and_others(model)
        for parameter in matrices:
            by_shape[tuple(sorted(parameter.shape))].append(parameter)
        self.stacks = [Stack(parameters) for parameters in by_shape.values()]
        self.adam = adamw(others, adam_lr)

    def step(self, scale: float) -> None:
        """One step; gradients are forgotten."""
        for stack in self.stacks:
            stack.step(self.lr * scale, self.momentum, self.decay)
            for parameter in stack.parameters:
                parameter.grad = None
        for group in self.adam.param_groups:
            group["lr"] = self.adam_lr * scale
        self.adam.step()
        self.adam.zero_grad(set_to_none=True)

    def state(self) -> dict[str, Tensor]:
        """All that going on needs."""
        found = {f"stack.{number}": stack.momentum for number, stack in enumerate(self.stacks)}
        for number, parameter in enumerate(self.adam.param_groups[0]["params"]):
            for key, value in self.adam.state.get(parameter, {}).items():
                found[f"adam.{number}.{key}"] = value
        return found

    def restore(self, state: dict[str, Tensor]) -> None:
        """Goes on with a state."""
        for number, stack in enumerate(self.stacks):
            stack.momentum.copy_(state[f"stack.{number}"])
        for number, parameter in enumerate(self.adam.param_groups[0]["params"]):
            prefix = f"adam.{number}."
            for key, value in state.items():
                if key.startswith(prefix):
                    # AdamW keeps its counter on the processor.
                    kept = value if key.endswith("step") else value.to(parameter.device)
                    self.adam.state[parameter][key.removeprefix(prefix)] = kept.clone()
