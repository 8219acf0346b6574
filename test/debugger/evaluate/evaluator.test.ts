import { beforeAll, describe, expect, it } from 'vitest';
import { Evaluator } from '../../../src/debugger/evaluate/evaluator';
import { launch } from '../../../src/debugger/launch/launch';
import { Machine } from '../../../src/debugger/machine/machine';
import { Session } from '../../../src/debugger/session/session';
import { topFrame } from '../../../src/debugger/state/state';
import { printValue } from '../../../src/python/values/print';
import { loadPython, type PythonParser } from '../../../src/python/source';
import { FragmentPredictor } from '../../support/fragments';
import { OraclePredictor, readTrace } from '../../support/oracle';

let python: PythonParser;
beforeAll(async () => {
  python = await loadPython();
});

/** `total([3, 1, 2], 2)` of calls.py at its first line. */
async function stopped() {
  const trace = readTrace('calls');
  const file = python.parse(trace.source);
  const predictor = new FragmentPredictor(new OraclePredictor(file, trace));
  const session = new Session(
    new Machine(file, predictor),
    launch(file, { function: 'total', arguments: '[3, 1, 2], 2' }),
  );
  await session.run({ kind: 'entry' });
  const frame = topFrame(session.state);
  return { session, predictor, frame, evaluator: new Evaluator(file, python, predictor) };
}

describe('an expression', () => {
  it('that can be read is not predicted', async () => {
    const { evaluator, session, frame, predictor } = await stopped();
    const value = async (text: string) => printValue((await evaluator.value(text, session.state, frame)).value);
    expect(await value('numbers[1]')).toBe('1');
    expect(await value('[bonus, numbers]')).toBe('[2, [3, 1, 2]]');
    expect(predictor.asked).toBe(0);
  });

  it('is predicted in the frame, comments and line breaks left out', async () => {
    const { evaluator, session, frame } = await stopped();
    const { value, confidence } = await evaluator.value('len(numbers)  # how many', session.state, frame);
    expect([printValue(value), confidence]).toEqual(['3', 0.9]);
    const second = await evaluator.value('  bonus \\\n + 1', session.state, frame);
    expect(printValue(second.value)).toBe('3');
  });

  it('may call functions of the program', async () => {
    const { evaluator, session, frame } = await stopped();
    // The recorded run calls square with n=2 as well.
    const { value } = await evaluator.value('square(bonus)', session.state, frame);
    expect(printValue(value)).toBe('4');
  });

  it('that raises, or has unbound names, or is none, is refused with a reason', async () => {
    const { evaluator, session, frame } = await stopped();
    const refusal = (text: string) => evaluator.value(text, session.state, frame).then(String, String);
    expect(await refusal('nowhere + 1')).toBe('EvaluationError: nowhere has no value here.');
    expect(await refusal('bonus +')).toContain('is not a Python expression. Type one such as');
    expect(await refusal('x = 1')).toContain('is not a Python expression. Type one such as');
    expect(await refusal('for x in y: pass')).toContain('is not a Python expression. Type one such as');
    expect(await refusal('bonus + 7')).toMatch(/^EvaluationError: no answer to/);
  });

  it('stops when it is cancelled', async () => {
    const { evaluator, session, frame } = await stopped();
    const cancel = AbortSignal.abort();
    await expect(evaluator.value('bonus + 1', session.state, frame, cancel)).rejects.toThrow('abort');
  });

  it('leaves the state as it was', async () => {
    const { evaluator, session, frame } = await stopped();
    const before = session.state;
    await evaluator.value('numbers.append(9)', session.state, frame);
    expect(session.state).toBe(before);
    expect(printValue(session.state.frames[0]?.locals.get('numbers') ?? { kind: 'none' })).toBe('[3, 1, 2]');
  });
});

describe('a condition', () => {
  it('is predicted as a branch', async () => {
    const { session, evaluator } = await stopped();
    await session.run({ kind: 'to', line: 17 });
    const frame = topFrame(session.state);
    expect(await evaluator.holds('n > 1', session.state, frame)).toEqual({ holds: true, confidence: 0.9 });
    expect(await evaluator.holds('n == 1', session.state, frame)).toEqual({ holds: false, confidence: 0.9 });
    await expect(evaluator.holds('n % 0', session.state, frame)).rejects.toThrow('raises ZeroDivisionError: no');
    expect(await evaluator.holds('True', session.state, frame)).toEqual({ holds: true, confidence: 1 });
  });
});

describe('a line of the console', () => {
  it('gives the state that it leads to', async () => {
    const { evaluator, session, frame } = await stopped();
    const { value, state } = await evaluator.execute('numbers.append(9)', session.state, frame);
    expect(value).toEqual({ kind: 'none' });
    expect(state?.frames).toHaveLength(1);
    expect(state?.frames[0]?.line).toBe(15);
    expect(printValue(state?.frames[0]?.locals.get('numbers') ?? { kind: 'none' })).toBe('[3, 1, 2, 9]');
  });

  it('may print, and nobody is asked about the text of what is known', async () => {
    const { evaluator, session, frame } = await stopped();
    const { value, output } = await evaluator.execute('print(bonus)', session.state, frame);
    expect([value, output]).toEqual([{ kind: 'none' }, '2\n']);
    await expect(evaluator.execute('print(bonus * 2)', session.state, frame)).rejects.toThrow(/^no answer to bonus/);
  });

  it('that is not complete is refused with what would be read', async () => {
    const { evaluator, session, frame } = await stopped();
    await expect(evaluator.execute('bonus +', session.state, frame)).rejects.toThrow(
      /^bonus \+ cannot be read here\. Type .*/,
    );
    await expect(evaluator.execute('while bonus: pass', session.state, frame)).rejects.toThrow(
      /^"while" statements cannot be run here\. Type .*/,
    );
  });

  it.each(['def double(x): return x * 2', '@cache\ndef f(x):\n    return x', 'class A: pass'])(
    'that defines something belongs into the file, which is said: %j',
    async (text) => {
      const { evaluator, session, frame } = await stopped();
      await expect(evaluator.execute(text, session.state, frame)).rejects.toThrow(/write it into the file and save/);
    },
  );

  it('may keep a lambda', async () => {
    const { evaluator, session, frame } = await stopped();
    const { state } = await evaluator.execute('double = lambda x: x * 2', session.state, frame);
    expect(state?.frames[0]?.locals.get('double')).toBeDefined();
  });

  it('may be several, of which the last one has the value', async () => {
    const { evaluator, session, frame } = await stopped();
    const done = await evaluator.execute('bonus = 7; x = [bonus]; numbers[1];', session.state, frame);
    expect(printValue(done.value ?? { kind: 'none' })).toBe('1');
    expect(done.confidence).toBe(1);
    expect([...(done.state?.last.changes.keys() ?? [])]).toEqual(['bonus', 'x']);
    expect(printValue(done.state?.frames[0]?.locals.get('x') ?? { kind: 'none' })).toBe('[7]');
  });

  it('of several that is refused is refused as a whole', async () => {
    const { evaluator, session, frame } = await stopped();
    await expect(evaluator.execute('bonus = 7; nowhere', session.state, frame)).rejects.toThrow(
      'nowhere has no value here.',
    );
    await expect(evaluator.execute('bonus = 7\nfor n in numbers: pass', session.state, frame)).rejects.toThrow(
      'cannot be read here',
    );
  });

  it('that changes nothing gives none', async () => {
    const { evaluator, session, frame } = await stopped();
    expect(await evaluator.execute('bonus + 1', session.state, frame)).toEqual({
      value: { kind: 'int', value: 3n },
      confidence: 0.9,
      output: '',
    });
  });
});
