# Newsletter with subscribers. Somebody is gone and it stops in the middle.
class Subscriber:
    def __init__(self, name, topics):
        self.name = name
        self.topics = set(topics.split())
        self.inbox = []

    def wants(self, topic):
        return topic in self.topics or "all" in self.topics

    def update(self, topic, text):
        self.inbox.append(f"[{topic}] {text}")


class Newsletter:
    def __init__(self):
        self.people = {}
        self.order = []
        self.sent = 0

    def subscribe(self, name, topics="all"):
        if name not in self.people:
            self.order.append(name)
        self.people[name] = Subscriber(name, topics)
        return self

    def unsubscribe(self, name):
        return self.people.pop(name, None) is not None

    def publish(self, topic, text):
        reached = []
        for name in self.order:
            person = self.people.get(name)
            if person.wants(topic):
                person.update(topic, text)
                reached.append(name)
        self.sent += len(reached)
        return reached


def summary(letter):
    for name in letter.order:
        inbox = letter.people[name].inbox
        last = inbox[-1] if inbox else "-"
        yield f"{name:<6}{len(inbox)} {last}"


letter = Newsletter()
letter.subscribe("ute").subscribe("sven", "sport tv").subscribe("ole", "food")
print(letter.publish("sport", "We won 3:2"))
print(letter.publish("food", "Soup week"))
letter.subscribe("sven", "food")
print(letter.publish("food", "Bread for free"))
for line in summary(letter):
    print(line)

print("mails:", letter.sent)
print("bye:", letter.unsubscribe("ole"), letter.unsubscribe("max"))
print(len(letter.people), letter.order)
print(letter.publish("tv", "New series"))
print("finished")
