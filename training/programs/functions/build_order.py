"""Find dependency loops between the modules of a firmware."""
from typing import Dict, List, Optional


class CycleError(Exception):
    def __init__(self, path):
        super().__init__(" -> ".join(path))
        self.path = path


def parse_rules(text: str) -> Dict[str, List[str]]:
    rules = {}
    for line in text.strip().splitlines():
        line = line.split("#")[0].strip()
        if not line:
            continue
        target, sep, deps = line.partition(":")
        if not sep:
            raise SyntaxError("missing colon in " + repr(line))
        rules.setdefault(target.strip(), []).extend(deps.split())
    return rules


def find_loop(rules) -> Optional[List[str]]:
    finished = set()
    for start in rules:
        trail = []
        node = start
        stack = [iter([start])]
        while stack:
            node = next(stack[-1], None)
            if node is None:
                stack.pop()
                if trail:
                    finished.add(trail.pop())
            elif node in trail:
                return trail[trail.index(node):] + [node]
            elif node not in finished:
                trail.append(node)
                stack.append(iter(rules.get(node, ())))
    return None


def build_order(rules):
    loop = find_loop(rules)
    if loop:
        raise CycleError(loop)
    order = []

    def visit(name):
        if name in order:
            return
        for dep in rules.get(name, []):
            visit(dep)
        order.append(name)

    for name in sorted(rules):
        visit(name)
    return order


samples = {
    "good": "app: net ui\nnet: uart\nui: uart gfx   # slow",
    "loop": "boot: flash\nflash: crc\ncrc: boot",
    "self": "timer: timer",
    "none": "# nothing yet",
    "typo": "gfx uart",
}
for label, text in samples.items():
    try:
        result = build_order(parse_rules(text))
    except CycleError as err:
        result = f"loop of {len(err.path) - 1}: {err}"
    except SyntaxError as err:
        result = f"! {err.msg}"
    print(f"{label:5}", result)
