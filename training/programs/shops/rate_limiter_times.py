class Bucket:
    """Token bucket; the caller passes the time so it can be tested."""

    def __init__(self, size: int, per_second: float):
        self.size = size
        self.rate = per_second
        self.tokens = float(size)
        self.last = 0.0

    def allow(self, now: float, cost: int = 1) -> bool:
        gained = (now - self.last) * self.rate
        self.tokens = min(self.size, self.tokens + gained)
        self.last = now
        if self.tokens >= cost:
            self.tokens -= cost
            return True
        return False

    def wait_time(self, cost: int = 1) -> float:
        lack = cost - self.tokens
        return max(0.0, lack / self.rate)


def test_burst():
    b = Bucket(3, 1)
    answers = [b.allow(0) for _ in range(4)]
    assert answers == [True] * 3 + [False], answers
    assert b.wait_time() == 1.0


def simulate(requests):
    limits = {}
    refused = {}
    for t, client in requests:
        if client not in limits:
            limits[client] = Bucket(2, 0.5)
        b = limits[client]
        if b.allow(t):
            print(f"{t:5.1f}s {client}: ok   left {b.tokens:.2f}")
        else:
            refused[client] = refused.get(client, 0) + 1
            print(f"{t:5.1f}s {client}: 429, retry in {b.wait_time():.1f}s")
    return refused


if __name__ == "__main__":
    test_burst()
    print("burst test passed")
    reqs = [(0.0, "app"), (0.5, "app"), (0.6, "web"), (1.0, "app"), (3.0, "app"), (3.1, "app")]
    print(simulate(reqs))
