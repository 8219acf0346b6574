/** Where the program stops by itself: breakpoints and exceptions. */
import type { InlineValues } from '../../src/adapter/requests/line-requests';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { buildServer, fixture, temporary, TestClient } from './client';

let client: TestClient;
beforeAll(buildServer);
afterEach(async () => {
  await client.close();
});

describe('breakpoints', () => {
  const program = fixture('calls');
  const launch = { program, function: 'total', args: ['[3, 1, 2]', 'bonus=2'] };

  it('stop the program, with their identifier', async () => {
    client = await TestClient.open({ run: 'calls' });
    const stopped = await client.begin({ ...launch, lines: [3, 19] });
    expect(stopped).toMatchObject({ reason: 'breakpoint', hitBreakpointIds: [1] });
    expect(await client.places()).toEqual(['square:3', 'total:17']);
    // Twice for each of three numbers.
    for (let hit = 1; hit < 6; hit++) expect(await client.goTo('continue')).toBe('square:3');
    expect(await client.goTo('continue')).toBe('total:19');
  });

  it('are moved to a line that can be stopped at, or refused', async () => {
    client = await TestClient.open({ run: 'calls' });
    await client.begin({ ...launch, stopOnEntry: true });
    const { body } = await client.setBreakpointsRequest({
      source: { path: program },
      breakpoints: [{ line: 1 }, { line: 4 }, { line: 16 }, { line: 99 }],
    });
    expect(body.breakpoints.map(({ verified, line }) => [verified, line])).toEqual([
      [true, 2],
      [true, 6],
      [true, 16],
      [false, 99],
    ]);
    expect(body.breakpoints[3]?.message).toBe('There is no statement to stop at on this line or below.');
  });

  it('in another file are refused', async () => {
    client = await TestClient.open({ run: 'calls' });
    await client.begin({ ...launch, stopOnEntry: true });
    const { body } = await client.setBreakpointsRequest({
      source: { path: fixture('loops') },
      breakpoints: [{ line: 3 }],
    });
    expect(body.breakpoints).toMatchObject([{ verified: false, message: 'calls.py does not import this file.' }]);
  });

  it('may come before the program', async () => {
    client = await TestClient.open({ run: 'calls' });
    const { body } = await client.setBreakpointsRequest({ source: { path: program }, breakpoints: [{ line: 18 }] });
    expect(body.breakpoints).toMatchObject([{ id: 1, verified: false }]);
    const changed = client.waitForEvent('breakpoint');
    const initialized = client.waitForEvent('initialized');
    await client.launchRequest(launch as object);
    await initialized;
    expect((await changed).body).toMatchObject({ reason: 'changed', breakpoint: { id: 1, verified: true, line: 18 } });
    await client.configurationDoneRequest();
    expect(await client.halted()).toMatchObject({ reason: 'breakpoint' });
    expect(await client.places()).toEqual(['total:18']);
  });

  it('say where they are possible', async () => {
    client = await TestClient.open({ run: 'calls' });
    await client.begin({ ...launch, stopOnEntry: true });
    const { body } = (await client.customRequest('breakpointLocations', {
      source: { path: program },
      line: 1,
      endLine: 7,
    })) as {
      body: { breakpoints: { line: number }[] };
    };
    expect(body.breakpoints.map(({ line }) => line)).toEqual([2, 3, 6, 7]);
  });

  it('are counted from 0 for a client that does so', async () => {
    client = await TestClient.open({ run: 'calls' }, { linesStartAt1: false, columnsStartAt1: false });
    await client.begin({ ...launch, lines: [2] });
    expect(await client.places()).toEqual(['square:2', 'total:16']);
    const { body } = await client.stackTraceRequest({ threadId: 1 });
    expect(body.stackFrames[0]?.column).toBe(0);
  });

  it('work in a file of 20,000 lines', async () => {
    const functions = Array.from({ length: 200 }, (_, index) => `def f${index}(a):\n${'    pass\n'.repeat(99)}`);
    const large = temporary('large.py', functions.join(''));
    client = await TestClient.open({ run: 'calls' });
    expect(await client.begin({ program: large, lines: [19_901] })).toMatchObject({ reason: 'breakpoint' });
    expect(await client.places()).toEqual(['<module>:19901']);
    const [definitions] = await client.variables((await client.scope('Locals')).variablesReference);
    expect(await client.variables(definitions?.variablesReference ?? 0)).toHaveLength(199);
    expect(await client.go('stepBack')).toBe('step');
    expect(await client.places()).toEqual(['<module>:19801']);
    await client.close();

    client = await TestClient.open({ run: 'calls' });
    expect(await client.begin({ program: large, function: 'f199', args: ['1'], lines: [20_000] })).toMatchObject({
      reason: 'breakpoint',
    });
    expect(await client.places()).toEqual(['f199:20000']);
  });
});

describe('exceptions', () => {
  it('stop where nobody handles them, before the program ends', async () => {
    client = await TestClient.open({ run: 'uncaught' });
    const stopped = await client.begin({ program: fixture('uncaught') });
    expect(stopped).toMatchObject({
      reason: 'exception',
      description: expect.stringMatching(/^ZeroDivisionError: /) as string,
      text: expect.stringMatching(/^ZeroDivisionError: /) as string,
    });
    expect(await client.places()).toEqual(['inner:4', 'outer:11', '<module>:14']);
    const { body } = await client.exceptionInfoRequest({ threadId: 1 });
    expect(body).toMatchObject({
      exceptionId: 'ZeroDivisionError',
      breakMode: 'unhandled',
      details: { typeName: 'ZeroDivisionError' },
    });
    const { values } = await client.ask<InlineValues>('inlineValues');
    expect(values.filter(({ line }) => line === 4)).toMatchObject([{ name: 'x', isInRaising: true }]);
    const exited = client.waitForEvent('exited');
    expect(await client.go('continue')).toBe('terminated');
    expect((await exited).body).toEqual({ exitCode: 1 });
    expect(client.printed('stderr')).toMatch(/^ZeroDivisionError: .* \(predicted, not caught\)\n$/);
    expect(client.outputs.findLast(({ category }) => category === 'stderr')).toMatchObject({
      line: 4,
      source: { name: 'uncaught.py' },
    });
  });

  it('tell what an assertion was about', async () => {
    client = await TestClient.open({ run: 'asserted' });
    await client.begin({ program: fixture('asserted') });
    const { body } = await client.exceptionInfoRequest({ threadId: 1 });
    expect(body.description?.split('\n')).toEqual([
      'assert total(prices, 1) == expected',
      'prices = [1, 2]',
      'expected = 5',
      'total(prices, 1) = 2',
    ]);
    const { body: inline } = (await client.customRequest('inlineValues', {})) as {
      body: { values: { line: number }[] };
    };
    expect(inline.values.filter(({ line }) => line === 9)).toMatchObject([
      { name: 'prices', value: '[1, 2]' },
      { name: 'expected', value: '5' },
    ]);
    expect(body.details?.stackTrace).toContain('in check\n    assert total(prices, 1) == expected');
  });

  it('do not stop if nobody wants that', async () => {
    client = await TestClient.open({ run: 'uncaught' });
    await client.setExceptionBreakpointsRequest({ filters: [] });
    expect(await client.begin({ program: fixture('uncaught') })).toBe('terminated');
  });

  it('stop where they are raised, if that is wanted', async () => {
    client = await TestClient.open({ run: 'exceptions' });
    await client.setExceptionBreakpointsRequest({ filters: ['caught'] });
    expect(await client.begin({ program: fixture('exceptions'), function: 'run' })).toMatchObject({
      reason: 'exception',
    });
    expect((await client.places())[0]).toMatch(/^risky:/);
    expect((await client.exceptionInfoRequest({ threadId: 1 })).body).toMatchObject({
      exceptionId: 'ValueError',
      breakMode: 'always',
    });
    await client.setExceptionBreakpointsRequest({ filters: ['uncaught'] });
    expect(await client.go('continue')).toBe('terminated');
  });

  it('have filters, and no others', async () => {
    client = await TestClient.open({ run: 'exceptions' });
    expect(await client.failure('setExceptionBreakpoints', { filters: ['sometimes'] })).toBe(
      'There is no exception filter "sometimes".',
    );
    await client.begin({ program: fixture('exceptions'), function: 'run', stopOnEntry: true });
    expect(await client.failure('exceptionInfo', { threadId: 1 })).toBe('The program is not stopped at an exception.');
  });
});
