import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { buildServer, fixture, temporary, TestClient } from './client';

const TOTAL = { program: fixture('calls'), function: 'total', args: ['[3, 1, 2]', 'bonus=2'], stayAtEnd: true };
const END = { reason: 'pause', description: 'End of program', text: 'end of program: step back, or stop' };

let client: TestClient;
beforeAll(buildServer);
afterEach(() => client.close());

describe('the end of a program that is stayed at', () => {
  it('is a stop with the last frame, its values and what it returned', async () => {
    client = await TestClient.open({ run: 'calls' });
    expect(await client.begin(TOTAL)).toMatchObject(END);
    expect(await client.places()).toEqual(['total:20']);
    expect(await client.values()).toMatchObject({ numbers: '[3, 1, 2]', bonus: '2' });
    const [returned] = await client.variables((await client.scope('Return value')).variablesReference);
    expect(returned).toMatchObject({ name: 'total', value: (await client.values()).result });
    expect(client.printed('console')).toMatch(/^total returned \d+ \(predicted\)\n$/);
    expect(client.log).toEqual(['initialized', 'stopped']);
  });

  it('is left backwards, and reached again', async () => {
    client = await TestClient.open({ run: 'calls' });
    await client.begin(TOTAL);
    expect(await client.goTo('stepBack')).toBe('total:20');
    expect(await client.goTo('stepBack')).toBe('total:19');
    expect(await client.go('continue')).toBe('pause');
    expect(await client.places()).toEqual(['total:20']);
    expect(client.log).not.toContain('terminated');
  });

  it('holds steps, and is left for good by going on', async () => {
    client = await TestClient.open({ run: 'calls' });
    await client.begin(TOTAL);
    expect(await client.go('next')).toBe('pause');
    expect(client.printed('important')).toBe('End of program: step back, or stop.\n');
    expect(await client.go('stepIn')).toBe('pause');
    expect(await client.go('continue')).toBe('terminated');
    expect(client.log.slice(-2)).toEqual(['exited', 'terminated']);
    // Who leaves is not told to step back.
    expect(client.printed('important').match(/End of program/g)).toHaveLength(2);
    // It is said once.
    expect(client.printed('console').match(/returned/g)).toHaveLength(1);
  });

  it('is as visible as the start, against which a step back does nothing either', async () => {
    client = await TestClient.open({ run: 'calls' });
    await client.begin(TOTAL);
    expect(await client.go('reverseContinue')).toBe('entry');
    expect(client.printed('important')).toBe('');
    expect(await client.go('stepBack')).toBe('entry');
    expect(client.printed('important')).toBe('Start of program: step forwards, or stop.\n');
  });

  it('is not stayed at where the exception that ended it was seen', async () => {
    client = await TestClient.open({ run: 'uncaught' });
    expect(await client.begin({ program: fixture('uncaught'), stayAtEnd: true })).toMatchObject({
      reason: 'exception',
    });
    expect(await client.go('continue')).toBe('terminated');
  });

  it('is a stop where exceptions stop nothing', async () => {
    client = await TestClient.open({ run: 'uncaught' });
    const initialized = client.waitForEvent('initialized');
    await Promise.all([initialized, client.launchRequest({ program: fixture('uncaught'), stayAtEnd: true } as object)]);
    await client.setExceptionBreakpointsRequest({ filters: [] });
    await client.configurationDoneRequest();
    const stop = await client.halted();
    expect(stop).toMatchObject({
      reason: 'pause',
      description: expect.stringMatching(/^Ended by \w+: [^:]*$/) as string,
    });
    expect(await client.go('stepBack')).not.toBe('terminated');
  });

  it('is none without debugging', async () => {
    client = await TestClient.open({ run: 'calls' });
    expect(await client.begin({ ...TOTAL, noDebug: true })).toBe('terminated');
  });
});

describe('the end of a cell of a notebook', () => {
  const shown = async (text: string, more: object = { cells: [] }): Promise<string> => {
    client = await TestClient.open({ run: 'calling' });
    await client.begin({ program: temporary('cell.py', text), stayAtEnd: true, ...more });
    const printed = client.printed('console').replace('The program has ended.\n', '');
    await client.close();
    return printed;
  };

  it('shows the value of the expression that it ends with', async () => {
    expect(await shown('x = [3, 4]\nx\n')).toBe('Out: [3, 4]\n');
  });

  it('shows nothing where there is none, and in a file', async () => {
    expect(await shown('x = 3\n')).toBe('');
    expect(await shown('x = 3\nx;\n')).toBe('');
    expect(await shown('x = None\nx\n')).toBe('');
    expect(await shown('x = 3\nif True:\n    x\n')).toBe('');
    expect(await shown('x = 3\nx\n', {})).toBe('');
  });
});
