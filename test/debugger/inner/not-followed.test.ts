/** What is not followed is never sure: messages that go to handlers of their own, shared attributes; parts of exception groups are. */
import { beforeAll, expect, it } from 'vitest';
import { launch } from '../../../src/debugger/launch/launch';
import { Machine } from '../../../src/debugger/machine/machine';
import { topFrame } from '../../../src/debugger/state/state';
import { loadPython, type PythonParser } from '../../../src/python/source';
import { printValue } from '../../../src/python/values/print';
import type { Query } from '../../../src/codec/query';
import type { Value } from '../../../src/python/values/value';
import { answering, made, returns } from '../../support/scripted';

let python: PythonParser;
beforeAll(async () => {
  python = await loadPython();
});

it('is not sure of what is printed by a handler of a logger', async () => {
  const text =
    'import logging; from handlers import h\nlog = logging.getLogger("x")\nlog.addHandler(h)\nlog.warning("w")\nx = 1\n';
  const unknown = { kind: 'unknown' } as const;
  const machine = new Machine(python.parse(text), answering({ 3: () => returns(unknown) }));
  let state = launch(machine.source);
  while (topFrame(state).line !== 4) state = await machine.step(state);
  expect((await machine.step(state)).last.confidence).toBe(0);
});

it('gives a clause of a group what is of its class, as a group', async () => {
  const text = 'try:\n    raise ValueError\nexcept* ValueError as part:\n    x = part\n';
  const machine = new Machine(python.parse(text), answering({}));
  let state = launch(machine.source);
  while (topFrame(state).line !== 4) state = await machine.step(state);
  expect(printValue(state.globals.get('part') ?? { kind: 'none' })).toBe("ExceptionGroup('', (ValueError(),))");
});

it('does not know an instance whose attributes are those of others, nor the dict that has them', async () => {
  const text =
    'shared = {}\nclass Borg:\n    def __init__(self):\n        self.__dict__ = shared\nfirst = Borg()\nsecond = Borg()\n';
  const machine = new Machine(python.parse(text), answering({}));
  let state = launch(machine.source);
  while (state.status === 'running') state = await machine.step(state);
  expect(['shared', 'first', 'second'].map((name) => state.globals.get(name)?.kind)).toEqual(Array(3).fill('unknown'));
});

it('does not know what exec binds, in a dict or where it stands', async () => {
  const text = 'names = {}\ny = 1\nother = [2]\nexec("x = 1", names)\nexec("y = 2\\ndef f():\\n    y = 3")\n';
  const machine = new Machine(python.parse(text), answering({}));
  let state = launch(machine.source);
  while (state.status === 'running') state = await machine.step(state);
  expect(['names', 'y', 'f', 'other'].map((name) => state.globals.get(name)?.kind)).toEqual([
    'unknown',
    'unknown',
    'unknown',
    'list',
  ]);
});

it('does not know what a parser of a command line says of itself', async () => {
  const text = 'import argparse\np = argparse.ArgumentParser()\ntext = p.format_help()\n';
  const parser: Value = {
    kind: 'foreign',
    type: 'argparse.ArgumentParser',
    text: '<ArgumentParser>',
    attributes: [],
    recipe: '',
    parts: [],
    isMutable: true,
  };
  const answers = { 2: () => ({ binds: { p: parser } }), 3: (query: Query) => ({ binds: { text: made(query) } }) };
  const machine = new Machine(python.parse(text), answering(answers));
  let state = launch(machine.source);
  while (state.status === 'running') state = await machine.step(state);
  expect(state.globals.get('text')?.kind).toBe('unknown');
});

it('does not know what a foreign method has called of the class, and nothing else of the instance is lost', async () => {
  const text = `import walks
class Walk(walks.Visitor):
    def __init__(self):
        self.found = []
        self.title = "t"
        self.depth = [0]
    def visit_name(self, node):
        self.note(node)
    def note(self, node):
        self.found.append(node)
    def deepen(self):
        self.depth.append(1)
w = Walk()
later = w.deepen
w.visit(1)
x = 1
`;
  const machine = new Machine(python.parse(text), answering({ 15: () => ({}) }));
  let state = launch(machine.source);
  while (topFrame(state).line !== 16) state = await machine.step(state);
  const walk = state.globals.get('w');
  const attributes = walk?.kind === 'object' ? walk.attributes : [];
  expect(attributes.map(([name, value]) => [name, value.kind])).toEqual([['found', 'unknown'], ['title', 'str'], ['depth', 'list']]); // prettier-ignore
});
