defaults = {
    "server": {"host": "localhost", "port": 8080},
    "paths": ["data", "logs"],
    "debug": False,
}

user = {
    "server": {"port": 9000},
    "paths": None,
    "colour": "green",
}


def merge(base, extra):
    result = dict(base)
    for key, value in extra.items():
        if isinstance(value, dict) and isinstance(result.get(key), dict):
            result[key] = merge(result[key], value)
        else:
            result[key] = value
    return result


def flatten(cfg, prefix=""):
    for key, value in cfg.items():
        if isinstance(value, dict):
            yield from flatten(value, prefix + key + ".")
        else:
            yield prefix + key, value


def prepare_dirs(cfg):
    made = []
    for p in cfg["paths"]:
        made.append("/srv/" + p)
    return made


for name, value in flatten(defaults):
    print(f"{name} = {value!r}")
print(prepare_dirs(defaults))

cfg = merge(defaults, user)
print("--- merged")
for name, value in flatten(cfg):
    print(f"{name} = {value!r}")
print(cfg["server"]["host"] + ":" + str(cfg["server"]["port"]))
dirs = prepare_dirs(cfg)
print("created", len(dirs), "directories")
