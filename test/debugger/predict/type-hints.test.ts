/** Statements that give a name to a type hint say what CPython shows of it. */
import { spawnSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { namedHint } from '../../../src/debugger/predict/type-hints';
import { loadPython } from '../../../src/python/source';
import { printValue } from '../../../src/python/values/print';
import type { Value } from '../../../src/python/values/value';
import { HAS_PYTHON } from '../../support/cpython';
import { queryOf } from '../../support/query';

const python = await loadPython();

const HEADER = [
  'import typing as t',
  'from typing import Any, Callable, Dict, List, Literal, Optional, TypeVar, Union',
  'from collections.abc import Iterable',
  'class Node:',
  '    class Edge: pass',
  'T = TypeVar("T")',
].join('\n');

const NAMES: Readonly<Record<string, Value>> = {
  Node: { kind: 'opaque', type: 'class', name: 'Node' },
  T: { kind: 'foreign', type: 'typing.TypeVar', text: '~T', attributes: [], recipe: '', parts: [], isMutable: false },
};

/** What a last line `x = …` gives the name; undefined where that has to be asked. */
function said(expression: string): string | undefined {
  const line = HEADER.split('\n').length + 1;
  const source = python.parse(`${HEADER}\nx = ${expression}\n`);
  const statement = source.statementAt(line);
  const value = statement && namedHint({ ...queryOf('x', NAMES), statement }, source)?.changes[0]?.value;
  return value && printValue(value);
}

const HINTS = [
  'Union[int, float]',
  'Optional[Node]',
  'List[List[int]]',
  'Dict[str, Any]',
  'Dict[str, None]',
  'Callable[[str, int], None]',
  'Callable[..., T]',
  'Literal["r", 1]',
  'dict[str, list[int]]',
  'dict[str, None]',
  'int | str | None',
  'None | Node',
  'Iterable[Node]',
  'tuple[int, ...]',
  'Union[T, None]',
  'Union[List[T], int]',
  't.Mapping[str, t.Any]',
  't.TypeVar("K", bound="Node")',
  'TypeVar("V", int, str)',
];

describe.skipIf(!HAS_PYTHON)('names of type hints', () => {
  it.each(HINTS)('%s', (text) => {
    const { stdout } = spawnSync('python3', ['-c', `${HEADER}\nprint(repr(${text}))`], { encoding: 'utf8' });
    expect(said(text)).toBe(stdout.trim());
  });

  it.each(['Optional[Union[int, str]]', 'Union[int, int]', 'List["Node"]'])('%s is put in other words', (text) => {
    expect(said(text)).toBe('<unknown>');
  });

  it.each(['[1, 2][0]', '5 | 3', 'Node()', 'Union', 'other[int]'])('%s is none', (text) => {
    expect(said(text)).toBeUndefined();
  });
});
