import asyncio


class Queue_Closed(Exception):
    pass


class TicketOffice:
    def __init__(self, seats):
        self.seats = seats
        self.sold = []

    async def __aenter__(self):
        print("office opens")
        return self

    async def __aexit__(self, kind, exc, tb):
        print("office closes,", "error" if kind else "all fine")
        return kind is Queue_Closed

    async def buy(self, name, n):
        if n > self.seats:
            raise Queue_Closed(f"{name} wanted {n}, {self.seats} left")
        self.seats -= n
        self.sold.append((name, n))
        return self.seats


async def visitors():
    for name, n in (("Pia", 2), ("Quin", 4), ("Rob", 3)):
        yield name, n


async def main():
    queue = asyncio.Queue()
    async with TicketOffice(7) as office:
        async for name, n in visitors():
            left = await office.buy(name, n)
            await queue.put(name)
            print(f"{name} bought {n}, {left} left")
    print("sold:", office.sold, "queue:", queue.qsize())

    while not queue.empty():
        print("welcome", await queue.get())

    names = [name async for name, n in visitors() if n > 2]
    print(names)

    try:
        await asyncio.wait_for(office.buy("Sam", 1), timeout=1)
        await office.buy("Tia", 1)
    except Queue_Closed as e:
        print("no luck:", e)


if __name__ == "__main__":
    asyncio.run(main())
