/** Sessions that begin at a crash, and go back from there into an inferred past. */
import type { DebugProtocol } from '@vscode/debugprotocol';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { AlternativePasts } from '../../src/adapter/requests/past-requests';
import { buildServer, fixture, temporary, TestClient } from './client';

let client: TestClient;
beforeAll(buildServer);
afterEach(async () => {
  await client.close();
});

const program = fixture('uncaught');
const ERROR = 'ZeroDivisionError: integer division or modulo by zero';
const OUTER = { function: 'outer', line: 11, locals: { items: '[5, 0]', item: '0' } };
const STACK = [{ function: '<module>', line: 14 }, OUTER, { function: 'inner', line: 4 }];

/** Without a run that leads there, and without a message that tells values. */
async function crash(start: object = { stack: STACK, exception: 'ZeroDivisionError' }): Promise<unknown> {
  client = await TestClient.open({ run: 'uncaught' });
  return client.begin({ program, start: { ...start, replay: false } });
}

/** With the run that leads there, if there is one. */
async function replayed(start: object, delay = 0): Promise<unknown> {
  client = await TestClient.open({ run: 'uncaught', delay });
  return client.begin({ program, start });
}

async function refused(start: object, more: object = {}): Promise<string> {
  client = await TestClient.open({ run: 'uncaught' });
  const message = await client.failure('launch', { program, start, ...more });
  await client.close();
  return message;
}

async function alternatives(): Promise<AlternativePasts> {
  const { body } = (await client.customRequest('alternatives')) as { body: AlternativePasts };
  return body;
}

/** Value and type of a local. */
async function local(name: string): Promise<string> {
  const { value, type = '' } = await client.variable(name);
  return `${value}: ${type}`;
}

describe('a session from a traceback', () => {
  it('stops at the exception, with the stack, and with what is not told unknown', async () => {
    expect(await crash()).toMatchObject({ reason: 'exception', text: 'ZeroDivisionError' });
    expect(await client.places()).toEqual(['inner:4', 'outer:11', '<module>:14']);
    expect(await local('x')).toBe('<unknown>: unknown: it was not given');
    expect(await client.values('Locals', 1)).toEqual({ items: '[5, 0]', item: '0' });
    const info = (await client.customRequest('exceptionInfo', { threadId: 1 })) as DebugProtocol.ExceptionInfoResponse;
    expect(info.body).toMatchObject({ exceptionId: 'ZeroDivisionError', breakMode: 'unhandled' });
    expect((await alternatives()).alternatives).toEqual([]);
  });

  it('goes back three times, takes another past, and goes forward again', async () => {
    await crash();
    await client.customRequest('stepBack', { threadId: 1 });
    expect(await client.halted()).toMatchObject({ description: 'Inferred, 90 %' });
    expect(await client.places()).toEqual(['inner (inferred, 90 %):4', 'outer:11', '<module>:14']);
    expect(await local('x')).toBe('0 (inferred, 90 %): int (inferred, 90 %)');
    expect(await client.goTo('stepBack')).toBe('inner (inferred, 90 %):3');
    expect(await client.goTo('stepBack')).toBe('outer (inferred, 90 %):11');

    // Into the call again, by replay.
    expect(await client.goTo('stepIn')).toBe('inner (inferred, 90 %):3');
    expect(await client.goTo('next')).toBe('inner (inferred, 90 %):4');
    const { alternatives: all, chosen } = await alternatives();
    expect(chosen).toBe(0);
    expect(all).toMatchObject([
      {
        index: 0,
        confirmed: true,
        function: 'inner',
        line: 4,
        text: 'return 10 // x',
        changes: [{ name: 'x', value: '0' }],
      },
      { index: 1, confirmed: false, line: 4, changes: [] },
    ]);
    await client.customRequest('pickAlternative', { index: 1 });
    expect(await client.halted()).toMatchObject({ reason: 'goto', text: 'inferred, 99 %, not confirmed' });
    expect(await client.places()).toEqual(['inner (inferred, 99 %):4', 'outer:11', '<module>:14']);
    expect(await local('x')).toMatch(/^<unknown>: unknown/);

    expect(await client.go('next')).toBe('exception');
    expect(await client.places()).toEqual(['inner:4', 'outer:11', '<module>:14']);
    expect(await local('x')).toMatch(/^<unknown>: unknown/);
  });

  it('knows at the crash what was found out about what came before', async () => {
    await crash();
    await client.go('stepBack');
    expect(await client.go('next')).toBe('exception');
    expect(await local('x')).toBe('0 (inferred, 90 %): int (inferred, 90 %)');
    expect(await client.evaluated('x')).toBe('0 (inferred, 90 %)');
    expect(await client.evaluated('x', 'clipboard')).toBe('0');
  });

  it('runs backwards to a breakpoint, and out of the function', async () => {
    client = await TestClient.open({ run: 'uncaught' });
    await client.begin({ program, start: { stack: STACK, exception: ERROR, replay: false }, lines: [3] });
    expect(await client.go('reverseContinue')).toBe('breakpoint');
    expect((await client.places())[0]).toMatch(/^inner \(inferred.*:3$/);
    expect(await client.goTo('reverseStepOut')).toMatch(/^outer \(inferred.*:11$/);
  });

  it('ends with the exception when it goes on', async () => {
    await crash();
    expect(await client.go('continue')).toBe('terminated');
    expect(client.printed('stderr')).toMatch(/^ZeroDivisionError/);
  });

  it('begins before a line that has not run yet', async () => {
    expect(await crash({ line: 4, locals: { x: '5' } })).toMatchObject({ reason: 'entry' });
    expect(await client.places()).toEqual(['inner:4']);
    expect(await client.goTo('next')).toBe('inner:6');
  });

  it('offers nothing to choose where everything is known', async () => {
    await crash();
    expect(await client.failure('pickAlternative', { index: 0 })).toMatch(/^There are no alternatives here/);
    await client.go('stepBack');
    expect(await client.failure('pickAlternative', { index: 9 })).toBe(
      'There is no alternative 9: choose one from 0 to 1.',
    );
    expect(await client.failure('pickAlternative', {})).toBe('pickAlternative: "index" is missing: a whole number.');
  });
});

describe('a traceback that a predicted run leads to', () => {
  const REPLAYED = 'Replayed: the predicted run ends in the same exception';
  const PLACES = ['inner:4', 'outer:11', '<module>:14'];

  it('has that run as its history, and says so', async () => {
    const bare = [
      { function: '<module>', line: 14 },
      { function: 'outer', line: 11 },
      { function: 'inner', line: 4 },
    ];
    const stop = await replayed({ stack: bare, exception: ERROR });
    expect(stop).toMatchObject({ reason: 'exception', text: ERROR, description: 'Replayed: same exception' });
    expect(client.printed('console')).toBe(`${REPLAYED}.\n`);
    expect(await client.places()).toEqual(PLACES);
    expect(await client.values('Locals', 0)).toEqual({ x: '0' });
    expect(await client.values('Locals', 1)).toMatchObject({ items: '[5, 0]', item: '0' });
    expect(await client.goTo('stepBack')).toBe('inner:4');
    expect(await client.goTo('stepBack')).toBe('inner:3');
    expect(await client.goTo('stepBack')).toBe('outer:11');
    expect((await alternatives()).alternatives).toEqual([]);
    // The first round of the loop, which no traceback tells of.
    expect(await client.goTo('stepBack')).toBe('outer:10');
    expect(await client.values()).toMatchObject({ item: '5' });
    expect(await client.go('continue')).toBe('exception');
    expect(await client.places()).toEqual(PLACES);
  });

  it('is found where the traceback names the module of the exception, or leaves it out', async () => {
    const [, message = ''] = ERROR.split(': ');
    expect(await replayed({ stack: STACK, exception: ERROR })).toMatchObject({ text: ERROR });
    await client.close();
    const stop = await replayed({ stack: STACK, exception: `errors.ZeroDivisionError: ${message}` });
    expect(stop).toMatchObject({ description: 'Replayed: same exception' });
  });

  it('is called with the values that the traceback tells, or as the file calls it', async () => {
    const inner = { function: 'inner', line: 4 };
    const told = { function: 'outer', line: 11, locals: { items: '[5, 0]' } };
    expect(await replayed({ stack: [told, inner], exception: ERROR })).toMatchObject({
      description: 'Replayed: same exception',
    });
    await client.close();
    expect(await replayed({ stack: [{ function: 'outer', line: 11 }, inner], exception: ERROR })).toMatchObject({
      description: 'Replayed: same exception',
    });
    expect(await client.places()).toEqual(['inner:4', 'outer:11']);
  });

  it('is not taken for another exception, another stack or other values', async () => {
    const differs = async (start: { exception: string; stack: object }): Promise<void> => {
      expect(await replayed(start)).toMatchObject({ description: start.exception });
      expect(client.printed('console')).not.toContain('Replayed');
      await client.close();
    };
    await differs({ stack: STACK, exception: 'ZeroDivisionError: float division by zero' });
    await differs({ stack: STACK.slice(1, 2), exception: ERROR });
    await differs({ stack: [STACK[0], { ...OUTER, locals: { item: '1' } }, STACK[2]], exception: ERROR });
  });

  it('goes on looking for the run behind its first stop', async () => {
    client = await TestClient.open({ run: 'uncaught', delay: 450 });
    const first = await client.begin({ program, start: { stack: STACK, exception: ERROR } });
    expect(first).toMatchObject({ description: ERROR });
    expect(await client.halted()).toMatchObject({
      reason: 'exception',
      text: ERROR,
      description: 'Replayed: same exception',
    });
    expect(await client.places()).toEqual(PLACES);
    expect(await local('x')).toMatch(/^0: int/);
    expect(await client.goTo('stepBack')).toBe('inner:4');
  });

  it('is not found any more once a value was edited', async () => {
    client = await TestClient.open({ run: 'uncaught', delay: 450 });
    await client.begin({ program, start: { stack: STACK, exception: ERROR } });
    const { variablesReference } = await client.scope('Locals');
    await client.setVariableRequest({ variablesReference, name: 'x', value: '7' });
    await client.goTo('stepBack');
    expect(client.printed('console')).toBe('');
  });

  it('stops within two seconds, and finds the run when somebody goes back', async () => {
    const began = Date.now();
    client = await TestClient.open({ run: 'uncaught', delay: 450 });
    const opened = Date.now() - began;
    expect(await client.begin({ program, start: { stack: STACK, exception: ERROR } })).toMatchObject({
      description: ERROR,
    });
    expect(Date.now() - began - opened).toBeLessThan(3500);
    expect(await client.places()).toEqual(PLACES);
    expect(await client.goTo('stepBack')).toBe('inner:4');
    expect(client.printed('console')).toBe(`${REPLAYED}.\n`);
    expect(await local('x')).toMatch(/^0: int/);
  });

  it('shows what the traceback tells to who cancels the search', async () => {
    client = await TestClient.open({ run: 'uncaught', delay: 450 }, { supportsProgressReporting: true });
    client.on('progressStart', ({ body }: DebugProtocol.ProgressStartEvent) => {
      if (body.progressId === 'run-1') void client.customRequest('cancel', { progressId: body.progressId });
    });
    expect(await client.begin({ program, start: { stack: STACK, exception: ERROR } })).toMatchObject({
      reason: 'exception',
      description: ERROR,
    });
    expect(await client.goTo('stepBack')).toMatch(/^inner \(inferred/);
  });
});

describe('a start that is impossible', () => {
  it('is refused, with what is wrong', async () => {
    expect(await refused({})).toMatch(/"start" needs a "line"/);
    expect(await refused({ line: 0 })).toMatch(/must be at least 1/);
    expect(await refused({ line: 99 })).toBe('There is no line 99: the file has 14 lines.');
    expect(await refused({ line: 7 })).toBe('There is nothing to run on line 7. The next line that runs is 9.');
    expect(await refused({ line: 4, function: 'outer' })).toBe('Line 4 is not in outer: it is in inner.');
    expect(await refused({ line: 4, locals: { y: '1' } })).toBe('inner has no variable y. There are: x.');
    expect(await refused({ line: 4, locals: { x: 'foo(' } })).toMatch(
      /^launch: x in "locals" of "start" must be a Python literal/,
    );
    expect(await refused({ line: 4, locals: { x: 1 } })).toBe('launch: "locals" must be an object of strings.');
    expect(await refused({ line: 4, exception: '???' })).toMatch(/as in a traceback, such as/);
    expect(await refused({ line: 4 }, { function: 'inner' })).toMatch(/put "function" inside it/);
    expect(await refused({ stack: [{ function: 'f' }] })).toBe('launch: "line" is missing: a whole number.');
  });
});

describe('a run that passes the crash on the same stack', () => {
  const text = `import numpy as np

class Client:
    def __init__(self, base):
        self.base = base

def price_of(raw, currency):
    amount = raw["price"]
    return amount

def show(client, ids):
    raw = np.get(ids)
    price_of(raw, "EUR")

def main():
    client = Client("shop")
    show(client, [3, 5])

main()
`;
  const frames = ['<module>', 'main', 'show', 'price_of'];

  it('gives the values that it had there', async () => {
    client = await TestClient.open({ run: 'calling' });
    const stack = [19, 17, 13, 8].map((line, depth) => ({ line, function: frames[depth] }));
    const start = { stack, exception: "KeyError: 'price'" };
    expect(await client.begin({ program: temporary('passes.py', text), start })).toMatchObject({ reason: 'exception' });
    expect(await client.places()).toEqual(['price_of:8', 'show:13', 'main:17', '<module>:19']);
    expect(client.printed('console')).toMatch(/^The predicted run passes here without the exception/m);
    const shown = async (frame: number): Promise<string[]> => {
      const { variablesReference } = await client.scope('Locals', frame);
      return (await client.variables(variablesReference)).map(({ name, value }) => `${name} = ${value}`);
    };
    const shop = "client = <Client base='shop'> (inferred, 99 %)";
    expect(await shown(0)).toEqual(['raw = <unknown>', "currency = 'EUR'"]);
    expect(await shown(1)).toEqual([shop, 'ids = [3, 5] (inferred, 99 %)', 'raw = <unknown>']);
    expect(await shown(2)).toEqual([shop]);
  });

  it('gives none where the line goes otherwise, with all that it reads known', async () => {
    client = await TestClient.open({ run: 'uncaught' });
    const exception = 'ZeroDivisionError: float division by zero';
    const told = [STACK[0], { function: 'outer', line: 11 }, STACK[2]];
    expect(await client.begin({ program, start: { stack: told, exception } })).toMatchObject({ text: exception });
    expect(await local('x')).toMatch(/^<unknown>/);
    expect(client.printed('console')).toMatch(/^No predicted run leads here/);
  });
});
