"""Ids that Python's `tokenizers` gives to some token texts: the fixture that proves both languages agree.

python -m neural_debug_training.tokenizer_fixture models/tokenizer.json test/fixtures/codec/tokens.json
"""

from __future__ import annotations

import json
import sys
from pathlib import Path

TEXTS = [
    "<step> v0 = v1 * 2 <values> v1 = 2 1 <do>",
    "<step> v0 . .append ( v1 ) <values> v0 = [ 1 , 2 ] v1 = v0 <do> v0 = [ * v0 , 7 ] L0 <end>",
    'for v0 in v1 <values> <iter> " c:a " , " c:\u2423 " , <more> <do>',
    '<raise> IndexError " m:list\u2423index\u2423out\u2423of\u2423range " <end>',
    '{ ** v0 , " c:k " : - 1 pt 5 } f\'\' : " <0xc3> <0xa9> c:\\n " notin : True',
]


def main(tokenizer_path: str, fixture_path: str) -> None:
    from tokenizers import Tokenizer

    tokenizer = Tokenizer.from_file(tokenizer_path)
    vocabulary = json.loads(Path(tokenizer_path).read_text())["model"]["vocab"]
    texts = [*TEXTS, " ".join(vocabulary)]
    fixture = [{"text": text, "ids": tokenizer.encode(text).ids} for text in texts]
    Path(fixture_path).write_text(json.dumps(fixture, indent=None) + "\n")


if __name__ == "__main__":
    main(*sys.argv[1:3])
