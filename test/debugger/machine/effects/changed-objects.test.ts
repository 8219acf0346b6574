/** What a method may have done to an object of the library, where nothing has looked into it. */
import { describe, expect, it } from 'vitest';
import { ClassAttributes } from '../../../../src/debugger/classes/class-attributes';
import { launch } from '../../../../src/debugger/launch/launch';
import { withChangedObjects } from '../../../../src/debugger/machine/effects/unknown-effects';
import { bind, lookup } from '../../../../src/debugger/state/name-scopes';
import { topFrame } from '../../../../src/debugger/state/state';
import { loadPython } from '../../../../src/python/source';
import type { Value } from '../../../../src/python/values/value';

const python = await loadPython();

/** What the object is after the statement, which names it `p`. */
function after(statement: string, type: string): Value | undefined {
  const source = python.parse(`def f(p):\n    ${statement}\n`);
  const object: Value = {
    kind: 'foreign',
    type,
    text: 'p',
    attributes: [],
    recipe: '[]',
    parts: [],
    isMutable: !type.startsWith('datetime'),
    id: 7,
  };
  const state = bind(launch(source, { function: 'f', arguments: '1' }), 'p', object);
  const written = source.statementAt(2, topFrame(state).function);
  const changed = written && withChangedObjects(state, written, new ClassAttributes(source));
  return changed && lookup(changed, topFrame(changed), 'p');
}

describe('an object of the library', () => {
  it.each(['p.add_argument("--kv", action=KeyValue)', 'x = [p.add_argument_group("g")]'])(
    'is unknown after %s',
    (statement) => {
      expect(after(statement, 'argparse.ArgumentParser')).toMatchObject({ kind: 'unknown', type: 'argparse.ArgumentParser' }); // prettier-ignore
    },
  );

  it.each([
    ['args = p.parse_args()', 'argparse.ArgumentParser'],
    ['x = p.getvalue()', '_io.StringIO'],
    ['x = p.replace(year=2)', 'datetime.date'],
    ['f(p)', 'io.StringIO'],
  ])('is what it was after %s', (statement, type) => {
    expect(after(statement, type)).toMatchObject({ kind: 'foreign', type });
  });
});
