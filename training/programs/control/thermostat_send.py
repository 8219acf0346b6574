def thermostat(target, step=0.5):
    """Coroutine style generator: send it a temperature, get an action."""
    action = "idle"
    switches = 0
    try:
        while True:
            temp = yield action
            if temp is None:
                continue
            old = action
            if temp < target - step:
                action = "heat"
            elif temp > target + step:
                action = "cool"
            else:
                action = "idle"
            if old != action:
                switches += 1
    except GeneratorExit:
        print("thermostat off, switched", switches, "times")
        raise
    finally:
        print("valve closed")


t = thermostat(21)
print("start:", next(t))
for reading in (18.5, 20.0, 20.8, 22.3, None, 21.4):
    result = t.send(reading)
    label = "no reading" if reading is None else f"{reading} C"
    print(label, "=>", result)

t.close()
try:
    t.send(20)
except StopIteration:
    print("generator is finished")
