/** `typing.get_type_hints` of functions and classes of the program: what their annotations say (`__annotation_texts__`) is evaluated. */
export const TYPE_HINTS = String.raw`import re as _re
import typing as _typing
from typing import (AbstractSet, Any, Callable, ChainMap, ClassVar, Collection, Counter, DefaultDict, Deque, Dict, Final, FrozenSet, Generator, Iterable, Iterator, List, Literal,
    Mapping, MutableMapping, MutableSequence, Optional, OrderedDict, Sequence, Set, Sized, Tuple, Type, Union)

_NAMES = {
    'typing': _typing, 'AbstractSet': AbstractSet, 'Any': Any, 'Callable': Callable, 'ChainMap': ChainMap, 'ClassVar': ClassVar, 'Collection': Collection, 'Counter': Counter,
    'DefaultDict': DefaultDict, 'Deque': Deque, 'Dict': Dict, 'Final': Final, 'FrozenSet': FrozenSet, 'Generator': Generator, 'Iterable': Iterable, 'Iterator': Iterator,
    'List': List, 'Literal': Literal, 'Mapping': Mapping, 'MutableMapping': MutableMapping, 'MutableSequence': MutableSequence, 'Optional': Optional,
    'OrderedDict': OrderedDict, 'Sequence': Sequence, 'Set': Set, 'Sized': Sized, 'Tuple': Tuple, 'Type': Type, 'Union': Union,
    'int': int, 'str': str, 'float': float, 'bool': bool, 'bytes': bytes, 'complex': complex, 'list': list, 'dict': dict, 'set': set, 'tuple': tuple,
    'frozenset': frozenset, 'object': object, 'type': type,
}


def _meaning(text, value):
    if text[0] == '"' or text[0] == "'":
        return text[1:-1]
    try:
        return eval(text, _NAMES)
    except (NameError, TypeError):
        return value


def _read(obj, read):
    texts = __annotation_texts__(obj) or {}
    values = obj.__annotations__ if texts else {}
    return {name: read(text, values[name]) for name, text in texts.items()}


def _written(obj):
    return _read(obj, _meaning)


def _hint(text, value):
    plain = text.strip('\'"')
    if plain == 'None':
        return type(None)
    own = {}
    for name in _re.findall(r'\b[A-Z]\w*', plain):
        for found in __global__('__main__', name):
            own[name] = found
    if plain in own:
        return own[plain]
    try:
        return eval(plain, {**_NAMES, **own})
    except (NameError, TypeError):
        if text[0] == '"' or text[0] == "'":
            return __unknown__('what an annotation in quotes stands for', 'type')
        return value


def _hints(obj):
    return _read(obj, _hint)


def get_type_hints(obj, globalns=None, localns=None, include_extras=False):
    if __kind_of_function__(obj) != 'class':
        while hasattr(obj, '__wrapped__'):
            obj = obj.__wrapped__
        return _hints(obj)
    hints = {}
    for one in reversed(obj.__mro__):
        if __annotation_texts__(one) is not None:
            hints.update(_hints(one))
    return hints
`;
