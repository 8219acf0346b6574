from collections import ChainMap

defaults = {"theme": "light", "font": 12, "lang": "en", "autosave": True}
user_file = {"theme": "dark", "font": 14}
cli = {}

settings = ChainMap(cli, user_file, defaults)


def where(key):
    """Tell which layer a setting comes from."""
    names = ["cli", "user", "default"]
    for name, layer in zip(names, settings.maps):
        if key in layer:
            return name
    return "nowhere"


for key in sorted(settings):
    print(f"{key:<9}= {settings[key]!s:<6} from {where(key)}")

settings["lang"] = "de"  # goes into the first map
print("cli is now", cli)
print("lang from", where("lang"), "| default stays", defaults["lang"])

# temporary override for one document
doc = settings.new_child({"font": 20})
print("in the document:", doc["font"], "outside:", settings["font"])
print("layers:", len(doc.maps), len(doc.parents.maps))

try:
    del settings["autosave"]
except KeyError as err:
    print("cannot delete:", type(err).__name__)

user_file.pop("theme")
print("theme:", settings["theme"])
print(settings.get("zoom", 100))
flat = dict(settings)
flat["zoom"] = 80
print(len(flat), "zoom" in settings)
