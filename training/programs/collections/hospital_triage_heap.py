import heapq
from itertools import count
from typing import NamedTuple


class Patient(NamedTuple):
    name: str
    complaint: str


class WaitingRoom:
    """Lower number = more urgent. Ties are served in order of arrival."""

    def __init__(self):
        self._heap = []
        self._ticket = count(1)

    def arrive(self, patient: Patient, urgency: int) -> int:
        ticket = next(self._ticket)
        heapq.heappush(self._heap, (urgency, ticket, patient))
        return ticket

    def call_next(self):
        if not self._heap:
            return None
        urgency, ticket, patient = heapq.heappop(self._heap)
        return patient, urgency, ticket

    def __len__(self):
        return len(self._heap)


room = WaitingRoom()
room.arrive(Patient("Hughes", "sprained ankle"), 4)
room.arrive(Patient("Okafor", "chest pain"), 1)
room.arrive(Patient("Lindt", "fever"), 3)
t = room.arrive(Patient("Baker", "cut finger"), 4)
print("Baker got ticket", t)

first, urgency, _ = room.call_next()
print(f"First in: {first.name} with {first.complaint} (level {urgency})")

room.arrive(Patient("Dubois", "asthma"), 2)
print("waiting:", len(room))
while (entry := room.call_next()) is not None:
    patient, urgency, ticket = entry
    print(f"#{ticket} {patient.name:<8} level {urgency}")

minutes = [25, 8, 41, 13, 30]
print("shortest:", heapq.nsmallest(2, minutes))
print("longest:", heapq.nlargest(1, minutes)[0])
heapq.heapify(minutes)
print("root", minutes[0])
print("pushpop", heapq.heappushpop(minutes, 5), minutes[0])
