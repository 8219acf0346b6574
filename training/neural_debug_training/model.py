"""The network: a plain Llama-shaped decoder, so that the weights load in other tools as they are.

Master weights stay in float32; every matrix is cast to the activations' type where it is used, so that one
parameter set serves float32 (tests, export) and bfloat16 (training) without copies to keep in step.
"""

from __future__ import annotations

import math
from dataclasses import asdict, dataclass

import torch
import torch.nn.functional as functional
from torch import Tensor, nn

QUANTISED_BLOCK = 32
"""Neighbouring weights of a row that share a scale in the exported model."""


@dataclass(frozen=True)
class Shape:
    """Size of a model, under the names that Hugging Face's Llama configuration uses."""

    vocab_size: int
    hidden_size: int = 256
    intermediate_size: int = 768
    num_hidden_layers: int = 6
    num_attention_heads: int = 4
    max_position_embeddings: int = 1024
    rope_theta: float = 10000.0
    rms_norm_eps: float = 1e-6
    place_channels: int = 5
    place_limit: int = 64
    inner_bits: int = 8
    """Bits of an exported weight of the feed-forward parts; with 4, training rounds as the export does."""

    @property
    def head_dim(self) -> int:
        return self.hidden_size // self.num_attention_heads

    def hugging_face(self) -> dict[str, object]:
        """The contents of a `config.json` for `LlamaForCausalLM`."""
        return {
            "architectures": ["LlamaForCausalLM"],
            "model_type": "llama",
            "hidden_act": "silu",
            "attention_bias": False,
            "mlp_bias": False,
            "tie_word_embeddings": True,
            "num_key_value_heads": self.num_attention_heads,
            "head_dim": self.head_dim,
            "torch_dtype": "float32",
            **asdict(self),
        }


def rotary_tables(shape: Shape) -> tuple[Tensor, Tensor]:
    """Cosines and sines of every position, `[positions, head_dim / 2]`."""
    half = shape.head_dim // 2
    frequencies = shape.rope_theta ** (-torch.arange(half, dtype=torch.float64) / half)
    angles = torch.arange(shape.max_position_embeddings, dtype=torch.float64)[:, None] * frequencies
    return angles.cos().float(), angles.sin().float()


def rotate(x: Tensor, cosines: Tensor, sines: Tensor) -> Tensor:
    """Turns the halves of each head by the angle of its position: Llama's "rotate half" convention."""
    first, second = x.chunk(2, dim=-1)
    return torch.cat((first * cosines - second * sines, second * cosines + first * sines), dim=-1)


def causal_attention(q: Tensor, k: Tensor, v: Tensor) -> Tensor:
    """Written out because PyTorch's fused CPU kernel takes eight times as long to differentiate at these lengths."""
    positions = torch.arange(q.shape[-2], device=q.device)
    scores = (q @ k.transpose(-1, -2)).float() * q.shape[-1] ** -0.5
    scores = scores.masked_fill(positions[None, :] > positions[:, None], float("-inf"))
    return scores.softmax(-1).to(v.dtype) @ v


def in_4_bits(weight: Tensor) -> tuple[Tensor, Tensor]:
    """Whole numbers from -8 to 7, `[outputs, blocks, QUANTISED_BLOCK]`, and scales, `[outputs, blocks, 1]`.

    A block's weight of the greatest size becomes -8, so that all sixteen numbers are used.
    """
    blocks = weight.detach().unflatten(-1, (-1, QUANTISED_BLOCK))
    greatest = blocks.gather(-1, blocks.abs().argmax(-1, keepdim=True))
    scales = greatest / -8
    scales = torch.where(scales.abs() < 1e-12, torch.full_like(scales, 1e-12), scales)
    return (blocks / scales).round().clamp(-8, 7), scales


def rounded_to_4_bits(weight: Tensor) -> Tensor:
    """What the export keeps of a matrix; gradients pass as if nothing were rounded."""
    numbers, scales = in_4_bits(weight)
    return weight + ((numbers * scales).flatten(-2) - weight.detach())


class Norm(nn.Module):
    """RMSNorm, computed in float32 whatever the activations are."""

    def __init__(self, size: int, epsilon: float) -> None:
        super().__init__()
        self.weight = nn.Parameter(torch.ones(size))
        self.epsilon = epsilon

    def forward(self, x: Tensor) -> Tensor:
        wide = x.float()
        scale = torch.rsqrt(wide.square().mean(-1, keepdim=True) + self.epsilon)
        return (wide * scale * self.weight).to(x.dtype)


class Matrix(nn.Module):
    """A linear map without bias whose float32 weight is cast to the type of its input."""

    def __init__(self, inputs: int, outputs: int, deviation: float, bits: int = 8) -> None:
        super().__init__()
        self.bits = bits
        self.weight = nn.Parameter(torch.randn(outputs, inputs) * deviation)

    def forward(self, x: Tensor) -> Tensor:
        weight = rounded_to_4_bits(self.weight) if self.bits == 4 else self.weight
        return functional.linear(x, weight.to(x.dtype))


class Attention(nn.Module):
    def __init__(self, shape: Shape) -> None:
        super().__init__()
        size = shape.hidden_size
        self.heads = shape.num_attention_heads
        self.q_proj = Matrix(size, size, size**-0.5)
        self.k_proj = Matrix(size, size, size**-0.5)
        self.v_proj = Matrix(size, size, size**-0.5)
        self.o_proj = Matrix(size, size, size**-0.5 / math.sqrt(2 * shape.num_hidden_layers))

    def forward(self, x: Tensor, cosines: Tensor, sines: Tensor) -> Tensor:
        """Attention of `x` `[batch, length, hidden]`, before the output projection."""
        batch, length, size = x.shape
        weight = torch.cat((self.q_proj.weight, self.k_proj.weight, self.v_proj.weight)).to(x.dtype)
        q, k, v = functional.linear(x, weight).view(batch, length, 3, self.heads, -1).permute(2, 0, 3, 1, 4)
        q, k = rotate(q, cosines, sines), rotate(k, cosines, sines)
        # Samples are padded on the right, so the causal mask alone keeps padding away from every real position.
        mixed = causal_attention(q, k, v)
        return mixed.transpose(1, 2).reshape(batch, length, size)


class FeedForward(nn.Module):
    def __init__(self, shape: Shape) -> None:
        super().__init__()
        size, inner, bits = shape.hidden_size, shape.intermediate_size, shape.inner_bits
        self.gate_proj = Matrix(size, inner, size**-0.5, bits)
        self.up_proj = Matrix(size, inner, size**-0.5, bits)
        self.down_proj = Matrix(inner, size, inner**-0.5 / math.sqrt(2 * shape.num_hidden_layers), bits)

    def forward(self, x: Tensor) -> Tensor:
        return self.down_proj(functional.silu(self.gate_proj(x)) * self.up_proj(x))


class Layer(nn.Module):
    def __init__(self, shape: Shape) -> None:
        super().__init__()
        self.input_layernorm = Norm(shape.hidden_size, shape.rms_norm_eps)
        self.self_attn = Attention(shape)
        self.post_attention_layernorm = Norm(shape.hidden_size, shape.rms_norm_eps)
        self.mlp = FeedForward(shape)

    def forward(self, x: Tensor, cosines: Tensor, sines: Tensor) -> Tensor:
        mixed = self.self_attn(self.input_layernorm(x), cosines, sines)
        return self.finish(x, mixed)

    def forward_at(self, x: Tensor, cosines: Tensor, sines: Tensor, positions: Tensor) -> Tensor:
        """The layer's result at `positions` of the flattened batch only: the last layer needs no others."""
        mixed = self.self_attn(self.input_layernorm(x), cosines, sines)
        return self.finish(x.flatten(0, 1)[positions], mixed.flatten(0, 1)[positions])

    def finish(self, x: Tensor, mixed: Tensor) -> Tensor:
        x = x + self.self_attn.o_proj(mixed)
        return x + self.mlp(self.post_attention_layernorm(x))


class Decoder(nn.Module):
    """The layers under Llama's name `model`, so that state dictionaries carry Hugging Face's names."""

    def __init__(self, shape: Shape) -> None:
        super().__init__()
        self.embed_tokens = nn.Embedding(shape.vocab_size, shape.hidden_size)
        nn.init.normal_(self.embed_tokens.weight, std=0.02)
        self.embed_places = nn.Embedding(shape.place_channels * shape.place_limit, shape.hidden_size)
        nn.init.normal_(self.embed_places.weight, std=0.01)
        self.layers = nn.ModuleList(Layer(shape) for _ in range(shape.num_hidden_layers))
        self.norm = Norm(shape.hidden_size, shape.rms_norm_eps)


class Model(nn.Module):
    """Decoder with tied embeddings."""

    cosines: Tensor
    sines: Tensor

    def __init__(self, shape: Shape) -> None:
        super().__init__()
        self.shape = shape
        self.model = Decoder(shape)
        cosines, sines = rotary_tables(shape)
        self.register_buffer("cosines", cosines, persistent=False)
        self.register_buffer("sines", sines, persistent=False)

    def forward(
        self,
        tokens: Tensor,
        places: Tensor,
        positions: Tensor | None = None,
        dtype: torch.dtype = torch.float32,
    ) -> Tensor:
        """Logits in float32: of every position, or of `positions` of the flattened batch only."""
        length = tokens.shape[1]
        cosines, sines = self.cosines[:length].to(dtype), self.sines[:length].to(dtype)
        embeddings = self.model.embed_tokens.weight
        x = functional.embedding(tokens, embeddings)
        for channel in range(self.shape.place_channels):
            rows = places[:, :, channel] + channel * self.shape.place_limit
            x = x + functional.embedding(rows, self.model.embed_places.weight)
        x = x.to(dtype)
        *body, last = self.model.layers
        for layer in body:
            x = layer(x, cosines, sines)
        x = last(x, cosines, sines) if positions is None else last.forward_at(x, cosines, sines, positions)
        return functional.linear(self.model.norm(x), embeddings.to(dtype)).float()

    def parameter_count(self) -> int:
        return sum(parameter.numel() for parameter in self.parameters())


def answer_losses(
    model: Model, tokens: Tensor, places: Tensor, positions: Tensor, targets: Tensor, dtype: torch.dtype
) -> Tensor:
    """Cross-entropy of each answer token, with `targets` of -100 ignored."""
    return functional.cross_entropy(model(tokens, places, positions, dtype), targets, reduction="none")
