"""How PyTorch uses the processor."""

from __future__ import annotations

import ctypes

import torch


def working_format() -> torch.dtype:
    """bfloat16 where the processor has instructions for it; elsewhere it takes ten times as long as float32."""
    has = getattr(torch.cpu, "_is_avx512_bf16_supported", bool), getattr(torch.cpu, "_is_amx_tile_supported", bool)
    return torch.bfloat16 if any(check() for check in has) else torch.float32


def use_processor(threads: int) -> None:
    """To be called before anything is computed."""
    _keep_freed_memory()
    torch.set_num_threads(threads)
    torch.set_flush_denormal(True)


def _keep_freed_memory() -> None:
    """Stops glibc from handing each large tensor's pages back at once: fetching them anew costs a tenth of the time."""
    trim_threshold, top_pad, mmap_max = -1, -2, -4
    try:
        mallopt = ctypes.CDLL(None).mallopt
    except (OSError, AttributeError, TypeError):
        return
    mallopt(trim_threshold, 2**31 - 1)
    mallopt(top_pad, 64 << 20)
    mallopt(mmap_max, 0)
