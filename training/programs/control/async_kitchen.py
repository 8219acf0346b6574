import asyncio

events = []


async def chop(what, pieces):
    for i in range(pieces):
        events.append(f"{what}{i + 1}")
        await asyncio.sleep(0)
    return f"{pieces} pieces of {what}"


async def boil(litres):
    if litres > 5:
        raise ValueError("pot is too small")
    events.append("boil")
    return litres * 2


async def main():
    onion, leek = await asyncio.gather(chop("onion", 2), chop("leek", 3))
    print(onion, "|", leek)
    print("order:", events)

    results = await asyncio.gather(boil(1.5), boil(8), return_exceptions=True)
    for r in results:
        if isinstance(r, Exception):
            print("error:", type(r).__name__, r)
        else:
            print("minutes:", r)

    task = asyncio.create_task(chop("carrot", 1))
    print("task done?", task.done())
    text = await task
    print("task done?", task.done(), text)
    return len(events)


count = asyncio.run(main())
print("events in total:", count)
