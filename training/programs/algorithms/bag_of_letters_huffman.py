import heapq

text = "banana bread"
freq = {}
for ch in text:
    freq[ch] = freq.get(ch, 0) + 1

heap = [(n, ch, ch) for ch, n in sorted(freq.items())]
heapq.heapify(heap)
print(len(heap), "letters, rarest:", heap[0][:2])

while len(heap) > 1:
    n1, first1, t1 = heapq.heappop(heap)
    n2, first2, t2 = heapq.heappop(heap)
    heapq.heappush(heap, (n1 + n2, min(first1, first2), [t1, t2]))

codes = {}


def label(tree, bits=""):
    if isinstance(tree, str):
        codes[tree] = bits
    else:
        label(tree[0], bits + "0")
        label(tree[1], bits + "1")


root = heap[0][2]
label(root)
for ch in sorted(codes, key=lambda c: (len(codes[c]), c)):
    print(repr(ch), freq[ch], codes[ch])

bits = "".join(codes[ch] for ch in text)
print(len(text) * 8, "bits ->", len(bits))

out, node = "", root
for b in bits[:14]:
    node = node[int(b)]
    if isinstance(node, str):
        out += node
        node = root
print("decoded start:", out)
