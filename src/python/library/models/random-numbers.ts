/** The functions of `random` after `seed`, as Python that the machine runs: they share one generator. */
export const RANDOM_NUMBERS = String.raw`from random import Random

_shared = __unknown__('chance')


def seed(a=None, version=2):
    global _shared
    _shared = __unknown__('chance') if a is None else Random(a)


def random() -> float:
    return _shared.random()


def uniform(a, b) -> float:
    return _shared.uniform(a, b)


def randint(a, b) -> int:
    return _shared.randint(a, b)


def randrange(start, stop=None, step=1) -> int:
    return _shared.randrange(start, stop, step)


def choice(seq):
    return _shared.choice(seq)


def choices(population, weights=None, *, cum_weights=None, k=1) -> list:
    return _shared.choices(population, weights, cum_weights=cum_weights, k=k)


def shuffle(x) -> None:
    _shared.shuffle(x)


def sample(population, k, *, counts=None) -> list:
    return _shared.sample(population, k, counts=counts)


def gauss(mu=0.0, sigma=1.0) -> float:
    return _shared.gauss(mu, sigma)


def normalvariate(mu=0.0, sigma=1.0) -> float:
    return _shared.normalvariate(mu, sigma)


def triangular(low=0.0, high=1.0, mode=None) -> float:
    return _shared.triangular(low, high, mode)


def expovariate(lambd=1.0) -> float:
    return _shared.expovariate(lambd)


def betavariate(alpha, beta) -> float:
    return _shared.betavariate(alpha, beta)


def getrandbits(k) -> int:
    return _shared.getrandbits(k)
`;

/** Without a seed nobody knows the order afterwards. */
export const SHUFFLING = String.raw`def shuffle(x) -> None:
    for _place in range(len(x)):
        _kind = type(x[_place]).__name__
        x[_place] = __unknown__('the order after shuffling', _kind)
`;
