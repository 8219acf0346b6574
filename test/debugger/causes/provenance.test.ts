/** Where values come from, in runs that CPython has recorded. */
import { beforeAll, describe, expect, it } from 'vitest';
import { Provenance, type Cause } from '../../../src/debugger/causes/provenance';
import type { Recording } from '../../../src/debugger/causes/recording';
import { sliceOf } from '../../../src/debugger/causes/slice';
import type { Session } from '../../../src/debugger/session/session';
import { parseValue } from '../../../src/python/values/literal';
import { printValue } from '../../../src/python/values/print';
import { loadPython, type PythonParser } from '../../../src/python/source';
import type { SourceFile } from '../../../src/python/syntax';
import { openSession } from '../../support/session';

let python: PythonParser;
beforeAll(async () => {
  python = await loadPython();
});

function recordingOf(session: Session, source: SourceFile): Recording {
  return { source, first: session.oldestIndex, last: session.newestIndex, state: session.recorded };
}

/** A session that stands at a line, and the causes there. */
async function at(program: string, line: number): Promise<{ session: Session; provenance: Provenance }> {
  const { session, file } = await openSession(python, program);
  session.breakpoints.add(line);
  await session.run({ kind: 'continue' });
  return { session, provenance: new Provenance(recordingOf(session, file)) };
}

function told({ kind, name, value, line }: Cause): string {
  return `${line} ${kind} ${name}${value ? ` ${printValue(value)}` : ''}`;
}

function causeOf(provenance: Provenance, session: Session, text: string): Cause {
  const frame = session.view.frames.at(-1);
  const cause = frame && provenance.of(text, frame, session.index);
  if (!cause) throw new Error(`${text} has no value`);
  return cause;
}

describe('where a value comes from', () => {
  it('is the statement that bound it, with what that read and what was returned to it', async () => {
    const { session, provenance } = await at('calls', 18);
    const cause = causeOf(provenance, session, 'result');
    expect(told(cause)).toBe('17 assigned result 34');
    expect(cause.source).toBe('predicted');
    const causes = provenance.causesOf(cause).map(told);
    expect(causes).toHaveLength(6);
    expect(causes[0]).toContain('17 assigned result');
    expect(causes[1]).toBe('16 assigned n 2');
    expect(causes[2]).toContain('start bonus 2');
    expect(causes.slice(3)).toEqual([
      '3 returned square() 4',
      '3 returned square() 6',
      '16 branch for n in numbers: True',
    ]);
  });

  it('leads from a parameter to the arguments of its call', async () => {
    const { session, provenance } = await at('calls', 18);
    const [returned] = provenance
      .causesOf(causeOf(provenance, session, 'result'))
      .filter(({ kind }) => kind === 'returned');
    if (!returned) throw new Error('nothing was returned');
    const reads = provenance.causesOf(returned);
    expect(reads.map(told)).toContain('17 argument n 2');
    const n = reads.find(({ name }) => name === 'n');
    expect(n && provenance.causesOf(n).map(told)).toContain('16 assigned n 2');
  });

  it('is, of a parameter, what its own argument read, and not the rest of the statement', async () => {
    const { session, provenance } = await at('calls', 3);
    const causes = (name: string): string[] =>
      provenance.causesOf(causeOf(provenance, session, name)).map((cause) => `${cause.kind} ${cause.name}`);
    expect(causes('n')).toEqual(['assigned n', 'branch for n in numbers:']);
    // Nobody has given it: it is the default.
    expect(causes('offset')).toEqual(['branch for n in numbers:']);
    await session.run({ kind: 'continue' });
    expect(causes('offset')).toEqual(['start bonus', 'branch for n in numbers:']);
  });

  it('is the value that a person has set', async () => {
    const { session, file } = await openSession(python, 'calls');
    session.breakpoints.add(18);
    await session.run({ kind: 'continue' });
    const frame = session.view.frames.at(-1);
    session.setVariable(frame?.id ?? 0, 'result', parseValue('99'));
    const provenance = new Provenance(recordingOf(session, file));
    expect(told(causeOf(provenance, session, 'result'))).toBe('18 edited result 99');
  });

  it('is, for an object, the step that changed it through any name', async () => {
    // `first.append(9)` changes `grid[0]`, too.
    const { session, provenance } = await at('aliases', 17);
    expect(told(causeOf(provenance, session, 'grid[0]'))).toBe('16 changed grid[0] [1, 9]');
    expect(told(causeOf(provenance, session, 'first'))).toBe('16 changed first [1, 9]');
    expect(told(causeOf(provenance, session, 'grid[1]'))).toContain('start grid[1] [2]');
  });

  it('ends where the recording begins', async () => {
    const { session, provenance } = await at('calls', 18);
    const cause = causeOf(provenance, session, 'numbers');
    expect(cause.kind).toBe('start');
    expect(provenance.causesOf(cause)).toEqual([]);
  });

  it('is unknown for what has no value', async () => {
    const { session, provenance } = await at('calls', 18);
    const frame = session.view.frames.at(-1);
    expect(frame && provenance.of('nobody', frame, session.index)).toBeUndefined();
    expect(frame && provenance.of('1 + 1', frame, session.index)).toBeUndefined();
  });
});

describe('a slice', () => {
  it('has the steps that had a part, and no others', async () => {
    const { session, provenance } = await at('calls', 20);
    const lines = new Set(
      sliceOf(provenance, [causeOf(provenance, session, 'result')]).map(({ step }) => step.frame.line),
    );
    expect([...lines].sort((a, b) => a - b)).toEqual([3, 7, 15, 16, 17, 19]);
    // `nothing(result)` changed nothing.
    expect(lines).not.toContain(18);
    expect(lines).not.toContain(11);
  });
});
