/** Every request in every state where it has no answer: a failed response, and the session goes on. */
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { buildServer, fixture, TestClient } from './client';

let client: TestClient;
beforeAll(buildServer);
afterEach(async () => {
  await client.close();
});

const program = fixture('calls');
const TOTAL = { program, function: 'total', args: ['[3, 1, 2]', 'bonus=2'], stopOnEntry: true };
const thread = { threadId: 1 };
const source = { path: program };

/** Requests that need a program that is stopped. */
const STOPPED: Readonly<Record<string, object>> = {
  next: thread,
  stepIn: thread,
  stepOut: thread,
  continue: thread,
  stepBack: thread,
  reverseContinue: thread,
  reverseStepIn: thread,
  reverseStepOut: thread,
  goto: { ...thread, targetId: 1 },
  gotoTargets: { source, line: 17 },
  stepInTargets: { frameId: 1 },
  restartFrame: { frameId: 1 },
  stackTrace: thread,
  scopes: { frameId: 1 },
  variables: { variablesReference: 1 },
  setVariable: { variablesReference: 1, name: 'bonus', value: '1' },
  setExpression: { expression: 'bonus', value: '1' },
  evaluate: { expression: 'bonus' },
  completions: { text: 'b', column: 2 },
  dataBreakpointInfo: { name: 'bonus' },
  exceptionInfo: thread,
  history: {},
  travel: { step: 0 },
  lastChange: { expression: 'bonus' },
  nextChange: { expression: 'bonus' },
  inlineValues: {},
  executions: { line: 17, path: program },
  provenance: { expression: 'bonus' },
  suspects: {},
  suggestedBreakpoints: {},
  alternatives: {},
  pickAlternative: { index: 0 },
  replaceSource: { text: 'x = 1\n' },
};

describe('requests', () => {
  it('fail before the launch', async () => {
    client = await TestClient.open({ run: 'calls' });
    for (const [command, args] of Object.entries(STOPPED))
      expect([command, await client.failure(command, args)]).toEqual([command, 'No program has been launched.']);
    for (const command of ['restart', 'loadedSources', 'source', 'pause'])
      expect(await client.failure(command, { source, ...thread })).toBe('No program has been launched.');
    // These may come early.
    await client.setBreakpointsRequest({ source, breakpoints: [{ line: 17 }] });
    await client.customRequest('setFunctionBreakpoints', { breakpoints: [{ name: 'total' }] });
    await client.setDataBreakpointsRequest({ breakpoints: [] });
    await client.customRequest('cancel', { requestId: 1 });
    expect(await client.begin(TOTAL)).toMatchObject({ reason: 'entry' });
  });

  it('fail while the program runs', async () => {
    client = await TestClient.open({ run: 'calls', delay: 400 });
    await client.begin(TOTAL);
    await client.continueRequest(thread);
    const running = 'The program is running: pause it first.';
    const failures = await Promise.all(
      Object.entries(STOPPED).map(async ([command, args]) => [command, await client.failure(command, args)]),
    );
    expect(failures).toEqual(Object.keys(STOPPED).map((command) => [command, running]));
    await client.pauseRequest(thread);
    expect(await client.halted()).toMatchObject({ reason: 'pause' });
    expect((await client.places()).at(-1)).toMatch(/^total:/);
  });

  it('fail after the end, and the end stays the end', async () => {
    client = await TestClient.open({ run: 'calls' });
    await client.begin(TOTAL);
    await client.terminateRequest();
    expect(await client.halted()).toBe('terminated');
    for (const [command, args] of Object.entries({ ...STOPPED, restart: {}, loadedSources: {}, source: { source } }))
      expect([command, await client.failure(command, args)]).toEqual([command, 'The program has ended.']);
    expect(await client.failure('launch', TOTAL)).toBe('This session has been launched already.');
    await client.disconnectRequest();
  });

  it('fail for what is not there, and nothing is lost by that', async () => {
    client = await TestClient.open({ run: 'calls' });
    await client.begin({ ...TOTAL, lines: [17] });
    await client.go('continue');
    const before = [await client.places(), await client.values()];
    const unknown: readonly (readonly [string, object, string | RegExp])[] = [
      ['stackTrace', { threadId: 2 }, 'There is no thread 2.'],
      ['scopes', { frameId: 99 }, 'There is no frame 99 on the stack.'],
      ['variables', { variablesReference: 99 }, /^This variable is of an earlier stop, and the program has gone on/],
      ['setVariable', { variablesReference: 99, name: 'x', value: '1' }, /^This variable is of an earlier stop/],
      ['setExpression', { expression: 'nowhere', value: 'nowhere' }, 'nowhere has no value here.'],
      ['setExpression', { expression: 'bonus + 1', value: '1' }, /cannot be set/],
      ['setExpression', { expression: 'numbers[7]', value: '1' }, 'numbers[7] cannot be set: it has no value.'],
      ['evaluate', { expression: 'bonus', frameId: 99 }, 'There is no frame 99 on the stack.'],
      ['completions', { text: 'b', column: 2, frameId: 99 }, 'There is no frame 99 on the stack.'],
      ['completions', { text: 'b' }, 'completions: "column" is missing: a whole number.'],
      ['stepIn', { ...thread, targetId: 99 }, 'There is no target 99 here.'],
      ['stepInTargets', { frameId: 99 }, 'There is no frame 99 on the stack.'],
      ['goto', { ...thread, targetId: 99 }, 'There is no target 99 here.'],
      [
        'gotoTargets',
        { source: { path: '/other.py' }, line: 3 },
        /^Only .*calls\.py and the files that it imports are being debugged\.$/,
      ],
      ['gotoTargets', { source, line: 3 }, 'Line 3 is not in total.'],
      ['gotoTargets', { source, line: 999 }, 'There is no statement to continue from on this line or below.'],
      ['restartFrame', { frameId: 99 }, 'There is no frame 99 on the stack.'],
      ['travel', { step: 4711 }, 'There is no step 4711 in the recorded history.'],
      ['travel', {}, 'travel: "step" is missing: a whole number.'],
      ['lastChange', { expression: 'bonus' }, 'bonus has not changed in the recorded history.'],
      ['lastChange', { expression: 'bonus + 1' }, /^bonus \+ 1 is not a variable/],
      ['source', { sourceReference: 5 }, /^Only .*calls\.py and the files that it imports are being debugged\.$/],
      ['replaceSource', { text: 7 }, 'replaceSource: "text" must be a string.'],
      ['replaceSource', { text: 'x = 1\n' }, /^total is still running, but was removed/],
      ['exceptionInfo', thread, 'The program is not stopped at an exception.'],
      ['setExceptionBreakpoints', { filters: ['x'] }, 'There is no exception filter "x".'],
      ['setFunctionBreakpoints', { breakpoints: [{}] }, 'setFunctionBreakpoints: "name" is missing: a string.'],
      ['setDataBreakpoints', { breakpoints: [{}] }, 'setDataBreakpoints: "dataId" is missing: a string.'],
      ['restart', { arguments: { program: '/nowhere/x.py' } }, 'There is no file /nowhere/x.py.'],
    ];
    for (const [command, args, message] of unknown) {
      const failure = await client.failure(command, args);
      if (typeof message === 'string') expect([command, failure]).toEqual([command, message]);
      else expect(failure).toMatch(message);
    }
    // A restart that fails says again where the program stands.
    await client.halted();
    expect([await client.places(), await client.values()]).toEqual(before);
    expect(await client.goTo('stepBack')).toBe('total:16');
    expect(await client.goTo('continue')).toBe('total:17');
  });
});
