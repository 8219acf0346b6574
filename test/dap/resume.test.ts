/** A session goes on where another one stood that is gone with its process. */
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { StoppedBody } from '../../src/adapter/session/stop-events';
import type { HistoryPage } from '../../src/adapter/requests/travel-requests';
import { buildServer, fixture, TestClient } from './client';

let client: TestClient;
beforeAll(buildServer);
afterEach(async () => {
  await client.close();
});

const program = fixture('calls');
const TOTAL = { program, function: 'total', args: ['[3, 1, 2]', 'bonus=2'] };

const placeOf = (stop: unknown): StoppedBody['place'] => (stop as StoppedBody).place;

async function recorded(): Promise<unknown> {
  const { steps, current } = await client.ask<HistoryPage>('history', { start: 0, since: 0 });
  return { steps, current };
}

describe('a launch that resumes', () => {
  it('stands where the other session stood, with all that it had recorded', async () => {
    client = await TestClient.open({ run: 'calls' });
    await client.begin({ ...TOTAL, lines: [18] });
    await client.customRequest('stepBack', { threadId: 1 });
    const place = placeOf(await client.halted());
    expect(place).toMatchObject({ isRepeatable: true });
    expect(place.last).toBeGreaterThan(place.step);
    const before = { places: await client.places(), values: await client.values(), recorded: await recorded() };
    await client.close();

    client = await TestClient.open({ run: 'calls' });
    const { step, last } = place;
    expect(await client.begin({ ...TOTAL, lines: [15, 18], resume: { step, last } })).toMatchObject({
      reason: 'goto',
      place,
    });
    expect({ places: await client.places(), values: await client.values(), recorded: await recorded() }).toEqual(
      before,
    );
    expect(await client.go('continue')).toBe('breakpoint');
    expect(await client.places()).toEqual(['total:18']);
    // Another start is one.
    await client.customRequest('restart');
    await client.halted();
    expect(await client.places()).toEqual(['total:15']);
  });

  it('ends where the program does, and says what is wrong with its place', async () => {
    client = await TestClient.open({ run: 'calls' });
    const wrong = { ...TOTAL, resume: { step: 5, last: 3 } };
    expect(await client.failure('launch', wrong)).toMatch(/^launch: "resume" takes a "step" of at least 0/);
    await client.begin({ ...TOTAL, resume: { step: 2, last: 3 } });
    const { steps } = await client.ask<HistoryPage>('history', { start: 0, since: 0 });
    expect(steps.at(-1)?.step).toBe(3);
  });

  it('is not offered for what somebody has changed', async () => {
    client = await TestClient.open({ run: 'calls' });
    await client.begin({ ...TOTAL, lines: [17] });
    const { variablesReference } = await client.scope('Locals');
    await client.customRequest('setVariable', { variablesReference, name: 'bonus', value: '7' });
    await client.customRequest('stepBack', { threadId: 1 });
    expect(placeOf(await client.halted())).toMatchObject({ isRepeatable: false });
  });
});
