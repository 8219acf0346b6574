class Thermostat:
    """heating for one room with a small program"""

    def __init__(self, target=20):
        self.target = target
        self.heating = False
        self.program = []

    def at(self, hour, temp):
        self.program.append((hour, temp))
        self.program.sort()

    def target_for(self, hour):
        result = self.target
        for start, temp in self.program:
            if start <= hour:
                result = temp
        return result

    def tick(self, hour, measured):
        goal = self.target_for(hour)
        if measured < goal - 1:
            self.heating = True
        elif measured > goal:
            self.heating = self.cool_down(measured - goal)
        return "on" if self.heating else "off"

    def cool_down(over):
        return over < 0.5


bath = Thermostat()
bath.at(18, 22)
bath.at(6, 23)
print(bath.program)

day = {5: 18.5, 7: 20.5, 9: 22.5, 18: 21.5, 20: 22.4, 22: 20.0}
hours_on = 0
for hour, temp in day.items():
    state = bath.tick(hour, temp)
    hours_on += state == "on"
    print("%02d:00 %.1f goal %d heating %s" % (hour, temp, bath.target_for(hour), state))
print("hours on:", hours_on)
