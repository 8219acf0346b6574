"""Show how the staging settings differ from production."""
import configparser

PROD = """
[web]
host = shop.example.org
port = 443
workers = 8

[cache]
ttl = 3600
enabled = yes
"""

STAGING = """
[web]
host = test.example.org
port = 8443
workers = two

[cache]
ttl = 3600
enabled = no

[debug]
level = 3
"""


def load(text):
    parser = configparser.ConfigParser()
    parser.read_string(text)
    return parser


def flat(parser):
    return {
        f"{section}.{key}": value
        for section in parser.sections()
        for key, value in parser.items(section)
    }


def main():
    prod, staging = load(PROD), load(STAGING)
    a, b = flat(prod), flat(staging)
    print(len(a), "settings in prod,", len(b), "in staging")

    same = 0
    for key in sorted(a | b):
        left, right = a.get(key), b.get(key)
        if left == right:
            same += 1
        elif left is None:
            print(f"+ {key} = {right}")
        elif right is None:
            print(f"- {key} = {left}")
        else:
            print(f"~ {key}: {left} => {right}")
    print("same:", same)

    for label, cfg in (("prod", prod), ("staging", staging)):
        try:
            n = cfg.getint("web", "workers")
        except ValueError as e:
            print(label, "workers wrong:", str(e).split(":")[-1].strip())
            n = 1
        cache = cfg.getboolean("cache", "enabled")
        level = cfg.getint("debug", "level", fallback=0)
        print(label, n, "workers, cache", "on" if cache else "off", f"level {level}")


main()
