"""Small text differences: find, show, apply."""
from difflib import SequenceMatcher
from dataclasses import dataclass


@dataclass
class Edit:
    pos: int
    remove: int
    insert: tuple

    @property
    def growth(self):
        return len(self.insert) - self.remove


def common_prefix(a, b):
    n = 0
    for x, y in zip(a, b):
        if x != y:
            break
        n += 1
    return n


def single_edit(old, new):
    """One edit that turns list old into list new (or None)."""
    if old == new:
        return None
    head = common_prefix(old, new)
    tail = common_prefix(old[head:][::-1], new[head:][::-1])
    return Edit(head, len(old) - head - tail, tuple(new[head:len(new) - tail]))


def apply(lines, edit):
    if edit is None:
        return list(lines)
    if edit.pos + edit.remove > len(lines):
        raise IndexError(f"edit reaches line {edit.pos + edit.remove}, text has {len(lines)}")
    return lines[:edit.pos] + list(edit.insert) + lines[edit.pos + edit.remove:]


def show(old, new):
    out = []
    matcher = SequenceMatcher(None, old, new)
    for tag, i1, i2, j1, j2 in matcher.get_opcodes():
        if tag == "equal":
            out.append(f"  ={i2 - i1}")
            continue
        out += ["  -" + x for x in old[i1:i2]]
        out += ["  +" + x for x in new[j1:j2]]
    return out


versions = [
    ["milk", "bread", "jam"],
    ["milk", "rye bread", "jam"],
    ["milk", "rye bread", "jam", "tea"],
    ["milk", "rye bread", "jam", "tea"],
    [],
]
for number, (old, new) in enumerate(zip(versions, versions[1:]), 1):
    edit = single_edit(old, new)
    print("change", number, edit, edit.growth if edit else "")
    assert apply(old, edit) == new
    for line in show(old, new):
        print(line)

try:
    apply(["a"], Edit(1, 2, ()))
except IndexError as e:
    print("refused:", e)
print(common_prefix("naïve", "naive"), common_prefix((), (1,)), common_prefix(b"ab", b"ab"))
print(apply(["x", "y"], Edit(2, 0, ("z",))), single_edit(list("aaa"), list("aa")))
