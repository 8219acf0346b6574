"""The network of `model.py` as a GPU computes it fast: same weights, same function.

Looking rows up is a product with ones and zeros here, since adding up gradients of rows that all samples share is slow
on a GPU, and attention is the fused kernel.
"""

from __future__ import annotations

import torch
import torch.nn.functional as functional
from torch import Tensor

from ..model import Attention, Model, rotate
from .store import IGNORED, Batch

TYPE = torch.bfloat16


def _attention(module: Attention, x: Tensor, cosines: Tensor, sines: Tensor) -> Tensor:
    rows, length, size = x.shape
    weight = torch.cat((module.q_proj.weight, module.k_proj.weight, module.v_proj.weight)).to(x.dtype)
    q, k, v = functional.linear(x, weight).view(rows, length, 3, module.heads, -1).permute(2, 0, 3, 1, 4)
    q, k = rotate(q, cosines, sines), rotate(k, cosines, sines)
    mixed = functional.scaled_dot_product_attention(q, k, v, is_causal=True)
    return mixed.transpose(1, 2).reshape(rows, length, size)


def losses(model: Model, tokens: Tensor, places: Tensor, targets: Tensor) -> tuple[Tensor, Tensor]:
    """Cross-entropy of each position, 0 where nothing is to be predicted, and whether another token is likelier."""
    shape, body = model.shape, model.model
    length = tokens.shape[1]
    cosines, sines = model.cosines[:length].to(TYPE), model.sines[:length].to(TYPE)
    table = torch.cat((body.embed_tokens.weight, body.embed_places.weight)).to(TYPE)
    channels = torch.arange(shape.place_channels, device=tokens.device) * shape.place_limit + shape.vocab_size
    chosen = torch.cat((tokens[:, :, None], places + channels), dim=-1)
    ones = torch.zeros(*tokens.shape, len(table), dtype=TYPE, device=tokens.device).scatter_(2, chosen, 1.0)
    x = ones @ table
    for layer in body.layers:
        mixed = _attention(layer.self_attn, layer.input_layernorm(x), cosines, sines)
        x = layer.finish(x, mixed)
    logits = functional.linear(body.norm(x), body.embed_tokens.weight.to(TYPE)).float()
    flat, wanted = logits.flatten(0, 1), targets.flatten()
    lost = functional.cross_entropy(flat, wanted, reduction="none", ignore_index=IGNORED)
    with torch.no_grad():
        wrong = (flat.argmax(-1) != wanted) & (wanted != IGNORED)
    return lost.view_as(targets), wrong.view_as(targets)


def row_is_wrong(wrong: Tensor) -> Tensor:
    """Whether any token of a sample's answer is wrong, as 0 or 1."""
    return wrong.any(1).float()


@torch.no_grad()
def evaluate(model: Model, batches: list[Batch]) -> tuple[float, float, int]:
    """Share of samples whose every token is the likeliest one, loss of a token, and samples."""
    right = lost = tokens = rows = 0.0
    for batch in batches:
        loss, wrong = losses(model, batch.tokens, batch.places, batch.targets)
        right += float((1 - row_is_wrong(wrong)).sum())
        lost += float(loss.sum())
        tokens += float((batch.targets != IGNORED).sum())
        rows += len(batch.samples)
    return right / max(1, rows), lost / max(1, tokens), int(rows)
