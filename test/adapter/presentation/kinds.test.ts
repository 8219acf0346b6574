/** Every kind of value can be read, handed from name to name, passed, put into something, shown and edited. */
import { describe, expect, it } from 'vitest';
import { childrenOf, countChildren } from '../../../src/adapter/presentation/child-variables';
import { preview, typeName } from '../../../src/adapter/presentation/value-presentation';
import { PredictionError, type Predictor } from '../../../src/codec/query';
import { Prompt } from '../../../src/codec/step/prompt';
import { withSayable } from '../../../src/codec/step/stand-ins/sayable-values';
import { assign } from '../../../src/debugger/evaluate/value-edit';
import { launch } from '../../../src/debugger/launch/launch';
import { Machine } from '../../../src/debugger/machine/machine';
import { topFrame, type State } from '../../../src/debugger/state/state';
import { parseValue } from '../../../src/python/values/literal';
import { printValue } from '../../../src/python/values/print';
import { loadPython } from '../../../src/python/source';
import { queryOf } from '../../support/query';

const python = await loadPython();
const silent: Predictor = { predict: () => Promise.reject(new PredictionError('nobody was to be asked')) };

const LONG = `[${Array.from({ length: 3000 }, (_, i) => `'item ${i}'`).join(', ')}]`;

/** How a value is written, its type, and what it shows when it is opened. */
const KINDS: readonly (readonly [text: string, type: string, children: readonly string[]])[] = [
  ['None', 'NoneType', []],
  ['...', 'ellipsis', []],
  ['True', 'bool', []],
  ['123456789012345678901234567890', 'int', []],
  ['-1.5e-07', 'float', []],
  ['(1+2j)', 'complex', ['real: 1.0', 'imag: 2.0']],
  ["'text'", 'str', []],
  ["b'\\x00a'", 'bytes', []],
  ['[1, [2]]', 'list', ['0: 1', '1: [2]']],
  ['(1,)', 'tuple', ['0: 1']],
  ['{1, 2}', 'set', ['0: 1', '1: 2']],
  ["{'a': [1]}", 'dict', ["'a': [1]"]],
  ['range(0, 10, 2)', 'range', []],
  ['slice(None, 3, None)', 'slice', ['0: None', '1: 3', '2: None']],
  ['frozenset({1})', 'frozenset', ['0: 1']],
  ['deque([1, 2])', 'deque', ['0: 1', '1: 2']],
  ["Counter({'a': 2})", 'Counter', ["'a': 2"]],
  ["defaultdict(<class 'list'>, {'a': [1]})", 'defaultdict', ["'a': [1]"]],
  ['Point(x=1, y=[2])', 'Point', ['x: 1', 'y: [2]']],
  ["ValueError('a', 2)", 'ValueError', ["0: 'a'", '1: 2']],
  ["Decimal('1.10')", 'Decimal', ["0: '1.10'"]],
  ['datetime.date(2024, 1, 2)', 'datetime.date', ['0: 2024', '1: 1', '2: 2']],
  ["PosixPath('a/b')", 'PosixPath', ["0: 'a/b'"]],
  ["re.compile('x')", 're.compile', ["0: 'x'"]],
  ["<Color name='RED', value=1>", 'Color', ["name: 'RED'", 'value: 1']],
  ['<Node v=1, next=<Node v=2, next=None>>', 'Node', ['v: 1', 'next: <Node v=2, next=None>']],
  ['<function f>', 'function', []],
  ["<class 'C'>", 'type', []],
  ['<builtin len>', 'builtin_function_or_method', []],
  ['<module math>', 'module', []],
  ['<iterator zip>', 'zip', []],
  ['<unknown>', 'unknown', []],
  ['[1, <unknown>]', 'list', ['0: 1', '1: <unknown>']],
];

/** The last state of `f`, called with a value as `a`; nobody is asked anything. */
async function handed(body: string, text: string): Promise<State> {
  const machine = new Machine(
    python.parse(`def g(a, *rest, k=None, **more):\n    return a\ndef f(a):\n${body}`),
    silent,
  );
  let state = launch(machine.source, { function: 'f', arguments: '0' });
  state = assign(state, topFrame(state), 'a', parseValue(text));
  for (;;) {
    const next = await machine.step(state);
    if (next.frames.length === 0) return state;
    state = next;
  }
}

const local = (state: State, name: string): string =>
  printValue(topFrame(state).locals.get(name) ?? { kind: 'str', value: 'not bound' });

describe.each(KINDS)('%s', (text, type, children) => {
  const value = parseValue(text);

  it('is printed as it is read', () => {
    expect(printValue(value)).toBe(text === '...' ? 'Ellipsis' : text);
  });

  it('is assigned, returned, stored and taken apart', async () => {
    const body =
      '    b = a\n    xs = [b, (a,)]\n    d = {}\n    d["k"] = b\n    p, q = a, 1\n    p = [p, q]\n    return d\n';
    const state = await handed(body, text);
    const shown = printValue(value);
    expect(['b', 'xs', 'p'].map((name) => local(state, name))).toEqual([
      shown,
      `[${shown}, (${shown},)]`,
      `[${shown}, 1]`,
    ]);
    expect(printValue(topFrame(state).value ?? { kind: 'none' })).toBe(`{'k': ${shown}}`);
  });

  it('is shown, with what it holds', () => {
    expect(typeName(value)).toBe(type);
    expect(preview(value).length).toBeGreaterThan(0);
    expect(childrenOf(value).map((child) => `${child.name}: ${printValue(child.value)}`)).toEqual(children);
    expect(countChildren(value)).toBe(children.length);
  });

  it('replaces another one by hand', () => {
    const machine = new Machine(python.parse('def f(a):\n    pass\n'), silent);
    const state = launch(machine.source, { function: 'f', arguments: '[[0], 1]' });
    expect(local(assign(state, topFrame(state), 'a[0]', value), 'a')).toBe(`[${printValue(value)}, 1]`);
  });

  it('has a prompt', () => {
    const query = queryOf('x = a', { a: text });
    expect(() => new Prompt(withSayable(query)?.query ?? query)).not.toThrow();
  });
});

it('a list of thousands of texts is handed on', async () => {
  const state = await handed('    b = [a, a]\n    return b\n', LONG);
  expect(printValue(topFrame(state).value ?? { kind: 'none' })).toBe(`[${LONG}, ${LONG}]`);
});
