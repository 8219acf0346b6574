/** Commands that take long, fail, or come at the wrong time. */
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { buildServer, fixture, temporary, TestClient } from './client';

let client: TestClient;
beforeAll(buildServer);
afterEach(async () => {
  await client.close();
});

const TOTAL = { program: fixture('calls'), function: 'total', args: ['[3, 1, 2]', 'bonus=2'], stopOnEntry: true };
const endless = (): string => temporary('endless.py', 'while True:\n    pass\n');

describe('a run', () => {
  it('is paused, and goes on', async () => {
    client = await TestClient.open({ run: 'calls', delay: 100 });
    await client.begin(TOTAL);
    await client.continueRequest({ threadId: 1 });
    await client.pauseRequest({ threadId: 1 });
    expect(await client.halted()).toMatchObject({ reason: 'pause', description: 'Paused' });
    expect((await client.places()).at(-1)).toMatch(/^total:/);
    await client.setBreakpointsRequest({ source: { path: TOTAL.program }, breakpoints: [{ line: 17 }] });
    expect(await client.goTo('continue')).toBe('total:17');
  });

  it('is paused where the model is not asked', async () => {
    client = await TestClient.open({ run: 'calls' });
    await client.begin({ program: endless(), stopOnEntry: true, maxSteps: 1_000_000_000 });
    await client.continueRequest({ threadId: 1 });
    await client.pauseRequest({ threadId: 1 });
    expect(await client.halted()).toMatchObject({ reason: 'pause', description: 'Paused' });
    expect((await client.places())[0]).toMatch(/^<module>:[12]$/);
  });

  it('stops after as many steps as were allowed', async () => {
    client = await TestClient.open({ run: 'calls' });
    await client.begin({ program: endless(), stopOnEntry: true, maxSteps: 50 });
    await client.continueRequest({ threadId: 1 });
    expect(await client.halted()).toMatchObject({ reason: 'pause', description: 'Paused after 50 steps' });
    expect(client.printed('console')).toMatch(/^Stopped after 50 predicted steps\. Continue goes on/);
    expect(await client.go('next')).toBe('step');
  });

  it('answers other requests meanwhile', async () => {
    client = await TestClient.open({ run: 'calls', delay: 200 });
    await client.begin(TOTAL);
    await client.go('next');
    // A line of two calls: it takes some questions.
    expect(await client.goTo('next')).toBe('total:17');
    const { variablesReference } = await client.scope('Locals');
    await client.nextRequest({ threadId: 1 });
    expect((await client.threadsRequest()).body.threads).toEqual([{ id: 1, name: 'Prediction' }]);
    const { body } = await client.setBreakpointsRequest({
      source: { path: TOTAL.program },
      breakpoints: [{ line: 19 }],
    });
    expect(body.breakpoints).toMatchObject([{ verified: true, line: 19 }]);
    const running = 'The program is running: pause it first.';
    expect(await client.failure('stackTrace', { threadId: 1 })).toBe(running);
    expect(await client.failure('variables', { variablesReference })).toBe(running);
    expect(await client.failure('evaluate', { expression: 'bonus' })).toBe(running);
    expect(await client.failure('next', { threadId: 1 })).toBe(running);
    expect(await client.failure('stepBack', { threadId: 1 })).toBe(running);
    expect(await client.halted()).toMatchObject({ reason: 'step' });
    expect(client.log.filter((event) => event === 'stopped')).toHaveLength(4);
  });

  it('is terminated', async () => {
    client = await TestClient.open({ run: 'calls', delay: 500 });
    await client.begin(TOTAL);
    await client.continueRequest({ threadId: 1 });
    await client.terminateRequest();
    expect(await client.halted()).toBe('terminated');
    expect(await client.failure('next', { threadId: 1 })).toBe('The program has ended.');
    // The run that was going on says nothing any more.
    await new Promise((resolve) => setTimeout(resolve, 700));
    expect(client.log).toEqual(['initialized', 'stopped', 'terminated']);
  });

  it('reports its progress, by which it can be cancelled', async () => {
    client = await TestClient.open({ run: 'calls', delay: 300 }, { supportsProgressReporting: true });
    await client.begin(TOTAL);
    const started = client.waitForEvent('progressStart');
    await client.continueRequest({ threadId: 1 });
    const { body } = (await started) as { body?: { progressId: string; cancellable: boolean } };
    expect(body?.cancellable).toBe(true);
    await client.customRequest('cancel', { progressId: body?.progressId });
    expect(await client.halted()).toMatchObject({ description: 'Paused' });
    expect(client.log.slice(-2)).toEqual(['progressEnd', 'stopped']);
  });
});

describe('a step that the model cannot predict', () => {
  it('leaves the program where it was, and says why', async () => {
    client = await TestClient.open({ run: 'calls' });
    await client.begin({ ...TOTAL, args: ['[4711]'] });
    await client.go('next');
    await client.go('next');
    const before = [await client.places(), await client.values()];
    await client.nextRequest({ threadId: 1 });
    expect(await client.halted()).toMatchObject({
      reason: 'pause',
      description: expect.stringMatching(/^No prediction: no answer to line/) as string,
    });
    expect([await client.places(), await client.values()]).toEqual(before);
    expect(client.printed('stderr')).toMatch(/^no prediction: /);
    expect(await client.go('stepBack')).toBe('step');
  });
});

describe('a request at the wrong time', () => {
  it('before the launch fails', async () => {
    client = await TestClient.open({ run: 'calls' });
    const early = 'No program has been launched.';
    for (const command of [
      'next',
      'stepIn',
      'stepOut',
      'continue',
      'stepBack',
      'reverseContinue',
      'pause',
      'stackTrace',
    ]) {
      expect(await client.failure(command, { threadId: 1 })).toBe(early);
    }
    expect(await client.failure('scopes', { frameId: 1 })).toBe(early);
    expect(await client.failure('configurationDone')).toMatch(/^configurationDone must come after/);
    expect((await client.threadsRequest()).body.threads).toHaveLength(1);
  });

  it('before the start fails', async () => {
    client = await TestClient.open({ run: 'calls' });
    await client.launchRequest(TOTAL as object);
    expect(await client.failure('next', { threadId: 1 })).toBe('The program has not been started yet.');
    expect(await client.failure('launch', TOTAL)).toBe('This session has been launched already.');
  });

  it('after the end fails', async () => {
    client = await TestClient.open({ run: 'calls' });
    await client.begin({ ...TOTAL, stopOnEntry: false });
    expect(await client.failure('stepBack', { threadId: 1 })).toBe('The program has ended.');
    expect(await client.failure('stackTrace', { threadId: 1 })).toBe('The program has ended.');
  });

  it('and a pause that comes late does not', async () => {
    client = await TestClient.open({ run: 'calls' });
    await client.begin(TOTAL);
    await client.pauseRequest({ threadId: 1 });
    expect(await client.goTo('next')).toBe('total:16');
  });
});

describe('a question about a frame that has just returned', () => {
  it('has an empty answer: a client may ask it a moment too late', async () => {
    client = await TestClient.open({ run: 'calls' });
    await client.begin({ ...TOTAL, stopOnEntry: true });
    await client.goTo('next');
    await client.goTo('next');
    await client.go('stepIn');
    const { body } = await client.stackTraceRequest({ threadId: 1 });
    const frameId = body.stackFrames[0]?.id ?? 0;
    expect((await client.scopesRequest({ frameId })).body.scopes.length).toBeGreaterThan(0);
    await client.go('stepOut');
    expect((await client.scopesRequest({ frameId })).body.scopes).toEqual([]);
  });
});

describe('a malformed request', () => {
  it('fails with a plain message', async () => {
    client = await TestClient.open({ run: 'calls' });
    await client.begin(TOTAL);
    expect(await client.failure('next', { threadId: 7 })).toBe('There is no thread 7.');
    expect(await client.failure('next')).toBe('next: "threadId" is missing: a whole number.');
    expect(await client.failure('scopes', { frameId: 'x' })).toBe('scopes: "frameId" must be a whole number.');
    expect(await client.failure('scopes', { frameId: 99 })).toBe('There is no frame 99 on the stack.');
    expect(await client.failure('variables', { variablesReference: 12345 })).toMatch(
      /^This variable is of an earlier stop/,
    );
    expect(await client.failure('setBreakpoints')).toBe('setBreakpoints: "source" is missing: an object.');
    expect(await client.failure('setBreakpoints', { source: {}, breakpoints: [3] })).toBe(
      'setBreakpoints: "breakpoints" must be an array of objects.',
    );
    expect(await client.failure('setBreakpoints', { source: {}, lines: 'x' })).toBe(
      'setBreakpoints: "lines" must be a list of numbers.',
    );
    expect(await client.failure('evaluate', { expression: 3 })).toBe('evaluate: "expression" must be a string.');
    expect(await client.failure('restartFrame', { frameId: 99 })).toBe('There is no frame 99 on the stack.');
    expect(await client.failure('toString')).toBe('Neural Debug has no request "toString".');
    expect(await client.goTo('next')).toBe('total:16');
  });
});
