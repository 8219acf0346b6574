/** Going forward and backward. */
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { buildServer, fixture, TestClient } from './client';

let client: TestClient;
beforeAll(buildServer);
afterEach(async () => {
  await client.close();
});

const TOTAL = { program: fixture('calls'), function: 'total', args: ['[3, 1, 2]', 'bonus=2'], stopOnEntry: true };

describe('a function', () => {
  it('stops at its first line, with its arguments', async () => {
    client = await TestClient.open({ run: 'calls' });
    expect(await client.begin(TOTAL)).toMatchObject({ reason: 'entry', threadId: 1, allThreadsStopped: true });
    expect(await client.places()).toEqual(['total:15']);
    expect(await client.values()).toEqual({ numbers: '[3, 1, 2]', bonus: '2' });
  });

  it('is stepped over, into and out', async () => {
    client = await TestClient.open({ run: 'calls' });
    await client.begin(TOTAL);
    expect(await client.goTo('next')).toBe('total:16');
    expect(await client.goTo('next')).toBe('total:17');
    expect(await client.goTo('stepIn')).toBe('square:3');
    expect(await client.places()).toEqual(['square:3', 'total:17']);
    expect(await client.values()).toEqual({ n: '3', offset: '0' });
    expect(await client.values('Locals', 1)).toMatchObject({ n: '3', result: '0' });
    await client.go('stepOut');
    expect((await client.places()).at(-1)).toMatch(/^total:1[67]$/);
    expect(await client.goTo('next')).toMatch(/^total:/);
    expect(client.outputs).toEqual([]);
  });

  it('ends with the value that it returns', async () => {
    client = await TestClient.open({ run: 'calls' });
    await client.begin(TOTAL);
    const exited = client.waitForEvent('exited');
    expect(await client.go('continue')).toBe('terminated');
    expect((await exited).body).toEqual({ exitCode: 0 });
    expect(client.log.slice(-2)).toEqual(['exited', 'terminated']);
    expect(client.printed('console')).toMatch(/^total returned \d+ \(predicted\)\n$/);
  });

  it('takes its arguments as one text too', async () => {
    client = await TestClient.open({ run: 'calls' });
    await client.begin({ ...TOTAL, args: '[3, 1, 2], bonus=2' });
    expect(await client.values()).toEqual({ numbers: '[3, 1, 2]', bonus: '2' });
  });
});

describe('backwards', () => {
  it('steps back to the states that were there', async () => {
    client = await TestClient.open({ run: 'calls' });
    await client.begin(TOTAL);
    const seen = [];
    for (let step = 0; step < 5; step++) {
      seen.push([await client.places(), await client.values()]);
      await client.go('next');
    }
    for (const before of seen.reverse()) {
      expect(await client.go('stepBack')).toMatch(/^(?:step|entry)$/);
      expect([await client.places(), await client.values()]).toEqual(before);
    }
  });

  it('restarts a frame', async () => {
    client = await TestClient.open({ run: 'calls' });
    await client.begin({ ...TOTAL, lines: [3] });
    await client.go('continue');
    await client.go('continue');
    const { body } = await client.stackTraceRequest({ threadId: 1 });
    await client.restartFrameRequest({ frameId: body.stackFrames[1]?.id ?? 0 });
    await client.halted();
    expect(await client.places()).toEqual(['total:15']);
  });

  it('stays at the start', async () => {
    client = await TestClient.open({ run: 'calls' });
    await client.begin(TOTAL);
    expect(await client.go('stepBack')).toBe('entry');
    expect(await client.places()).toEqual(['total:15']);
    expect(await client.goTo('next')).toBe('total:16');
  });

  it('goes back to a breakpoint, then to the start', async () => {
    client = await TestClient.open({ run: 'calls' });
    await client.begin({ ...TOTAL, lines: [16] });
    expect(await client.go('continue')).toBe('breakpoint');
    await client.go('next');
    await client.go('next');
    await client.go('next');
    expect(await client.go('reverseContinue')).toBe('breakpoint');
    expect(await client.places()).toEqual(['total:16']);
    let reason = '';
    for (let round = 0; round < 5 && reason !== 'entry'; round++) reason = await client.go('reverseContinue');
    expect(reason).toBe('entry');
    expect(await client.places()).toEqual(['total:15']);
  });
});

describe('output', () => {
  it('comes as it is printed, once, and not on the way back', async () => {
    client = await TestClient.open({ run: 'module' });
    await client.begin({ program: fixture('module'), lines: [21, 24] });
    expect(client.printed('stdout')).toBe('');
    await client.go('next');
    expect(client.printed('stdout')).toBe('words: 6\n');
    expect(client.outputs[0]).toMatchObject({ category: 'stdout', line: 21, source: { path: fixture('module') } });
    await client.go('stepBack');
    expect(client.printed('stdout')).toBe('words: 6\n');
    await client.go('next');
    expect(client.printed('stdout')).toBe('words: 6\n');
    expect(await client.go('continue')).toBe('breakpoint');
    expect(await client.go('continue')).toBe('terminated');
    expect(client.printed('stdout')).toBe('words: 6\nbest 2!\n2.0\n');
    expect(client.printed('console')).toBe('The program has ended.\n');
  });

  it('of a way that is left is marked where the program goes another way', async () => {
    client = await TestClient.open({ run: 'module' });
    await client.begin({ program: fixture('module'), lines: [21, 24] });
    await client.go('next');
    await client.go('stepBack');
    await client.go('next');
    expect(client.printed('console')).toBe('');
    await client.go('stepBack');
    const { variablesReference } = await client.scope('Locals');
    await client.setVariableRequest({ variablesReference, name: 'word', value: "'or'" });
    await client.go('next');
    expect(client.printed('console')).toBe('Another way from here: the last line of output above no longer counts.\n');
    expect(client.printed('stdout')).toBe('words: 6\nwords: 6\n');
  });
});
