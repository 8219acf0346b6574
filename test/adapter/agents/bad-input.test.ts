/** The tools of agents and what nobody should send: an answer in the form that is promised, or an error that says what would be accepted. */
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TOOLS } from '../../../src/adapter/agents/tools';
import { ERROR_CODES } from '../../../src/adapter/agents/contract/tool-error';
import { AgentTools } from '../../../src/adapter/agents/agent-tools';
import { tokensOf } from '../../../src/adapter/agents/contract/fitted';
import { checkArguments } from '../../../src/adapter/agents/contract/schema';
import { loadPython } from '../../../src/python/source';
import { OracleTools } from '../../support/agent-tools';
import { Scratch } from '../../support/cli';
import { saying } from '../../support/saying';

const scratch = new Scratch();
let tools: OracleTools;
let anything: AgentTools;
beforeAll(async () => {
  const parser = await loadPython();
  tools = new OracleTools(parser, [scratch.path]);
  anything = new AgentTools({ parser, roots: [scratch.path], libraryPaths: [], predictor: saying() });
});
afterAll(() => {
  tools.end();
  scratch.remove();
});

const SOURCE = 'def f(x, *, y=2):\n    return x + y\n\nclass C:\n    def m(self):\n        return 1\n';

describe('errors', () => {
  it.each([
    ['predict', {}, 'unknown_tool'],
    ['predict_call', {}, 'no_program'],
    ['predict_call', null, 'no_program'],
    ['predict_call', [], 'invalid_argument'],
    ['predict_call', 'f()', 'invalid_argument'],
    ['predict_call', { source: SOURCE, call: 3 }, 'invalid_argument'],
    ['predict_call', { source: SOURCE, call: 'f(1', budgetSeconds: 1 }, 'bad_call'],
    ['predict_call', { source: SOURCE, call: 'f' }, 'bad_call'],
    ['predict_call', { source: SOURCE, call: '' }, 'bad_call'],
    ['predict_call', { source: SOURCE, call: 'g(1)' }, 'no_function'],
    ['predict_call', { source: SOURCE, call: 'f(1, 2, 3)' }, 'bad_call'],
    ['predict_call', { source: SOURCE, function: 'nothing' }, 'no_function'],
    ['predict_call', { source: SOURCE, call: 'f(1)', expect: 'x y' }, 'bad_value'],
    ['predict_call', { source: SOURCE, call: 'f(1)', expect: '1', raises: 'E' }, 'invalid_argument'],
    ['predict_call', { source: SOURCE, call: 'f(1)', raises: '1E' }, 'invalid_argument'],
    ['predict_call', { source: 'x = "\0"' }, 'no_program'],
    ['predict_call', { source: '' }, 'bad_call'],
    ['predict_call', { path: 'nothing.py' }, 'no_program'],
    ['predict_call', { path: '../../etc/passwd' }, 'no_program'],
    ['predict_call', { path: '/etc/x.py' }, 'outside_roots'],
    ['predict_call', { path: '../outside.py' }, 'outside_roots'],
    ['predict_call', { path: 'a\0.py' }, 'no_program'],
    ['predict_call', { source: SOURCE, maxTokens: 5 }, 'invalid_argument'],
    ['predict_call', { source: SOURCE, budgetSeconds: -1 }, 'invalid_argument'],
    ['state_at', { source: SOURCE, call: 'f(1)' }, 'missing_argument'],
    ['state_at', { source: SOURCE, call: 'f(1)', line: 3 }, 'no_statement'],
    ['state_at', { source: SOURCE, call: 'f(1)', line: 999 }, 'no_statement'],
    ['state_at', { source: SOURCE, call: 'f(1)', line: 2, occurrence: 2 }, 'line_not_reached'],
    ['what_if', { source: SOURCE, call: 'f(1)' }, 'invalid_argument'],
    ['what_if', { source: SOURCE, call: 'f(1)', edits: [{ line: 99, newText: '' }] }, 'bad_edit'],
    ['what_if', { source: SOURCE, call: 'f(1)', set: { line: 2, name: 'zz.q', value: '1' } }, 'bad_edit'],
    ['what_if', { source: SOURCE, call: 'f(1)', set: { line: 2, name: 'x', value: 'open(1' } }, 'bad_value'],
    ['what_if', { source: SOURCE, call: 'f(1)', set: { line: 6, name: 'x', value: '1' } }, 'line_not_reached'],
    ['find_input', { source: SOURCE, function: 'f' }, 'missing_argument'],
    ['find_input', { source: SOURCE, expect: '1' }, 'no_function'],
    ['suspects', { source: SOURCE, call: 'f(1)' }, 'no_symptom'],
    ['explain_traceback', { source: SOURCE }, 'missing_argument'],
    ['explain_traceback', { source: SOURCE, traceback: '' }, 'no_traceback'],
  ])('%s %j: %s', async (name, given, code) => {
    const failure = await tools.failure(name, given);
    expect(failure).toMatchObject({ code });
    expect(failure.message).toMatch(/\S/);
  });

  it('says what would be accepted', async () => {
    const { hint } = await tools.failure('predict_call', { source: SOURCE, call: 'g(1)' });
    expect(hint).toBe('There are: f, C.m.');
    expect((await tools.failure('trace_report', { source: SOURCE, detail: 'all' })).message).toBe(
      '"detail" must be one of line, block, call, not "all".',
    );
  });
});

it('reads files of its folders, by links to nowhere else', async () => {
  scratch.file('here.py', SOURCE);
  expect(await tools.call('predict_call', { path: 'here.py', call: 'f(1)' })).toMatchObject({
    outcome: { value: { repr: '3' } },
  });
});

it('answers any arguments in its own form, whatever the model says', async () => {
  const texts = fc.oneof(
    fc.constantFrom(
      SOURCE,
      'f(1)',
      'f(1, y=3)',
      'C().m()',
      '3',
      "'a'",
      'ValueError',
      '',
      'f(',
      'def f(:\n  x',
      'line',
      'f',
      'while True: pass',
      'Traceback (most recent call last):\n  File "x.py", line 2, in f\n    return x + y\nTypeError: no',
    ),
    fc.string({ maxLength: 60 }),
  );
  const values = fc.oneof(texts, fc.integer({ min: -2, max: 12 }), fc.boolean(), fc.constant(null));
  const one = fc.constantFrom(...TOOLS).chain((tool) => {
    const names = Object.keys(tool.input.properties).filter((name) => name !== 'budgetSeconds' && name !== 'maxTokens');
    const likely: Record<string, fc.Arbitrary<unknown>> = {
      source: fc.oneof({ weight: 5, arbitrary: fc.constant(SOURCE) }, { weight: 1, arbitrary: texts }),
      line: fc.integer({ min: 1, max: 7 }),
      occurrence: fc.integer({ min: 1, max: 3 }),
      edits: fc.array(fc.record({ line: fc.integer({ min: 1, max: 7 }), newText: texts }), {
        minLength: 1,
        maxLength: 2,
      }),
      set: fc.record({ line: fc.integer({ min: 1, max: 7 }), name: fc.constantFrom('x', 'y', 'z'), value: texts }),
      examples: fc.array(fc.record({ call: texts, expect: texts }), { maxLength: 2 }),
      names: fc.array(texts, { maxLength: 2 }),
    };
    const arguments_ = fc.record(
      Object.fromEntries(
        names.map((name) => [
          name,
          fc.oneof({ weight: 6, arbitrary: likely[name] ?? texts }, { weight: 1, arbitrary: values }),
        ]),
      ),
      { requiredKeys: ['source'] },
    );
    return arguments_.map((given) => ({ tool, given: { ...given, budgetSeconds: 0.3, maxTokens: 250 } }));
  });
  await fc.assert(
    fc.asyncProperty(one, async ({ tool, given }) => {
      const answer = await anything.call(tool.name, given);
      if (answer.ok) {
        checkArguments(tool.output, answer.result);
        expect(tokensOf(JSON.stringify(answer.result))).toBeLessThanOrEqual(250);
      } else {
        expect(Object.keys(ERROR_CODES)).toContain(answer.error.code);
        expect(answer.error.code).not.toBe('internal');
        expect(answer.error.message).toMatch(/\S/);
      }
    }),
    { numRuns: 250, ...(process.env.SEED !== undefined && { seed: Number(process.env.SEED) }) },
  );
});
