from collections import deque


class Queue:
    def __init__(self, max_tries=3):
        self.items = deque()
        self.dead = []
        self.max_tries = max_tries

    def put(self, body, tries=0):
        self.items.append({"body": body, "tries": tries})

    def work(self, handler):
        ok = 0
        while self.items:
            msg = self.items.popleft()
            try:
                handler(msg["body"])
            except Exception as exc:
                msg["tries"] += 1
                if msg["tries"] >= self.max_tries:
                    msg["why"] = str(exc)
                    self.dead.append(msg)
                else:
                    self.items.append(msg)
            else:
                ok += 1
        return ok


seen = {}

def send_mail(body):
    to, _, text = body.partition(": ")
    seen[to] = seen.get(to, 0) + 1
    if "@" not in to:
        raise ValueError("bad address " + to)
    if to.startswith("slow") and seen[to] < 2:
        raise TimeoutError("try later")
    print("sent to", to, "->", text[:12])


q = Queue()
for m in ["amy@mill.org: your flour is ready", "slow@farm.net: 3 crates", "nobody: hi"]:
    q.put(m)
count = q.work(send_mail)
print("delivered:", count)
for d in q.dead:
    print("dead:", d["why"], "after", d["tries"], "tries")
print(seen)
