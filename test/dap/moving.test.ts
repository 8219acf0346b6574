/** Going to other places: lines, calls, earlier steps; and starting again. */
import { writeFileSync } from 'node:fs';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { HistoryPage } from '../../src/adapter/requests/travel-requests';
import { readTrace } from '../support/oracle';
import { buildServer, fixture, temporary, TestClient } from './client';

let client: TestClient;
beforeAll(buildServer);
afterEach(async () => {
  await client.close();
});

const program = fixture('calls');
const TOTAL = { program, function: 'total', args: ['[3, 1, 2]', 'bonus=2'] };

async function history(page: object = {}): Promise<HistoryPage> {
  return await client.ask<HistoryPage>('history', page);
}

describe('goto', () => {
  it('goes on from another line of the function', async () => {
    client = await TestClient.open({ run: 'calls' });
    await client.begin({ ...TOTAL, lines: [18] });
    const { body } = await client.gotoTargetsRequest({ source: { path: program }, line: 19 });
    expect(body.targets).toMatchObject([{ label: 'line 19', line: 19 }]);
    await client.gotoRequest({ threadId: 1, targetId: body.targets[0]?.id ?? 0 });
    expect(await client.halted()).toMatchObject({ reason: 'goto' });
    expect(await client.places()).toEqual(['total:19']);
    expect(await client.goTo('next')).toBe('total:20');
    expect(await client.values()).toMatchObject({ result: '44' });
    // Targets are those of one stop.
    expect(await client.failure('goto', { threadId: 1, targetId: body.targets[0]?.id ?? 0 })).toMatch(/no target/);
    expect(await client.failure('gotoTargets', { source: { path: program }, line: 17 })).toBe(
      'Line 17 is inside the for block of line 16, which has not been entered.',
    );
  });
});

describe('step in targets', () => {
  it('choose one of the calls of a line', async () => {
    client = await TestClient.open({ run: 'calls' });
    await client.begin({ ...TOTAL, lines: [17] });
    const { body: stack } = await client.stackTraceRequest({ threadId: 1 });
    const { body } = await client.stepInTargetsRequest({ frameId: stack.stackFrames[0]?.id ?? 0 });
    expect(body.targets).toMatchObject([
      { label: 'square(n)', line: 17, column: 19, endColumn: 28 },
      { label: 'square(n, offset=bonus)', column: 31 },
    ]);
    await client.stepInRequest({ threadId: 1, targetId: body.targets[1]?.id ?? 0 });
    await client.halted();
    expect(await client.places()).toEqual(['square:3', 'total:17']);
    expect(await client.values()).toEqual({ n: '3', offset: '2' });
  });
});

describe('backwards', () => {
  it('steps into and out of calls', async () => {
    client = await TestClient.open({ run: 'calls' });
    await client.begin({ ...TOTAL, lines: [18] });
    expect(await client.goTo('reverseStepIn')).toBe('total:16');
    expect(await client.goTo('reverseStepIn')).toBe('square:3');
    expect(await client.goTo('reverseStepOut')).toBe('total:17');
    expect(await client.values()).toMatchObject({ n: '2' });
  });

  it('goes to the last change of a value', async () => {
    client = await TestClient.open({ run: 'calls' });
    await client.begin({ ...TOTAL, lines: [18] });
    const { variablesReference } = await client.scope('Locals');
    await client.customRequest('lastChange', { variablesReference, name: 'result' });
    expect(await client.halted()).toMatchObject({ reason: 'goto', text: 'result changes here: 24 → 34' });
    expect((await client.places())[0]).toBe('total:17');
    expect(await client.values()).toMatchObject({ result: '24', n: '2' });
    await client.customRequest('lastChange', { expression: 'n' });
    await client.halted();
    expect(await client.places()).toEqual(['total:16']);
    expect(await client.values()).toMatchObject({ n: '1' });
  });

  it('goes to where somebody has set a value, and no further from there', async () => {
    client = await TestClient.open({ run: 'calls' });
    await client.begin({ ...TOTAL, lines: [18] });
    const { variablesReference } = await client.scope('Locals');
    await client.customRequest('setVariable', { variablesReference, name: 'bonus', value: '7' });
    expect(await client.goTo('next')).toBe('total:19');
    await client.customRequest('lastChange', { expression: 'bonus' });
    expect(await client.halted()).toMatchObject({ text: 'bonus changed: 2 → 7, set by hand' });
    expect((await client.places())[0]).toBe('total:18');
    expect(await client.values()).toMatchObject({ bonus: '7' });
    const { steps, current } = await history();
    expect(steps.find(({ step }) => step === current)?.set).toMatchObject([{ name: 'bonus', value: '7' }]);
    expect(steps.find(({ step }) => step === current)?.changes).toEqual([]);
    // No line has changed it before.
    expect(await client.failure('lastChange', { expression: 'bonus' })).toContain('has not changed');
  });
});

describe('the history', () => {
  it('is listed in pages, and each step can be gone to', async () => {
    client = await TestClient.open({ run: 'calls' });
    await client.begin({ ...TOTAL, lines: [18] });
    const { steps, first, current, last } = await history();
    expect([first, current, last]).toEqual([0, steps.length - 1, steps.length - 1]);
    expect(steps[0]).toMatchObject({ step: 0, event: 'call', function: 'total', line: 14, depth: 0 });
    expect(steps[1]).toMatchObject({ event: 'line', line: 15, text: '    result = 0' });
    expect(steps[2]).toMatchObject({
      line: 16,
      changes: [{ name: 'result', value: '0', confidence: 1 }],
      source: 'predicted',
      confidence: 1,
      output: '',
    });
    const returned = steps.find(({ event }) => event === 'return');
    expect(returned).toMatchObject({ function: 'square', depth: 1, value: '9' });
    const page = await history({ start: 3, count: 2 });
    expect(page.steps).toEqual(steps.slice(3, 5));
    await client.customRequest('travel', { step: 2 });
    expect(await client.halted()).toMatchObject({ reason: 'goto' });
    expect(await client.places()).toEqual(['total:16']);
    expect((await history({ start: 4711 })).steps).toEqual([]);
    expect((await history({ count: 1 })).current).toBe(2);
    expect(await client.goTo('continue')).toBe('total:18');
  });

  it('tells of exceptions, output and the end of a frame', async () => {
    client = await TestClient.open({ run: 'uncaught' });
    await client.begin({ program: fixture('uncaught') });
    const { steps } = await history();
    expect(steps.find(({ event }) => event === 'exception')?.exception).toMatchObject({ type: 'ZeroDivisionError' });
    expect(steps.at(-1)).toMatchObject({ event: 'end', exception: { type: 'ZeroDivisionError' } });
  });
});

describe('restart', () => {
  it('begins anew with the text that is on disk now, and keeps breakpoints', async () => {
    const { source } = readTrace('calls');
    const copy = temporary('restart.py', source);
    client = await TestClient.open({ run: 'calls' });
    await client.begin({ ...TOTAL, program: copy, lines: [17] });
    await client.go('continue');
    writeFileSync(copy, `${source}\n# more\n`);
    await client.customRequest('restart', {});
    expect(await client.halted()).toMatchObject({ reason: 'breakpoint', hitBreakpointIds: [1] });
    expect(await client.places()).toEqual(['total:17']);
    expect(await client.values()).toMatchObject({ n: '3' });
    expect((await history()).current).toBeLessThan(6);
    const { body } = (await client.customRequest('source', { source: { path: copy } })) as {
      body: { content: string };
    };
    expect(body.content).toMatch(/# more\n$/);
    // Other arguments, also during a run.
    const next = { ...TOTAL, program: copy, args: ['[2]', '2'], stopOnEntry: true };
    await client.customRequest('restart', { arguments: next });
    expect(await client.halted()).toMatchObject({ reason: 'entry' });
    expect(await client.values()).toEqual({ numbers: '[2]', bonus: '2' });
  });

  it('stops a run that is going on', async () => {
    client = await TestClient.open({ run: 'calls', delay: 200 });
    await client.begin({ ...TOTAL, stopOnEntry: true });
    await client.continueRequest({ threadId: 1 });
    await client.customRequest('restart', {});
    expect(await client.halted()).toMatchObject({ reason: 'entry' });
    expect(await client.places()).toEqual(['total:15']);
    expect(client.log.filter((event) => event === 'stopped')).toHaveLength(2);
  });

  it('that fails leaves VS Code the session, which it would take for ended', async () => {
    const { source } = readTrace('calls');
    const copy = temporary('restart-fails.py', source);
    client = await TestClient.open({ run: 'calls' }, { clientID: 'vscode' });
    await client.begin({ ...TOTAL, program: copy, lines: [17] });
    await client.go('continue');
    const before = await client.places();
    writeFileSync(copy, source.replaceAll('total', 'sum_up'));
    await client.customRequest('restart', {});
    await client.halted();
    expect(await client.places()).toEqual(before);
    expect(client.outputs.at(-1)).toMatchObject({
      category: 'important',
      output: expect.stringContaining("no function 'total'") as string,
    });
    expect(await client.goTo('stepBack')).toBe('total:16');
    await client.terminateRequest();
    expect(await client.halted()).toBe('terminated');
  });
});
