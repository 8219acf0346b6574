/** Breakpoints with conditions, counts and messages; at functions, changes and exceptions; both ways. */
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { buildServer, fixture, TestClient } from './client';

let client: TestClient;
beforeAll(buildServer);
afterEach(async () => {
  await client.close();
});

const program = fixture('calls');

/** `total([3, 1, 2], bonus=2)` at its first line. */
async function stopped(): Promise<void> {
  client = await TestClient.open({ run: 'calls' });
  await client.begin({ program, function: 'total', args: ['[3, 1, 2]', 'bonus=2'], stopOnEntry: true });
}

async function setLine(line: number, terms: object = {}): Promise<void> {
  const { body } = await client.setBreakpointsRequest({
    source: { path: program },
    breakpoints: [{ line, ...terms }],
  });
  expect(body.breakpoints).toMatchObject([{ verified: true, line }]);
}

describe('a conditional breakpoint', () => {
  it('stops where the condition is predicted to hold, forward and backward', async () => {
    await stopped();
    await setLine(17, { condition: 'n == 1' });
    await client.continueRequest({ threadId: 1 });
    expect(await client.halted()).toMatchObject({
      reason: 'breakpoint',
      text: 'breakpoint: n == 1 (predicted, 90 % sure)',
      hitBreakpointIds: [1],
    });
    expect(await client.values()).toMatchObject({ n: '1' });
    await setLine(17, { condition: 'n > 1' });
    expect(await client.go('reverseContinue')).toBe('breakpoint');
    expect(await client.values()).toMatchObject({ n: '3' });
    await setLine(17, { condition: 'missing' });
    await client.continueRequest({ threadId: 1 });
    expect(await client.halted()).toMatchObject({
      reason: 'breakpoint',
      text: 'breakpoint: the condition "missing" cannot be evaluated: missing has no value here.',
      description: 'Condition without a value',
    });
    expect(client.printed('console')).toBe(
      'Breakpoint: the condition "missing" cannot be evaluated: missing has no value here.\n',
    );
  });

  it('stops at the hits that are wanted', async () => {
    await stopped();
    await setLine(3, { hitCondition: '%3' });
    expect(await client.go('continue')).toBe('breakpoint');
    expect(await client.values()).toMatchObject({ n: '1', offset: '0' });
    expect(await client.go('continue')).toBe('breakpoint');
    expect(await client.values()).toMatchObject({ n: '2', offset: '2' });
    await setLine(17, { condition: 'n > 1', hitCondition: '2' });
    expect(await client.go('reverseContinue')).toBe('breakpoint');
    expect(await client.values()).toMatchObject({ n: '2' });
    const { body } = await client.setBreakpointsRequest({
      source: { path: program },
      breakpoints: [{ line: 3, hitCondition: 'sometimes' }],
    });
    expect(body.breakpoints).toMatchObject([
      { verified: false, message: expect.stringContaining('is not a hit count') as string },
    ]);
    const said = 'A breakpoint that stops nowhere: "sometimes" is not a hit count: write 4, ==3, >5, >=5, <5 or %2.\n';
    expect(client.printed('console')).toBe(said);
    // It comes again with all others of the file.
    const sometimes = { line: 3, hitCondition: 'sometimes' };
    await client.setBreakpointsRequest({ source: { path: program }, breakpoints: [sometimes, { line: 17 }] });
    expect(client.printed('console')).toBe(said);
  });
});

describe('a log point', () => {
  it('prints and does not stop', async () => {
    await stopped();
    await setLine(17, { logMessage: 'n={n}, {{{n * 10}}}, {nowhere}' });
    expect(await client.go('continue')).toBe('terminated');
    const lines = ['3', '1', '2'].map((n) => `n=${n}, {${n}0}, <nowhere has no value here>\n`);
    expect(client.printed('console')).toBe(`${lines.join('')}total returned 44 (predicted)\n`);
    expect(client.outputs[0]).toMatchObject({ line: 17, source: { path: program } });
  });
});

describe('a function breakpoint', () => {
  it('stops on the first line of the function', async () => {
    await stopped();
    const { body } = (await client.customRequest('setFunctionBreakpoints', {
      breakpoints: [{ name: 'pick' }, { name: 'nowhere' }, { name: 'square', hitCondition: '==4' }],
    })) as { body: object };
    expect(body).toMatchObject({
      breakpoints: [
        { verified: true, line: 6 },
        { verified: false, message: 'There is no function nowhere in calls.py.' },
        { verified: true, line: 2 },
      ],
    });
    await client.continueRequest({ threadId: 1 });
    expect(await client.halted()).toMatchObject({ reason: 'function breakpoint', text: 'square was called' });
    expect(await client.values()).toMatchObject({ n: '1', offset: '2' });
    expect(await client.go('continue')).toBe('function breakpoint');
    expect(await client.places()).toEqual(['pick:7', 'total:19']);
  });
});

describe('a data breakpoint', () => {
  it('stops at every change, and going back on the line that makes it', async () => {
    await stopped();
    await client.go('next');
    const { variablesReference } = await client.scope('Locals');
    const info = await client.dataBreakpointInfoRequest({ variablesReference, name: 'result' });
    expect(info.body).toMatchObject({
      dataId: expect.any(String) as string,
      description: 'result of this call of total',
      accessTypes: ['write'],
      canPersist: false,
    });
    const { body } = await client.setDataBreakpointsRequest({ breakpoints: [{ dataId: info.body.dataId ?? '' }] });
    expect(body.breakpoints).toMatchObject([{ verified: true }]);
    await client.continueRequest({ threadId: 1 });
    expect(await client.halted()).toMatchObject({ reason: 'data breakpoint', text: 'result changed: 0 → 20' });
    expect(await client.goTo('continue')).toBe('total:16');
    expect(await client.values()).toMatchObject({ result: '24' });
    await client.customRequest('reverseContinue', { threadId: 1 });
    // What is shown is the state before the change.
    expect(await client.halted()).toMatchObject({ reason: 'data breakpoint', text: 'result changes here: 20 → 24' });
    expect((await client.places())[0]).toBe('total:17');
    expect(await client.values()).toMatchObject({ result: '20', n: '1' });
    await client.setDataBreakpointsRequest({ breakpoints: [{ dataId: info.body.dataId ?? '', condition: 'n == 1' }] });
    expect(await client.go('continue')).toBe('data breakpoint');
    expect(await client.go('continue')).toBe('terminated');
  });

  it('is for places that there are', async () => {
    await stopped();
    const info = (args: object) => client.failure('dataBreakpointInfo', args);
    expect(await info({ name: 'bonus + 1' })).toBe('bonus + 1 is not a variable, item or attribute with a value here.');
    expect(await info({ name: 'missing' })).toBe('missing has no value here.');
    expect(await info({ name: 'bonus', variablesReference: 4711 })).toMatch(/^This variable is of an earlier stop/);
    const { body } = await client.setDataBreakpointsRequest({ breakpoints: [{ dataId: 'frame:9:x' }] });
    expect(body.breakpoints).toMatchObject([{ verified: false }]);
  });
});

describe('exceptions', () => {
  it('stop by type', async () => {
    client = await TestClient.open({ run: 'exceptions' });
    const choose = (filterOptions: object[]) =>
      client.customRequest('setExceptionBreakpoints', { filters: [], filterOptions });
    expect(await choose([{ filterId: 'caught', condition: 'not a type' }])).toMatchObject({
      body: {
        breakpoints: [
          { verified: false, message: expect.stringContaining('is not a list of exception types') as string },
        ],
      },
    });
    await choose([{ filterId: 'caught', condition: 'LookupError' }, { filterId: 'uncaught' }]);
    await client.begin({ program: fixture('exceptions'), function: 'run' });
    const { body } = await client.exceptionInfoRequest({ threadId: 1 });
    expect(body).toMatchObject({ exceptionId: 'KeyError', breakMode: 'always', details: { typeName: 'KeyError' } });
    expect(body.details?.stackTrace).toMatch(/line 40, in run\n.*\n.*line 14, in risky\n/);
    const said =
      'Exceptions to stop at: neither Python nor this program has KeyEror. Is it spelled like that? The pencil beside the filter, in the view Breakpoints, changes it.';
    expect(await choose([{ filterId: 'caught', condition: 'KeyEror, Refused' }])).toMatchObject({
      body: { breakpoints: [{ verified: false, message: said }] },
    });
    // The client has no place for it, and sends it again when the field where it was typed loses the focus.
    await choose([{ filterId: 'caught', condition: 'KeyEror, Refused' }]);
    expect(client.printed('console').split(said)).toHaveLength(2);
    await choose([{ filterId: 'caught', condition: '!KeyError, !TypeError' }]);
    expect(await client.go('continue')).toBe('terminated');
  });

  it('stop going back, too', async () => {
    client = await TestClient.open({ run: 'exceptions' });
    await client.begin({ program: fixture('exceptions'), function: 'run', lines: [50] });
    await client.setExceptionBreakpointsRequest({ filters: ['caught'] });
    expect(await client.go('reverseContinue')).toBe('exception');
    expect((await client.exceptionInfoRequest({ threadId: 1 })).body.exceptionId).toBe('TypeError');
  });
});
