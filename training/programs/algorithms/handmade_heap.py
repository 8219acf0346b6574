# own min-heap, for the parcels that must leave first
heap = []

def push(item):
    heap.append(item)
    i = len(heap) - 1
    while i > 0:
        up = (i - 1) // 2
        if heap[up] <= heap[i]:
            break
        heap[up], heap[i] = heap[i], heap[up]
        i = up

def pop():
    top = heap[0]
    last = heap.pop()
    if heap:
        heap[0] = last
        i = 0
        while True:
            small = i
            for kid in (2 * i + 1, 2 * i + 2):
                if kid < len(heap) and heap[kid] < heap[small]:
                    small = kid
            if small == i:
                break
            heap[i], heap[small] = heap[small], heap[i]
            i = small
    return top

parcels = [(17, "vase"), (9, "cheese"), (21, "socks"), (9, "books"), (13, "lamp")]
for p in parcels:
    push(p)
    print("after", p[1], "top is", heap[0][1])

print(heap)
order = []
while heap:
    hour, what = pop()
    order.append(what)
    print(f"{hour:>2}h {what}")
print(order == [w for h, w in sorted(parcels)])
