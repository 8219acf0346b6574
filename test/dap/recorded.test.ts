/** Requests of our own about what is recorded: values beside lines, iterations, changes, what of a history still holds. */
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { InlineValues, LineExecutions } from '../../src/adapter/requests/line-requests';
import type { HistoryPage } from '../../src/adapter/requests/travel-requests';
import { buildServer, fixture, TestClient } from './client';

let client: TestClient;
beforeAll(buildServer);
afterEach(async () => {
  await client.close();
});

const program = fixture('calls');
const TOTAL = { program, function: 'total', args: ['[3, 1, 2]', 'bonus=2'] };

/** Values beside the lines: `17 n = 3, result = 15`. */
async function beside(frameId?: number): Promise<string[]> {
  const { values } = await client.ask<InlineValues>('inlineValues', frameId === undefined ? {} : { frameId });
  const lines = [...new Set(values.map(({ line }) => line))].sort((a, b) => a - b);
  return lines.map((line) => {
    const own = values.filter((value) => value.line === line);
    return `${line} ${own.map(({ name, value }) => `${name} = ${value}`).join(', ')}`;
  });
}

describe('values beside lines', () => {
  it('are those of the latest execution in the frame, without functions and what has not run', async () => {
    client = await TestClient.open({ run: 'calls' });
    await client.begin({ ...TOTAL, lines: [17] });
    expect(await beside()).toEqual([
      '14 numbers = [3, 1, 2], bonus = 2',
      '15 result = 0',
      '16 n = 3',
      '17 result = 0, n = 3, bonus = 2',
    ]);
    await client.go('continue');
    expect(await beside()).toContain('16 n = 1');
    const { values, counts } = await client.ask<InlineValues>('inlineValues');
    expect(values.find(({ line, name }) => line === 16 && name === 'n')).toMatchObject({ column: 9, endColumn: 10 });
    expect(counts).toContainEqual({ line: 16, count: 2 });
    await client.go('stepBack');
    expect(await beside()).toContain('17 result = 20');
  });

  it('say what a line has left, not what somebody has set since', async () => {
    client = await TestClient.open({ run: 'calls' });
    await client.begin({ ...TOTAL, lines: [17] });
    await client.go('continue');
    await client.setVariableRequest({ ...(await client.scope('Locals')), name: 'n', value: '7' });
    expect(await beside()).toEqual(expect.arrayContaining(['16 n = 1', expect.stringContaining('n = 7')]));
    const { executions } = await client.ask<LineExecutions>('executions', { line: 16 });
    expect(executions.map(({ values }) => values.find(({ name }) => name === 'n')?.value)).toEqual(['3', '1']);
  });

  it('are the present ones beside a line that raises, also such as somebody has set', async () => {
    client = await TestClient.open({ run: 'uncaught' });
    await client.begin({ program: fixture('uncaught') });
    expect(await beside()).toEqual(['2 x = 0', '4 x = 0']);
    await client.setVariableRequest({ ...(await client.scope('Locals')), name: 'x', value: '7' });
    expect(await beside()).toEqual(['2 x = 0', '4 x = 7']);
  });

  it('count the rounds of a loop, not that its header finds no further one', async () => {
    client = await TestClient.open({ run: 'calls' });
    await client.begin({ ...TOTAL, lines: [18] });
    const { counts } = await client.ask<InlineValues>('inlineValues');
    expect(counts).toContainEqual({ line: 16, count: 3 });
    expect(counts).toContainEqual({ line: 17, count: 3 });
  });

  it('are those of the frame that is asked for, also where it waits for a call', async () => {
    client = await TestClient.open({ run: 'calls' });
    await client.begin({ ...TOTAL, lines: [3] });
    const { body } = await client.stackTraceRequest({ threadId: 1 });
    expect(await beside()).toEqual(['2 n = 3, offset = 0', '3 n = 3, offset = 0']);
    expect(await beside(body.stackFrames[1]?.id)).toContain('17 result = 0, n = 3, bonus = 2');
  });
});

describe('runTo', () => {
  it('makes the first call of a function the first stop', async () => {
    client = await TestClient.open({ run: 'calls' });
    await client.begin({ ...TOTAL, runTo: 'nothing' });
    expect(await client.places()).toEqual(['nothing:11', 'total:18']);
    await client.go('stepBack');
    expect((await client.places()).at(-1)).toMatch(/^total:/);
  });
});

describe('executions of a line', () => {
  it('are listed with their values, in all calls, and each can be gone to', async () => {
    client = await TestClient.open({ run: 'calls' });
    await client.begin({ ...TOTAL, lines: [18] });
    const { executions, ...rest } = await client.ask<LineExecutions>('executions', { line: 17 });
    expect(rest).toMatchObject({ line: 17, function: 'total', total: 3 });
    expect(executions.map(({ values }) => values.map(({ name, value }) => `${name}=${value}`).join(' '))).toEqual([
      'result=20 n=3 bonus=2',
      'result=24 n=1 bonus=2',
      'result=34 n=2 bonus=2',
    ]);
    await client.customRequest('travel', { step: executions[1]?.step });
    await client.halted();
    expect(await client.places()).toEqual(['total:17']);
    expect(await client.values()).toMatchObject({ result: '20', n: '1' });
    const inner = await client.ask<LineExecutions>('executions', { line: 3 });
    expect(inner).toMatchObject({ function: 'square', total: 6 });
    expect(await client.failure('executions', { line: 13 })).toBe('There is no statement on that line.');
  });
});

describe('the next change', () => {
  it('stops once, after it', async () => {
    client = await TestClient.open({ run: 'calls' });
    await client.begin({ ...TOTAL, stopOnEntry: true });
    await client.go('next');
    await client.customRequest('nextChange', { expression: 'result' });
    expect(await client.halted()).toMatchObject({ reason: 'data breakpoint', text: 'result changed: 0 → 20' });
    expect(await client.places()).toEqual(['total:16']);
    const { variablesReference } = await client.scope('Locals');
    await client.customRequest('nextChange', { variablesReference, name: 'result' });
    expect(await client.halted()).toMatchObject({ text: 'result changed: 20 → 24' });
    expect(await client.go('continue')).toBe('terminated');
  });
});

describe('a history', () => {
  it('says what still holds of an earlier page', async () => {
    client = await TestClient.open({ run: 'calls' });
    await client.begin({ ...TOTAL, lines: [17] });
    const first = await client.ask<HistoryPage>('history');
    await client.go('continue');
    const grown = await client.ask<HistoryPage>('history', { since: first.revision });
    expect(grown).toMatchObject({ run: first.run, revision: first.revision });
    expect(grown).not.toHaveProperty('replaced');
    await client.go('stepBack');
    await client.setVariableRequest({ ...(await client.scope('Locals')), name: 'result', value: '5' });
    const edited = await client.ask<HistoryPage>('history', { since: first.revision });
    expect(edited.replaced).toBe(edited.current);
    expect(edited.steps.at(-1)).toMatchObject({ source: 'given', set: [{ name: 'result', value: '5' }] });
    await client.customRequest('restart', {});
    await client.halted();
    expect((await client.ask<HistoryPage>('history')).run).not.toBe(first.run);
  });

  it('has arguments of calls, values of expressions, and the line that took each step', async () => {
    client = await TestClient.open({ run: 'calls' });
    await client.begin({ ...TOTAL, lines: [18] });
    const { steps } = await client.ask<HistoryPage>('history');
    expect(steps.find(({ function: name }) => name === 'square')).toMatchObject({
      event: 'call',
      from: 17,
      arguments: [
        { name: 'n', value: '3' },
        { name: 'offset', value: '0' },
      ],
    });
    const summed = steps.find(({ changes }) => changes.some(({ value }) => value === '20'));
    expect(summed).toMatchObject({ event: 'line', line: 16, from: 17 });
    expect(summed?.values.at(-1)).toMatchObject({ value: '20' });
  });
});
