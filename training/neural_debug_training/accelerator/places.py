"""Places of tokens, computed for many samples at once: the same counts as `src/codec/values/token-places.ts`."""

from __future__ import annotations

import torch
from torch import Tensor

CHANNELS = 5
LIMIT = 64
DEEPEST = 64
"""Displays inside one another, at most; deeper ones share the deepest one's count."""

OTHER, CHARACTER, QUOTE, OPEN, CLOSE, COMMA, SECTION = range(7)
_SECTIONS = {"<values>", "<iter>", "<handled>", "<do>"}


def kind_of(word: str) -> int:
    """What a word of the vocabulary is to the counts."""
    if word.isdigit() or word.startswith(("c:", "m:", "<0x")):
        return CHARACTER
    if word in ('"', 'b"'):
        return QUOTE
    if word in ("[", "(", "{"):
        return OPEN
    if word in ("]", ")", "}"):
        return CLOSE
    if word == ",":
        return COMMA
    return SECTION if word in _SECTIONS else OTHER


def kinds(words: dict[str, int]) -> Tensor:
    """The kind of every token, uint8 `[vocabulary]`."""
    found = torch.zeros(max(words.values()) + 1, dtype=torch.uint8)
    for word, token in words.items():
        found[token] = kind_of(word)
    return found


def counts(kind: Tensor) -> Tensor:
    """Place in text or number, item, and item one display further out, int16 `[samples, length, 3]`.

    `kind` is uint8 `[samples, length]`, padded on the right with `OTHER`.
    """
    rows, length = kind.shape
    device = kind.device
    run = torch.zeros(rows, dtype=torch.int16, device=device)
    quoted = torch.zeros(rows, dtype=torch.bool, device=device)
    depth = torch.zeros(rows, dtype=torch.int64, device=device)
    # One row more than displays, so that the outermost one has a neighbour further out: a count of zero.
    items = torch.zeros(rows, DEEPEST + 2, dtype=torch.int16, device=device)
    items[:, 1] = 1
    found = torch.zeros(rows, length, 3, dtype=torch.int16, device=device)
    one, none = torch.ones_like(run), torch.zeros_like(run)
    for at in range(length):
        here = kind[:, at]
        section, closing, opening = here == SECTION, here == CLOSE, here == OPEN
        quote, character = here == QUOTE, here == CHARACTER
        quoted ^= quote
        within = torch.where(character | (quote & ~quoted), run + 1, none)
        run = torch.where(character, run + 1, none)
        item = items.gather(1, depth[:, None] + 1)[:, 0]
        outer = items.gather(1, depth[:, None])[:, 0]
        left = closing & (depth > 0)
        # The place of a closing bracket is the item that the display itself is.
        within = torch.where(left, item, within)
        depth = depth - left.long()
        after = items.gather(1, depth[:, None] + 1)[:, 0]
        further = items.gather(1, depth[:, None])[:, 0]
        found[:, at, 0] = within
        found[:, at, 1] = torch.where(left, after, item)
        found[:, at, 2] = torch.where(left, further, outer)
        found[:, at].masked_fill_(section[:, None], 0)
        depth = (depth + opening.long()).clamp(max=DEEPEST)
        # What is counted next: items of a display just opened from one, the item after a comma, or the sequence anew.
        depth = torch.where(section, torch.zeros_like(depth), depth)
        top = items.gather(1, depth[:, None] + 1)[:, 0]
        top = torch.where(opening | section, one, torch.where(here == COMMA, top + 1, top))
        items.scatter_(1, depth[:, None] + 1, top[:, None])
        quoted &= ~section
    return found


def places(kind: Tensor, prompt: Tensor) -> Tensor:
    """Places of whole samples, uint8 `[samples, length, CHANNELS]`; `prompt` has the lengths of their prompts."""
    columns = torch.arange(kind.shape[1], device=kind.device)
    forward = counts(kind).clamp_(max=LIMIT - 1)
    # Prompts last to first, with brackets mirrored.
    mirror = torch.tensor([OTHER, CHARACTER, QUOTE, CLOSE, OPEN, COMMA, SECTION], dtype=torch.uint8, device=kind.device)
    inside = columns < prompt[:, None]
    back = (prompt[:, None] - 1 - columns).clamp(min=0)
    mirrored = torch.where(inside, mirror[kind.gather(1, back).long()], torch.zeros_like(kind))
    backward = counts(mirrored)[:, :, :2].clamp_(max=LIMIT - 1)
    backward = backward.gather(1, back[:, :, None].expand(-1, -1, 2))
    backward.masked_fill_(~inside[:, :, None], 0)
    return torch.cat((forward, backward), dim=-1).to(torch.uint8)
