"""Trees of `xml.etree.ElementTree`: elements are made again by what they hold; files are not read or written."""

from __future__ import annotations

import io
import xml.etree.ElementTree as trees
from typing import Any

from ..refusal import Refused

Element = trees.Element
NAMES = """Element SubElement tostring tostringlist fromstring fromstringlist XML XMLID ParseError Comment ProcessingInstruction PI
    QName indent iselement ElementTree"""
ITERATING = frozenset({"iter", "iterfind", "itertext"})


class Tree(trees.ElementTree):  # type: ignore[type-arg]
    """A document that is read from and written to texts in memory alone."""

    def parse(self, source: Any, parser: Any = None) -> Any:
        if parser is not None or not isinstance(source, (io.StringIO, io.BytesIO)):
            raise Refused("a file")
        return super().parse(source)

    def write(self, file_or_filename: Any, *arguments: Any, **keywords: Any) -> None:
        if not isinstance(file_or_filename, (io.StringIO, io.BytesIO)):
            raise Refused("a file")
        super().write(file_or_filename, *arguments, **keywords)


Tree.__module__, Tree.__name__, Tree.__qualname__ = "xml.etree.ElementTree", "ElementTree", "ElementTree"


def parse(source: Any, parser: Any = None) -> Tree:
    """`ElementTree.parse` of a text in memory."""
    tree = Tree()
    tree.parse(source, parser)
    return tree


def held(element: Any) -> tuple[list[Any], dict[str, Any]]:
    """What an element holds; its attributes are one and the same dict, which the program may have, too."""
    return [element.tag, element.attrib, element.text, element.tail, *element], {}


def remade(tag: Any, attributes: Any, text: Any, tail: Any, *inner: Any) -> Any:
    made = Element(tag)
    made.attrib, made.text, made.tail = attributes, text, tail
    made.extend(inner)
    return made


def root_of(tree: Any) -> tuple[list[Any], dict[str, Any]]:
    return [tree.getroot()], {}


REPLACED: dict[str, Any] = {"ElementTree": Tree, "parse": parse}
