class Node:
    def accept(self, visitor):
        for cls in type(self).__mro__:
            method = getattr(visitor, "visit_" + cls.__name__.lower(), None)
            if method is not None:
                return method(self)
        raise NotImplementedError(type(self).__name__)


class Text(Node):
    def __init__(self, data):
        self.data = data


class Element(Node):
    def __init__(self, tag, *children, **attrs):
        self.tag = tag
        self.attrs = {k.rstrip("_"): v for k, v in attrs.items()}
        self.children = [Text(c) if isinstance(c, str) else c for c in children]


class Image(Element):
    def __init__(self, src, alt=""):
        super().__init__("img", src=src, alt=alt)


class Comment(Node):
    def __init__(self, data):
        self.data = data


class HtmlWriter:
    ESCAPES = [("&", "&amp;"), ("<", "&lt;")]

    def visit_text(self, node):
        text = node.data
        for char, entity in self.ESCAPES:
            text = text.replace(char, entity)
        return text

    def visit_element(self, node):
        attrs = "".join(f' {k}="{v}"' for k, v in node.attrs.items())
        if not node.children:
            return f"<{node.tag}{attrs}/>"
        inner = "".join(child.accept(self) for child in node.children)
        return f"<{node.tag}{attrs}>{inner}</{node.tag}>"

    def visit_comment(self, node):
        return f"<!--{node.data}-->"


class PlainText:
    def visit_text(self, node):
        return node.data

    def visit_image(self, node):
        return f"[{node.attrs['alt'] or 'image'}]"

    def visit_element(self, node):
        parts = [c.accept(self) for c in node.children]
        if node.tag == "li":
            parts.insert(0, "* ")
        if node.tag in ("li", "p"):
            parts.append("\n")
        return "".join(parts)


class TagCounter:
    def __init__(self):
        self.counts = {}

    def visit_element(self, node):
        self.counts[node.tag] = self.counts.get(node.tag, 0) + 1
        for c in node.children:
            c.accept(self)

    def visit_node(self, node):
        self.counts["other"] = self.counts.get("other", 0) + 1


page = Element(
    "div",
    Element("p", "Tom & Jerry ", Image("tj.png", "two animals"), class_="intro"),
    Element("ul", Element("li", "a < b"), Element("li", Image("x.png"))),
    id="main",
)
print(page.accept(HtmlWriter()))
print(repr(page.accept(PlainText())))
page.children.append(Comment("end"))
counter = TagCounter()
page.accept(counter)
print(counter.counts)
print(page.children[0].attrs, page.attrs.get("class"))
print(Comment(" x ").accept(HtmlWriter()))
try:
    page.accept(PlainText())
except NotImplementedError as e:
    print("cannot render", e)
