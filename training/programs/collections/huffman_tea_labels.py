import heapq
from collections import Counter


def build_codes(text):
    counts = Counter(text)
    heap = [(n, ch, {ch: ""}) for ch, n in counts.items()]
    heapq.heapify(heap)
    while len(heap) > 1:
        n1, k1, left = heapq.heappop(heap)
        n2, k2, right = heapq.heappop(heap)
        both = {ch: "0" + code for ch, code in left.items()}
        both.update({ch: "1" + code for ch, code in right.items()})
        heapq.heappush(heap, (n1 + n2, min(k1, k2), both))
    return heap[0][2]


label = "assam tea"
codes = build_codes(label)
for ch, code in sorted(codes.items(), key=lambda kv: (len(kv[1]), kv[1])):
    print(repr(ch), code)

bits = "".join(codes[ch] for ch in label)
print(bits, len(bits))

back = {code: ch for ch, code in codes.items()}
out, buf = [], ""
for bit in bits:
    buf += bit
    if buf in back:
        out.append(back[buf])
        buf = ""
print("".join(out) == label)
print("saved bits:", len(label) * 8 - len(bits))
