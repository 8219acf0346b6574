"""{{ name|filter }} and {% for x in xs %}..{% end %}; nothing more."""
import html
import re

TOKEN = re.compile(r"(\{\{.*?\}\}|\{%.*?%\})")
FILTERS = {
    "upper": str.upper,
    "title": str.title,
    "money": lambda v: f"{float(v):.2f}",
    "len": len,
}


class TemplateError(Exception):
    pass


def resolve(expr, scope):
    name, *filters = [p.strip() for p in expr.split("|")]
    value = scope
    for part in name.split("."):
        try:
            value = value[part]
        except (KeyError, TypeError):
            raise TemplateError(f"unknown name {name!r}") from None
    raw = False
    for f in filters:
        if f == "raw":
            raw = True
            continue
        if f not in FILTERS:
            raise TemplateError(f"unknown filter {f!r}")
        value = FILTERS[f](value)
    return str(value) if raw else html.escape(str(value))


def parse(tokens, inside=False):
    nodes = []
    for tok in tokens:
        if tok.startswith("{{"):
            nodes.append(("var", tok[2:-2].strip()))
        elif tok.startswith("{%"):
            words = tok[2:-2].split()
            if words == ["end"]:
                if not inside:
                    raise TemplateError("stray end")
                return nodes
            if len(words) != 4 or words[0] != "for" or words[2] != "in":
                raise TemplateError("bad tag " + tok)
            nodes.append(("for", words[1], words[3], parse(tokens, True)))
        elif tok:
            nodes.append(("text", tok))
    if inside:
        raise TemplateError("missing end")
    return nodes


def render_nodes(nodes, scope):
    for kind, *rest in nodes:
        if kind == "text":
            yield rest[0]
        elif kind == "var":
            yield resolve(rest[0], scope)
        else:
            var, source, body = rest
            for item in scope.get(source, ()):
                yield from render_nodes(body, {**scope, var: item})


def render(template, **scope):
    return "".join(render_nodes(parse(iter(TOKEN.split(template))), scope))


if __name__ == "__main__":
    print(render("Dear {{ who|title }}, hi!", who="ann lee"))
    print(render("{{ t }} / {{ t|raw }}", t="<b>"))
    print(parse(iter(TOKEN.split("a{% for x in xs %}{{x}}{% end %}"))))
    cart = [{"n": "tea", "p": 3}, {"n": "mug", "p": "7.5"}]
    print(render("{% for i in cart %}{{ i.n|upper }}={{ i.p|money }};{% end %}", cart=cart))
    print(render("[{% for x in none %}never{% end %}]"), render("{{ l|len }}", l=[1, 2]))
    for bad in ("{{ nope }}", "{% end %}", "{% for a in b %}", "{% if x %}", "{{ a|zap }}"):
        try:
            render(bad, a=1)
        except TemplateError as e:
            print("error:", e)
