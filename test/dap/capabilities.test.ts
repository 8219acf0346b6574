/** What is announced is answered, and nothing else; stops of every kind are found going back, too. */
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { buildServer, fixture, TestClient } from './client';

let client: TestClient;
beforeAll(buildServer);
afterEach(async () => {
  await client.close();
});

const program = fixture('calls');
const TOTAL = { program, function: 'total', args: ['[3, 1, 2]', 'bonus=2'], stopOnEntry: true };

/** Flags that stand for requests of their own. */
const REQUESTS: Readonly<Record<string, string>> = {
  supportsConfigurationDoneRequest: 'configurationDone',
  supportsFunctionBreakpoints: 'setFunctionBreakpoints',
  supportsDataBreakpoints: 'setDataBreakpoints',
  supportsBreakpointLocationsRequest: 'breakpointLocations',
  supportsExceptionInfoRequest: 'exceptionInfo',
  supportsStepBack: 'stepBack',
  supportsRestartFrame: 'restartFrame',
  supportsRestartRequest: 'restart',
  supportsGotoTargetsRequest: 'gotoTargets',
  supportsStepInTargetsRequest: 'stepInTargets',
  supportsSetVariable: 'setVariable',
  supportsSetExpression: 'setExpression',
  supportsCompletionsRequest: 'completions',
  supportsLoadedSourcesRequest: 'loadedSources',
  supportsTerminateRequest: 'terminate',
  supportsCancelRequest: 'cancel',
  supportsModulesRequest: 'modules',
  supportsReadMemoryRequest: 'readMemory',
  supportsWriteMemoryRequest: 'writeMemory',
  supportsDisassembleRequest: 'disassemble',
  supportsTerminateThreadsRequest: 'terminateThreads',
  supportsInstructionBreakpoints: 'setInstructionBreakpoints',
};

/** Flags that say how requests are answered that everybody has; each has tests of its own. */
const MANNERS = [
  'supportsConditionalBreakpoints',
  'supportsHitConditionalBreakpoints',
  'supportsLogPoints',
  'supportsExceptionFilterOptions',
  'supportsEvaluateForHovers',
  'supportsClipboardContext',
  'supportsValueFormattingOptions',
];

describe('a capability', () => {
  it('is announced exactly where the request is known', async () => {
    client = await TestClient.open({ run: 'calls' });
    const { body = {} } = await client.initializeRequest();
    const announced = Object.entries(body).flatMap(([flag, value]) => (value === true ? [flag] : []));
    const known: string[] = [...MANNERS];
    // Before the launch, what is known fails for that reason, or works.
    for (const [flag, command] of Object.entries(REQUESTS))
      if (!(await client.failure(command, {})).startsWith('Neural Debug has no request')) known.push(flag);
    expect(announced.sort()).toEqual(known.sort());
  });
});

describe('going back', () => {
  it('stops where a function is called', async () => {
    client = await TestClient.open({ run: 'calls' });
    await client.begin({ ...TOTAL, lines: [18] });
    await client.go('continue');
    await client.customRequest('setFunctionBreakpoints', { breakpoints: [{ name: 'square' }] });
    expect(await client.go('reverseContinue')).toBe('function breakpoint');
    expect(await client.places()).toEqual(['square:3', 'total:17']);
    expect(await client.values()).toEqual({ n: '2', offset: '2' });
  });

  it('does not print again what log points have printed', async () => {
    client = await TestClient.open({ run: 'calls' });
    await client.begin(TOTAL);
    const source = { path: program };
    await client.setBreakpointsRequest({ source, breakpoints: [{ line: 17, logMessage: 'n={n}' }, { line: 18 }] });
    await client.go('continue');
    expect(client.printed('console')).toBe('n=3\nn=1\nn=2\n');
    expect(await client.go('reverseContinue')).toBe('entry');
    expect(await client.places()).toEqual(['total:15']);
    expect(client.printed('console')).toBe('n=3\nn=1\nn=2\n');
  });

  it('undoes a new value, another line, and the start of a frame anew', async () => {
    client = await TestClient.open({ run: 'calls' });
    await client.begin({ ...TOTAL, lines: [18] });
    await client.go('continue');
    const { variablesReference } = await client.scope('Locals');
    await client.setVariableRequest({ variablesReference, name: 'bonus', value: '7' });
    expect(await client.values()).toMatchObject({ bonus: '7' });
    expect(await client.goTo('stepBack')).toBe('total:16');
    expect(await client.values()).toMatchObject({ bonus: '2' });
    expect(await client.go('continue')).toBe('breakpoint');
    const { body } = await client.gotoTargetsRequest({ source: { path: program }, line: 19 });
    await client.gotoRequest({ threadId: 1, targetId: body.targets[0]?.id ?? 0 });
    await client.halted();
    expect(await client.goTo('stepBack')).toBe('total:18');
    const { body: stack } = await client.stackTraceRequest({ threadId: 1 });
    await client.restartFrameRequest({ frameId: stack.stackFrames[0]?.id ?? 0 });
    await client.halted();
    expect(await client.places()).toEqual(['total:15']);
    expect(await client.go('continue')).toBe('breakpoint');
    expect(await client.places()).toEqual(['total:18']);
  });

  it('offers the calls of the line that it comes to', async () => {
    client = await TestClient.open({ run: 'calls' });
    await client.begin({ ...TOTAL, lines: [18] });
    await client.go('continue');
    await client.go('stepBack');
    expect(await client.goTo('stepBack')).toBe('total:17');
    const { body: stack } = await client.stackTraceRequest({ threadId: 1 });
    const { body } = await client.stepInTargetsRequest({ frameId: stack.stackFrames[0]?.id ?? 0 });
    expect(body.targets.map(({ label }) => label)).toEqual(['square(n)', 'square(n, offset=bonus)']);
  });
});

describe('a threshold of confidence', () => {
  it('can be changed in a session, and is refused where it is no percentage', async () => {
    client = await TestClient.open({ run: 'calls' }, { supportsInvalidatedEvent: true });
    await client.begin(TOTAL);
    await client.customRequest('confidenceThreshold', { percent: 95 });
    expect(client.log).toContain('invalidated');
    expect(await client.failure('confidenceThreshold', { percent: 101 })).toMatch(/must be a percentage/);
    expect(await client.failure('confidenceThreshold', {})).toBe(
      'confidenceThreshold: "percent" is missing: a whole number.',
    );
  });

  it('holds for the values in log messages, too', async () => {
    client = await TestClient.open({ run: 'calls' });
    await client.begin(TOTAL);
    const breakpoints = [{ line: 17, logMessage: '{n * 10}' }];
    await client.setBreakpointsRequest({ source: { path: program }, breakpoints });
    await client.customRequest('confidenceThreshold', { percent: 95 });
    await client.go('continue');
    expect(client.printed('console')).toContain('30 (90 % sure)\n10 (90 % sure)\n');
  });
});
