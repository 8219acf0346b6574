/** Requests about causes: where a value comes from, suspects, breakpoints that are worth it. */
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { CauseTree, SuggestedBreakpoints, SuspectList } from '../../src/adapter/requests/cause-requests';
import { buildServer, fixture, TestClient } from './client';

let client: TestClient;
beforeAll(buildServer);
afterEach(async () => {
  await client.close();
});

const program = fixture('calls');
const TOTAL = { program, function: 'total', args: ['[3, 1, 2]', 'bonus=2'] };

describe('where a value comes from', () => {
  it('is asked by expression, and unfolded step by step', async () => {
    client = await TestClient.open({ run: 'calls' });
    await client.begin({ ...TOTAL, lines: [18] });
    const { node, path, causes } = await client.ask<CauseTree>('provenance', { expression: 'result' });
    expect(path).toBe(program);
    expect(node).toMatchObject({ kind: 'assigned', name: 'result', value: '34', line: 17, path: program });
    expect(node?.text).toContain('result += square(n)');
    const returned = causes.find(({ kind, value }) => kind === 'returned' && value === '6');
    expect(returned).toMatchObject({ name: 'square()', line: 3, function: 'square' });
    const deeper = await client.ask<CauseTree>('provenance', { node: returned?.id });
    expect(deeper.node).toBeUndefined();
    expect(deeper.causes).toContainEqual(expect.objectContaining({ kind: 'argument', name: 'offset', value: '2' }));
  });

  it('is asked for a variable, travelled to, and still unfolds there', async () => {
    client = await TestClient.open({ run: 'calls' });
    await client.begin({ ...TOTAL, lines: [18] });
    const { variablesReference } = await client.scope('Locals');
    const { node } = await client.ask<CauseTree>('provenance', { variablesReference, name: 'n' });
    expect(node).toMatchObject({ kind: 'assigned', value: '2', line: 16 });
    await client.customRequest('travel', { step: node?.step });
    await client.halted();
    expect((await client.places())[0]).toBe('total:16');
    expect((await client.ask<CauseTree>('provenance', { node: node?.id })).causes.length).toBeGreaterThan(0);
  });

  it('is no longer known once the steps are others', async () => {
    client = await TestClient.open({ run: 'calls' });
    await client.begin({ ...TOTAL, lines: [18] });
    const { node } = await client.ask<CauseTree>('provenance', { expression: 'result' });
    await client.go('reverseContinue');
    const { variablesReference } = await client.scope('Locals');
    await client.setVariableRequest({ variablesReference, name: 'bonus', value: '2' });
    await client.goTo('next');
    expect(await client.failure('provenance', { node: node?.id })).toContain('have been replaced');
  });

  it('says what cannot be asked about', async () => {
    client = await TestClient.open({ run: 'calls' });
    await client.begin({ ...TOTAL, lines: [18] });
    expect(await client.failure('provenance', { expression: '1 + 1' })).toContain('is not a variable');
    expect(await client.failure('provenance', { node: 99 })).toContain('have been replaced');
    expect(await client.failure('provenance', {})).toContain('Nothing has been returned here');
  });
});

describe('suspects', () => {
  it('are lines that had a part in a wrong value, in the program to its end or up to a stop', async () => {
    client = await TestClient.open({ run: 'calls' });
    await client.begin({ ...TOTAL, lines: [18] });
    const { symptom, suspects } = await client.ask<SuspectList>('suspects', { expect: '41' });
    expect(symptom).toBe('total should return 41');
    expect(suspects.map(({ line }) => line)).toEqual(expect.arrayContaining([3, 7, 17, 19]));
    expect(suspects.every(({ reason, path }) => reason.endsWith('.') && path === program)).toBe(true);
    const here = await client.ask<SuspectList>('suspects', { expression: 'result', expect: '35' });
    expect(here.symptom).toBe('result should be 35');
    expect(here.suspects.map(({ line }) => line)).not.toContain(19);
    // The session stands where it stood.
    expect((await client.places())[0]).toBe('total:18');
  });

  it('are those of the exception that ends the run', async () => {
    client = await TestClient.open({ run: 'uncaught' });
    await client.begin({ program: fixture('uncaught'), stopOnEntry: true });
    const { symptom, suspects } = await client.ask<SuspectList>('suspects', {});
    expect(symptom).toContain('ZeroDivisionError');
    expect(suspects.map(({ line }) => line)).toContain(4);
  });

  it('are told while they are being looked for, to who wants that', async () => {
    client = await TestClient.open({ run: 'uncaught' });
    await client.begin({ program: fixture('uncaught'), stopOnEntry: true });
    const early = client.waitForEvent('suspectsFound');
    const found = client.ask<SuspectList>('suspects', { early: true });
    const { body } = (await early) as { body?: SuspectList };
    expect(body).toMatchObject({ complete: false, symptom: (await found).symptom });
    expect(body?.suspects.map(({ line }) => line)).toContain(4);
    // A search that has ended, or never was, can be canceled.
    await client.customRequest('cancel', { progressId: 'suspects-1' });
  });

  it('are not lines that ran later and had no part in the value', async () => {
    client = await TestClient.open({ run: 'early-value' });
    await client.begin({ program: fixture('early-value'), lines: [14] });
    const { suspects } = await client.ask<SuspectList>('suspects', { expression: 'paid', expect: '8' });
    expect(new Set(suspects.map(({ line }) => line))).toEqual(new Set([3, 4, 5, 6, 9, 10]));
  });

  it('need to know what is wrong', async () => {
    client = await TestClient.open({ run: 'calls' });
    await client.begin({ ...TOTAL, lines: [18] });
    expect(await client.failure('suspects', {})).toContain('ends without an exception');
    expect(await client.failure('suspects', { expect: 'f(' })).toContain('must be a Python literal');
  });
});

describe('suggested breakpoints', () => {
  it('are none where every branch is certain', async () => {
    client = await TestClient.open({ run: 'calls' });
    await client.begin({ ...TOTAL, lines: [18] });
    expect(await client.ask<SuggestedBreakpoints>('suggestedBreakpoints', {})).toEqual({ lines: [] });
  });
});
