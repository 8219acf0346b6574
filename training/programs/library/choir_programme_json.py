# The evening's programme of our choir: from json to a printed sheet and back again
import copy
import json
from datetime import datetime, timedelta

raw = """
{"title": "Summer concert", "start": "2023-06-17T19:30:00",
 "pieces": [
   {"name": "Locus iste", "by": "Bruckner", "sec": 185},
   {"name": "Sumer is icumen in", "by": null, "sec": 140},
   {"name": "Abendlied", "by": "Rheinberger", "sec": 215, "solo": ["Ines", "Paul"]},
   {"name": "The Blue Bird", "by": "Stanford", "sec": 240, "solo": ["Ines"]}
 ],
 "pause_after": 2}
"""

programme = json.loads(raw)
backup = copy.deepcopy(programme)
clock = datetime.fromisoformat(programme["start"])
start = clock
soloists = {}

print(programme["title"].upper().center(40, "~"))
for i, piece in enumerate(programme["pieces"], 1):
    composer = piece["by"] or "anon."
    print(f"{clock:%H:%M:%S} {i}. {piece['name']:<20}{composer:>9}")
    for who in piece.get("solo", []):
        soloists.setdefault(who, []).append(i)
    # half a minute of applause
    clock += timedelta(seconds=piece["sec"] + 30)
    if i == programme["pause_after"]:
        print(f"{clock:%H:%M:%S}    (pause)")
        clock += timedelta(minutes=20)

print("end", clock.isoformat(), "after", clock - start)
print("music share: {:.1%}".format(sum(p["sec"] for p in programme["pieces"]) / (clock - start).total_seconds()))
print(soloists)

# Paul is ill
del programme["pieces"][2]["solo"][1]
programme["pieces"][2]["solo"].append("Vera")
programme["pieces"][1]["by"] = "trad."
del programme["pause_after"]

for old, new in zip(backup["pieces"], programme["pieces"]):
    changed = sorted(k for k in old if old[k] != new[k])
    if changed:
        print(old["name"], "->", changed, [old[k] for k in changed])

print(json.dumps(programme["pieces"][2], sort_keys=True))
print(json.dumps({"t": programme["title"], "n": len(programme["pieces"])}, indent=2))
print(set(backup) - set(programme), backup["pieces"][2]["solo"])
