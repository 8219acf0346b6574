"""Trains on a GPU for some seconds.

    python3 -m neural_debug_training.accelerator.train --packed DIR --weights FILE --out DIR --state FILE
    --seconds S [--whole S]

`--packed` has files of `pack.py`; those whose name begins with `held-out` are for validation. What is to come back lies
under `--out`: a checkpoint in files of at most 15 MB (`cat weights.*` makes one of them) and the log. A call goes on
where the last one of the same `--state` ended.
"""

from __future__ import annotations

import argparse
import json
import math
import os
import time
from collections import deque
from collections.abc import Callable
from dataclasses import asdict
from pathlib import Path

import torch
from torch import Tensor

from ..checkpoints import Weights, load_weights, part, read, write, write_weights
from ..model import Model, Shape
from ..train import named_weights
from .network import evaluate, losses, row_is_wrong
from .optimizer import Optimizer
from .pack import SUFFIX
from .places import kinds
from .store import Batch, Order, Store

HELD_OUT = "held-out"
PART_BYTES = 15_000_000


class Training:
    """One run, which may be interrupted between calls."""

    def __init__(self, options: argparse.Namespace) -> None:
        self.options = options
        self.began = time.monotonic()
        device = torch.device("cuda" if torch.cuda.is_available() else "cpu")
        torch.set_float32_matmul_precision("high")
        words = json.loads(options.tokenizer.read_text())["model"]["vocab"]
        files = sorted(options.packed.glob(f"*{SUFFIX}"))
        table = kinds(words)
        self.store = Store([f for f in files if not f.name.startswith(HELD_OUT)], table, words, device)
        self.held_out = Store([f for f in files if f.name.startswith(HELD_OUT)], table, words, device)
        self.say(f"{len(self.store):,} samples, {len(self.store.tokens):,} tokens, groups {self.store.groups}")
        start = load_weights(options.weights)
        self.model = Model(Shape(**start.shape))
        self.model.load_state_dict(start.model)
        self.model.to(device)
        self.begin = start.tokens
        self.optimizer = Optimizer(self.model, options.lr, options.adam_lr)
        by_group = torch.tensor([weight(name, options.group_weights) for name in self.store.groups], device=device)
        self.order = Order(self.store, by_group[self.store.group], options.batch_tokens, options.seed, options.least)
        self.seconds = 0.0
        self.whole = options.whole or math.inf
        self.step = self.tokens = 0
        if options.state.exists():
            tensors, facts = read(options.state)
            self.model.load_state_dict(part(tensors, "model"))
            self.optimizer.restore(part(tensors, "optimizer"))
            if tensors["wrong"].shape == self.order.wrong.shape:
                self.order.wrong.copy_(tensors["wrong"])
            self.seconds, self.step, self.tokens = facts["seconds"], facts["step"], facts["tokens"]
            self.order.random.manual_seed(options.seed + self.step)
            self.say(f"goes on after {self.seconds:.0f} s, step {self.step}")

    def say(self, text: str) -> None:
        line = f"{time.monotonic() - self.began:.1f} s: {text}"
        print(line, flush=True)
        with (self.options.out / "log.txt").open("a") as log:
            log.write(line + "\n")

    def scale(self) -> float:
        """Of the learning rates: warm-up in steps, then down to nothing at the end of the last call."""
        left = 1 - self.seconds / self.whole
        return min(1.0, (self.step + 1) / self.options.warmup) * max(0.005, left)

    def validate(self) -> None:
        """Exact share and loss of each group of held-out samples."""
        said = []
        random = torch.Generator(device=self.held_out.group.device).manual_seed(7)
        for number, name in enumerate(self.held_out.groups):
            rows = (self.held_out.group == number).nonzero()[:, 0]
            rows = rows[torch.rand(len(rows), generator=random, device=rows.device).argsort()[:4000]]
            batches = [self.held_out.batch(*run) for run in self.held_out.runs(rows, 16384)]
            exact, loss, count = evaluate(self.model, batches)
            said.append(f"{name.removeprefix(HELD_OUT + '-')} {exact:.4f} ({loss:.4f}, {count})")
        self.say("held out, exact (loss, samples): " + "; ".join(said))

    def save(self) -> None:
        """Everything to go on with, beside what comes back."""
        state = {
            **{f"model.{name}": value for name, value in self.model.state_dict().items()},
            **{f"optimizer.{name}": value for name, value in self.optimizer.state().items()},
            "wrong": self.order.wrong,
        }
        facts = {"shape": asdict(self.model.shape), "seconds": self.seconds, "step": self.step, "tokens": self.tokens}
        write(self.options.state, state, facts)

    def hand_over(self) -> None:
        """The weights in parts that are small enough to come back."""
        weights = Weights(asdict(self.model.shape), dict(self.model.state_dict()), self.begin + self.tokens)
        whole = self.options.out.parent / "whole.safetensors"
        write_weights(whole, weights)
        data = whole.read_bytes()
        for number, start in enumerate(range(0, len(data), PART_BYTES)):
            (self.options.out / f"weights.{number}").write_bytes(data[start : start + PART_BYTES])

    def compiled(self) -> Callable[..., tuple[Tensor, Tensor]]:
        """The network's function, compiled for any shape; as it is where the compiler fails, since time is short."""
        compute = torch.compile(losses, dynamic=True)
        try:
            batch = next(iter(self.order))
            compute(self.model, batch.tokens, batch.places, batch.targets)[0].sum().backward()
        except Exception as problem:  # whatever it is
            self.say(f"not compiled: {str(problem)[-2000:]}")
            compute = losses
        self.model.zero_grad(set_to_none=True)
        self.say("begins")
        return compute

    def train(self) -> None:
        compute = self.compiled() if self.options.compile else losses
        end = self.began + self.options.seconds
        noted = last = time.monotonic()
        self.whole = self.options.whole or self.seconds + end - noted
        noted_tokens, shown, looked = self.tokens, deque[Tensor](maxlen=200), self.seconds
        for batch in self.order:
            self.one(compute, batch, shown)
            if self.step % 20 == 0:
                float(shown[-1])  # waits for the device, so that the clock tells the truth
            now = time.monotonic()
            self.seconds, last = self.seconds + now - last, now
            if now - noted >= self.options.note:
                rate = (self.tokens - noted_tokens) / (now - noted)
                loss = float(torch.stack(tuple(shown)).mean())
                done = f"step {self.step}, {self.tokens / 1e6:.1f} M tokens, {rate / 1e3:.0f} k/s"
                self.say(f"{done}, epoch {self.order.epoch}, loss {loss:.4f}, scale {self.scale():.3f}")
                noted, noted_tokens = now, self.tokens
            if self.seconds - looked >= self.options.look:
                self.validate()
                looked, last = self.seconds, time.monotonic()
            if now >= end or self.seconds >= self.whole or self.step == self.options.steps:
                break
        self.save()
        self.validate()
        self.hand_over()

    def one(self, compute: Callable[..., tuple[Tensor, Tensor]], batch: Batch, shown: deque[Tensor]) -> None:
        """One optimiser step."""
        lost, wrong = compute(self.model, batch.tokens, batch.places, batch.targets)
        loss = lost.sum() / (batch.targets >= 0).sum()
        loss.backward()
        self.optimizer.step(self.scale())
        self.order.learn(batch, row_is_wrong(wrong))
        shown.append(loss.detach())
        self.step += 1
        self.tokens += batch.tokens.numel()


def weight(name: str, weights: dict[str, float]) -> float:
    """The weight of the longest prefix of a group's name; 1 where none is given."""
    known = [prefix for prefix in weights if name.startswith(prefix)]
    return weights[max(known, key=len)] if known else 1.0


def arguments() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    add = parser.add_argument
    add("--packed", type=Path, required=True, help="folder of packed samples")
    add("--weights", type=Path, required=True, help="a checkpoint to begin with")
    add("--tokenizer", type=Path, default=Path("models/tokenizer.json"))
    add("--out", type=Path, required=True)
    add("--state", type=Path, required=True, help="where a later call of the same run goes on")
    add("--seconds", type=float, required=True, help="of this call, reading included")
    add("--whole", type=float, help="seconds of training in all calls; if not given, this is the last one")
    add("--steps", type=int, help="of all calls, at most")
    add("--group-weights", type=named_weights, default={}, help="how often samples are seen: paths=0.5,suites=2")
    add("--lr", type=float, default=0.015, help="Muon's, for matrices")
    add("--adam-lr", type=float, default=0.003, help="AdamW's, for embeddings and norms")
    add("--warmup", type=int, default=200)
    add("--batch-tokens", type=int, default=65536)
    add("--least", type=float, default=0.2, help="share of the easiest samples that is shown")
    add("--note", type=float, default=10)
    add("--look", type=float, default=120, help="seconds between validations")
    add("--seed", type=int, default=16)
    add("--no-compile", dest="compile", action="store_false")
    return parser


if __name__ == "__main__":
    chosen = arguments().parse_args()
    os.makedirs(chosen.out, exist_ok=True)
    Training(chosen).train()
