"""Trains the model: `python -m neural_debug_training.train --data DIR --out training/runs/NAME --minutes M`.

A file named `stop` in the run's folder (holding a number of minutes, or empty) starts the final decay at once. With
`--million-tokens` all lengths are in million tokens instead of minutes.
"""

from __future__ import annotations

import argparse
import json
import math
import os
import signal
import time
from collections.abc import Callable, Iterator
from dataclasses import asdict, fields
from functools import partial
from itertools import islice
from pathlib import Path
from typing import Any

import numpy as np
import torch
from torch import Tensor

from .batches import Batch, Order, Samples, evaluation_batches
from .checkpoints import NAME, Weights, load_weights, part, read, write
from .difficulty import Difficulty
from .model import Model, Shape, answer_losses
from .optimizer import Optimizer, Schedule
from .processor import use_processor, working_format
from .team import Team, work_together

LOG_SECONDS = 20
CHECKPOINT_SECONDS = 180
FORMAT = working_format()
# Loss of a token of probability one half: below it no other token can be the most likely one.
LIKELIER_THAN_NOT = math.log(2)


class Run:
    """One training run: its model, its counters, and its folder, into which the leader of its team writes."""

    def __init__(self, options: argparse.Namespace, team: Team | None = None) -> None:
        self.options = options
        self.team = team or Team()
        self.folder: Path = options.out
        self.folder.mkdir(parents=True, exist_ok=True)
        own = self.folder / NAME
        begun = begun_with(options)
        facts: dict[str, Any] = {}
        weights = None
        if options.resume is not None:
            tensors, facts = read(own) if own.exists() else ({}, {})
            # Another run's weights are gone on from once; after that, the run's own are.
            if options.resume and facts.get("begun") != begun:
                facts, tensors = {}, {}
                weights = load_weights(Path(options.resume))
            elif not facts:
                raise SystemExit(f"there is no {own} to go on from")
        self.begun = begun
        (self.folder / "finished").unlink(missing_ok=True)
        torch.manual_seed(options.seed)
        self.samples = Samples(options.data)
        sizes = {field.name: getattr(options, field.name, None) for field in fields(Shape)}
        shape = {name: size for name, size in sizes.items() if size is not None}
        known = weights.shape if weights else facts.get("shape")
        self.shape = Shape(**(known or {**shape, "vocab_size": self.samples.vocabulary}))
        if self.shape.vocab_size != self.samples.vocabulary:
            raise SystemExit(f"data have a vocabulary of {self.samples.vocabulary}, the run {self.shape.vocab_size}")
        self.model = Model(self.shape)
        self.optimizer = Optimizer(self.model, options.lr, options.adam_lr)
        shares = self.samples.weights(options.weights or [1.0] * len(options.data), options.group_weights)
        self.difficulty = Difficulty(self.samples, options.tokenizer)
        share = self.team.rank, self.team.size
        self.order = Order(self.samples, shares, options.micro_tokens, options.seed, self.difficulty.keep, share)
        length = options.minutes if options.million_tokens is None else options.million_tokens
        self.schedule = Schedule(length, options.decay_share, options.warmup_steps)
        self.validation = Samples(options.validation) if options.validation and self.team.leads else None
        self.step = 0
        self.tokens = 0
        self.seconds = 0.0
        self.begin = 0
        if weights:
            self.start_from(weights, Path(options.resume))
        elif facts:
            self.restore(tensors, facts)
        if options.decay_now is not None:
            self.schedule.decay_from(self.progress, options.decay_now)
        if not self.team.leads:
            return
        (self.folder / "config.json").write_text(json.dumps(self.shape.hugging_face(), indent=2) + "\n")
        self.note({"event": "start", "options": {k: str(v) for k, v in vars(options).items()}, "step": self.step})
        print(
            f"{self.model.parameter_count():,} parameters; {len(self.samples):,} samples, "
            f"{int((self.samples.lengths * shares).sum()):,} tokens an epoch; groups {self.samples.groups}",
            flush=True,
        )

    @property
    def progress(self) -> float:
        """How far the run has come, in the unit of its schedule: minutes of training, or million tokens."""
        return self.seconds / 60 if self.options.million_tokens is None else (self.tokens - self.begin) / 1e6

    def start_from(self, weights: Weights, path: Path) -> None:
        """Another run's weights, and its optimiser's state where that was kept; everything else begins anew."""
        self.model.load_state_dict(weights.model)
        self.tokens = self.begin = weights.tokens
        state = part(read(path)[0], "optimizer") if path.suffix != ".pt" else {}
        self.optimizer.restore(state)
        self.say(f"weights of {self.tokens:,} tokens; the optimiser {'goes on' if state else 'begins anew'}")

    def restore(self, tensors: dict[str, Tensor], facts: dict[str, Any]) -> None:
        """Goes on with this run."""
        self.model.load_state_dict(part(tensors, "model"))
        self.optimizer.restore(part(tensors, "optimizer"))
        torch.set_rng_state(tensors["rng"])
        self.step, self.tokens, self.seconds = facts["step"], facts["tokens"], facts["seconds"]
        self.begin = facts["begin"]
        self.difficulty.restore({name: value.numpy() for name, value in part(tensors, "difficulty").items()})
        same = self.order.restore(facts["order"])
        start, end, height = facts["decay"]
        # A decay cut short goes on; a finished one is past, and more minutes mean the full rate again.
        if start < self.progress < end - 1e-3:
            self.schedule.decay_start, self.schedule.end = start, end
            self.schedule.height = height
        self.say(f"resumed at step {self.step}, {self.tokens:,} tokens; {'same' if same else 'changed'} data")

    def say(self, text: str) -> None:
        if self.team.leads:
            print(text, flush=True)

    def save(self, name: str = NAME) -> None:
        if not self.team.leads:
            return
        tensors = {
            **{f"model.{name}": value for name, value in self.model.state_dict().items()},
            **{f"optimizer.{name}": value for name, value in self.optimizer.state().items()},
            **{f"difficulty.{name}": torch.from_numpy(value) for name, value in self.difficulty.state().items()},
            "rng": torch.get_rng_state(),
        }
        facts = {
            "shape": asdict(self.shape),
            "begun": self.begun,
            "order": self.order.state(),
            "step": self.step,
            "tokens": self.tokens,
            "seconds": self.seconds,
            "begin": self.begin,
            "decay": [self.schedule.decay_start, self.schedule.end, self.schedule.height],
        }
        write(self.folder / name, tensors, facts)

    def note(self, record: dict[str, object]) -> None:
        if not self.team.leads:
            return
        with (self.folder / "log.jsonl").open("a") as log:
            log.write(json.dumps({"time": round(time.time()), **record}) + "\n")

    def asked_to_stop(self) -> float:
        """The length of the decay that a `stop` file asks for; 0 where there is none."""
        stop = self.folder / "stop"
        if not self.team.leads or not stop.exists():
            return 0
        minutes = float(stop.read_text().strip() or self.options.decay_minutes)
        os.replace(stop, self.folder / "stop.seen")
        return minutes

    @torch.no_grad()
    def evaluate(self) -> dict[str, dict[str, float]]:
        """Loss per token and share of answers whose every token is the most likely one, per group."""
        if self.validation is None:
            return {}
        sums: dict[str, list[float]] = {}
        for chosen in evaluation_batches(self.validation, self.options.validation_samples, self.options.micro_tokens):
            batch = self.validation.batch(chosen)
            logits = self.model(batch.tokens, batch.places, batch.positions, FORMAT)
            losses = torch.nn.functional.cross_entropy(logits, batch.targets, reduction="none")
            row = batch.positions // batch.tokens.shape[1]
            wrong = torch.zeros(len(chosen)).index_add_(0, row, (logits.argmax(-1) != batch.targets).float())
            loss = torch.zeros(len(chosen)).index_add_(0, row, losses)
            size = torch.zeros(len(chosen)).index_add_(0, row, torch.ones(len(row)))
            for sample, errors, lost, count in zip(chosen, wrong.tolist(), loss.tolist(), size.tolist(), strict=True):
                for name in ("all", self.validation.groups[self.validation.group[sample]]):
                    total = sums.setdefault(name, [0.0, 0.0, 0.0, 0.0])
                    for place, value in enumerate((1.0, float(errors == 0), lost, count)):
                        total[place] += value
        return {
            name: {"samples": rows, "exact": round(right / rows, 4), "loss": round(lost / tokens, 4)}
            for name, (rows, right, lost, tokens) in sums.items()
        }

    def report_evaluation(self) -> None:
        result = self.evaluate()
        if not result:
            return
        self.note({"event": "validation", "step": self.step, "tokens": self.tokens, "groups": result})
        shown = "; ".join(f"{name} {r['exact']:.3f} ({r['loss']:.3f})" for name, r in result.items())
        print(f"validation at {self.tokens / 1e6:.1f} M tokens, exact (loss): {shown}", flush=True)


def train_step(run: Run, compute: Callable[..., Tensor], batches: list[Batch]) -> float:
    """One optimiser step over several batches of each process; the loss per answer token before it."""
    lost = 0.0
    for batch in batches:
        losses = compute(run.model, batch.tokens, batch.places, batch.positions, batch.targets, FORMAT)
        loss = losses.sum()
        loss.backward()
        lost += float(loss.detach())
        row = (batch.positions // batch.tokens.shape[1]).numpy()
        wrong = np.zeros(len(batch.samples))
        np.maximum.at(wrong, row, losses.detach().numpy() > LIKELIER_THAN_NOT)
        run.difficulty.learn(batch.samples, wrong)
    here = sum(int(run.samples.lengths[batch.samples].sum()) for batch in batches)
    lost, answers, tokens = run.team.totals(lost, sum(batch.answer_tokens for batch in batches), here)
    run.team.add_gradients(run.model.parameters(), 1 / answers)
    run.optimizer.step(run.schedule.scale(run.progress, run.step))
    run.step += 1
    run.tokens += int(tokens)
    return lost / answers


def train(options: argparse.Namespace) -> None:
    """Trains in as many processes as the options say."""
    options.out.mkdir(parents=True, exist_ok=True)
    work_together(options.processes, options.out / "meeting", partial(train_in, options))


def train_in(options: argparse.Namespace, team: Team) -> None:
    """Trains in this process of a team."""
    use_processor(options.threads)
    run = Run(options, team)
    stopping: list[int] = []
    for number in (signal.SIGTERM, signal.SIGINT):
        # The others learn of it from the one that leads.
        signal.signal(number, (lambda got, _frame: stopping.append(got)) if team.leads else signal.SIG_IGN)
    # One compilation with dynamic sizes: as fast here as one for each length, and no padding to a few lengths.
    compute = torch.compile(answer_losses, dynamic=True) if options.compile else answer_losses
    per_step = max(1, round(options.batch_tokens / options.micro_tokens / team.size))
    source: Iterator[Batch] = iter(run.order)
    logged_at, logged_seconds, logged_tokens, losses = time.monotonic(), run.seconds, run.tokens, []
    saved_at = evaluated_at = time.monotonic()
    decaying = run.progress > run.schedule.decay_start
    stopped = False
    while not stopped and run.progress < run.schedule.end:
        began = time.monotonic()
        losses.append(train_step(run, compute, list(islice(source, per_step))))
        # All processes go by one clock, and stop after the same step.
        seconds, stops, decay = team.told(time.monotonic() - began, len(stopping), run.asked_to_stop())
        run.seconds += seconds
        stopped = stops > 0
        if decay:
            run.schedule.decay_from(run.progress, decay)
            run.say(f"stop: decaying for {decay} more")
        if time.monotonic() - logged_at >= LOG_SECONDS:
            record = {
                "step": run.step,
                "tokens": run.tokens,
                "minutes": round(run.seconds / 60, 2),
                "epoch": run.order.epoch,
                "pool": run.order.pool,
                "tokensPerSecond": round((run.tokens - logged_tokens) / (run.seconds - logged_seconds)),
                "loss": round(sum(losses) / len(losses), 4),
                "scale": round(run.schedule.scale(run.progress, run.step), 4),
            }
            run.note(record)
            run.say(" ".join(f"{name} {value}" for name, value in record.items()))
            logged_at, logged_seconds, logged_tokens, losses = time.monotonic(), run.seconds, run.tokens, []
        if not decaying and run.progress > run.schedule.decay_start:
            # The place to go on from with more data or time: a decayed model has given up its learning rate.
            run.save("before-decay.safetensors")
            decaying = True
        if time.monotonic() - saved_at >= CHECKPOINT_SECONDS:
            run.save()
            saved_at = time.monotonic()
        if time.monotonic() - evaluated_at >= 60 * options.validation_minutes:
            run.report_evaluation()
            evaluated_at = time.monotonic()
    run.save()
    if team.leads and not stopped:
        run.report_evaluation()
        (run.folder / "finished").write_text(f"{run.tokens}\n")
    run.say(f"{'stopped' if stopped else 'finished'} at step {run.step}, {run.tokens:,} tokens")


def begun_with(options: argparse.Namespace) -> dict[str, str]:
    """With the same, a run goes on where it was interrupted; with anything else it begins anew."""
    names = ("resume", "data", "weights", "group_weights", "minutes", "million_tokens", "lr", "adam_lr", "decay_share",
             "batch_tokens", "seed")  # fmt: skip
    start = Path(options.resume) if options.resume else None
    size = start.stat().st_size if start and start.exists() else 0
    return {"size": str(size), **{name: str(getattr(options, name)) for name in names}}


def named_weights(text: str) -> dict[str, float]:
    return {name: float(weight) for name, weight in (pair.split("=") for pair in text.split(",") if pair)}


def arguments() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(description="Train the step model.")
    add = parser.add_argument
    add("--data", type=Path, action="append", required=True, help="data directory; repeat for several")
    add("--weights", type=lambda s: [float(w) for w in s.split(",")], help="one weight for each --data")
    add("--group-weights", type=named_weights, default={}, help="how often samples are seen: mbpp=1,drills=0.5")
    add("--validation", type=Path, action="append", help="directory of held-out samples; repeat for several")
    add("--validation-samples", type=int, default=2000)
    add("--validation-minutes", type=float, default=3)
    add("--out", type=Path, required=True, help="folder of the run")
    length = parser.add_mutually_exclusive_group(required=True)
    length.add_argument("--minutes", type=float, help="training time in all, that before a resumption included")
    length.add_argument("--million-tokens", type=float, help="length in tokens: the same run on any machine")
    add(
        "--resume",
        nargs="?",
        const="",
        default=None,
        help="go on from the run's checkpoint, or begin with this file where there is none of the same options",
    )
    add("--decay-share", type=float, default=0.25)
    add("--decay-now", type=float, metavar="MINUTES", help="decay at once, for so many minutes, then finish")
    add("--decay-minutes", type=float, default=10, help="length of the decay that an empty `stop` file starts")
    add("--lr", type=float, default=0.02, help="Muon's, for matrices")
    add("--adam-lr", type=float, default=0.004, help="AdamW's, for embeddings and norms")
    add("--warmup-steps", type=int, default=100)
    add("--batch-tokens", type=int, default=16384, help="padded tokens of an optimiser step")
    add("--micro-tokens", type=int, default=4096, help="padded tokens of one pass")
    add("--tokenizer", type=Path, default=Path("models/tokenizer.json"), help="tells what the tokens are")
    add("--threads", type=int, default=2, help="of each process")
    add("--processes", type=int, default=1, help="that share the batches of a step")
    add("--seed", type=int, default=1)
    add("--no-compile", dest="compile", action="store_false")
    for name in (
        "hidden-size",
        "intermediate-size",
        "num-hidden-layers",
        "num-attention-heads",
        "place-channels",
        "prefix",
        "taps",
    ):
        add(f"--{name}", type=int)
    return parser


if __name__ == "__main__":
    train(arguments().parse_args())
