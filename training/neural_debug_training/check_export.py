"""Compares an export with its checkpoint: `python -m neural_debug_training.check_export --run RUN --models models/`.

Prints agreement of logits, of answers and of cached decoding, and the time of a typical query.
"""

from __future__ import annotations

import argparse
import os
import time
from pathlib import Path

# From 1.29 on it reports to Microsoft unless this is set before it is loaded.
os.environ["ORT_DISABLE_TELEMETRY"] = "1"

import numpy as np
import onnxruntime
import torch

from .batches import Samples, evaluation_batches
from .checkpoints import NAME, load_model
from .model import Shape
from .processor import use_processor

#: Keys and values, `[layers, batch, heads, tokens, head_dim]` each.
Cache = tuple[np.ndarray, np.ndarray]


class Session:
    """One ONNX model with the calls the checks need."""

    def __init__(self, file: Path, shape: Shape, threads: int = 1) -> None:
        options = onnxruntime.SessionOptions()
        options.intra_op_num_threads = threads
        options.inter_op_num_threads = 1
        self.session = onnxruntime.InferenceSession(str(file), options, providers=["CPUExecutionProvider"])
        self.shape = shape

    def empty(self, batch: int) -> Cache:
        shape = self.shape
        size = (shape.num_hidden_layers, batch, shape.num_attention_heads, 0, shape.head_dim)
        return np.zeros(size, dtype=np.float32), np.zeros(size, dtype=np.float32)

    def run(self, tokens: np.ndarray, places: np.ndarray, past: Cache | None = None) -> tuple[np.ndarray, Cache]:
        """Logits `[batch, vocabulary]` after the last of `tokens` `[batch, length]` at `places` `[batch, length,
        channels]`, and keys and values `[layers, batch, heads, total, head_dim]` of all that was read."""
        known = past or self.empty(len(tokens))
        inputs = {"input_ids": tokens.astype(np.int64), "places": places.astype(np.int64)}
        inputs["past_length"] = np.array([known[0].shape[3]], dtype=np.int64)
        inputs["wanted"] = np.array([1], dtype=np.int64)
        for kind, each in zip(("keys", "values"), known, strict=True):
            inputs |= {f"past_{kind}.{layer}": one for layer, one in enumerate(each)}
        logits, *new = self.session.run(["logits", "new_keys", "new_values"], inputs)
        keys, values = (np.concatenate(pair, axis=3) for pair in zip(known, new, strict=True))
        return logits[:, 0], (keys, values)

    def in_parts(self, tokens: np.ndarray, places: np.ndarray, parts: list[int]) -> np.ndarray:
        """Logits `[batch, parts, vocabulary]` after each part, the tokens fed in parts of these lengths, the last
        repeating."""
        past, start, logits = None, 0, []
        while start < tokens.shape[1]:
            length = parts.pop(0) if len(parts) > 1 else parts[0]
            made, past = self.run(tokens[:, start : start + length], places[:, start : start + length], past)
            logits.append(made)
            start += length
        return np.stack(logits, axis=1)

    def milliseconds(self, prompt: int = 60, steps: int = 20, repeats: int = 20) -> tuple[float, float]:
        """Median time of a prompt, and of the single-token steps after it."""
        random = np.random.default_rng(0)
        tokens = random.integers(0, self.shape.vocab_size, (1, prompt + steps))
        places = random.integers(0, self.shape.place_limit, (1, prompt + steps, self.shape.place_channels))
        times = []
        for _ in range(repeats):
            began = time.perf_counter()
            _, cache = self.run(tokens[:, :prompt], places[:, :prompt])
            between = time.perf_counter()
            for step in range(prompt, prompt + steps):
                here = slice(step, step + 1)
                _, cache = self.run(tokens[:, here], places[:, here], cache)
            times.append((between - began, time.perf_counter() - between))
        first, rest = np.median(np.array(times), axis=0) * 1000
        return float(first), float(rest)


def sequences(data: Path | None, shape: Shape, count: int) -> list[tuple[np.ndarray, np.ndarray, np.ndarray]]:
    """Token batches `[n, length]` with their places and the flattened positions that predict answers; random ones
    without data."""
    if data is None:
        random = np.random.default_rng(0)
        tokens = random.integers(0, shape.vocab_size, (8, 64))
        places = random.integers(0, shape.place_limit, (8, 64, shape.place_channels))
        return [(tokens, places, np.arange(tokens.size))]
    samples = Samples([data])
    batches = (samples.batch(chosen) for chosen in evaluation_batches(samples, count, 2048))
    return [(batch.tokens.numpy(), batch.places.numpy(), batch.positions.numpy()) for batch in batches]


def largest(a: np.ndarray, b: np.ndarray) -> float:
    return float(np.abs(a - b).max())


def answers(agree: np.ndarray, positions: np.ndarray, rows: int, length: int) -> tuple[int, int]:
    """How many rows agree at all of their answer positions, and how many rows there are."""
    wrong = np.zeros(rows)
    np.add.at(wrong, positions // length, ~agree)
    return int((wrong == 0).sum()), rows


def check(run: Path, models: Path, data: Path | None, count: int = 1000, name: str = NAME) -> dict[str, float]:
    """All measurements under the names they are printed with."""
    model, _ = load_model(run / name)
    full = Session(run / "model.fp32.onnx", model.shape)
    small = Session(models / "model.onnx", model.shape)
    result = {"torch/fp32 logits, largest difference": 0.0, "int8/fp32 logits, largest difference": 0.0}
    same = positions_seen = rows_same = rows_seen = 0
    batches = sequences(data, model.shape, count)
    for tokens, places, positions in batches:
        with torch.no_grad():
            expected = model(torch.from_numpy(tokens), torch.from_numpy(places)).flatten(0, 1).numpy()[positions]
        logits, quantised = (
            session.in_parts(tokens, places, [1]).reshape(-1, model.shape.vocab_size)[positions]
            for session in (full, small)
        )
        for key, a, b in zip(result, (expected, quantised), (logits, logits), strict=False):
            result[key] = max(result[key], largest(a, b))
        agree = quantised.argmax(-1) == logits.argmax(-1)
        same, positions_seen = same + int(agree.sum()), positions_seen + len(agree)
        right, rows = answers(agree, positions, *tokens.shape)
        rows_same, rows_seen = rows_same + right, rows_seen + rows
    result["int8/fp32 same top token, share"] = same / positions_seen
    result["int8/fp32 same whole answer, share"] = rows_same / rows_seen
    tokens, places = batches[0][0][:1], batches[0][1][:1]
    for kind, session in (("fp32", full), ("int8", small)):
        whole = session.run(tokens, places)[0]
        for title, parts in (("one token at a time", [1]), ("parts of 5, 1, 1, 7, 7...", [5, 1, 1, 7])):
            ends = session.in_parts(tokens, places, parts)[:, -1]
            result[f"{kind} {title}/whole, largest difference"] = largest(ends, whole)
    for threads in (1, 2):
        for title, file in (("fp32", run / "model.fp32.onnx"), ("int8", models / "model.onnx")):
            first, rest = Session(file, model.shape, threads).milliseconds()
            result[f"{title} {threads} threads, 60 tokens, ms"] = first
            result[f"{title} {threads} threads, 20 steps, ms"] = rest
    return result


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description="Check an export against its checkpoint.")
    parser.add_argument("--run", type=Path, required=True)
    parser.add_argument("--models", type=Path, required=True)
    parser.add_argument("--data", type=Path, help="directory of held-out samples")
    parser.add_argument("--samples", type=int, default=1000)
    parser.add_argument("--checkpoint", default=NAME)
    options = parser.parse_args()
    use_processor(2)
    for title, value in check(options.run, options.models, options.data, options.samples, options.checkpoint).items():
        print(f"{title:62} {value:12.6g}")
