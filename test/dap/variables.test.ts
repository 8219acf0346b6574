/** What is shown of a stopped program, and how it is changed. */
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { buildServer, fixture, TestClient } from './client';

let client: TestClient;
beforeAll(buildServer);
afterEach(async () => {
  await client.close();
});

const TOTAL = { program: fixture('calls'), function: 'total', stopOnEntry: true };

/** A stop with these values in `numbers` and `bonus`. */
async function stoppedWith(numbers: string, bonus = '0'): Promise<void> {
  client = await TestClient.open({ run: 'calls' });
  await client.begin({ ...TOTAL, args: [numbers, bonus] });
}

describe('the stack', () => {
  it('comes in pieces', async () => {
    client = await TestClient.open({ run: 'uncaught' });
    await client.begin({ program: fixture('uncaught'), lines: [4] });
    const whole = await client.stackTraceRequest({ threadId: 1 });
    expect(whole.body.stackFrames.map(({ name }) => name)).toEqual(['inner', 'outer', '<module>']);
    const first = await client.stackTraceRequest({ threadId: 1, startFrame: 0, levels: 1 });
    expect(first.body).toEqual({ stackFrames: whole.body.stackFrames.slice(0, 1), totalFrames: 3 });
    const rest = await client.stackTraceRequest({ threadId: 1, startFrame: 1, levels: 20 });
    expect(rest.body.stackFrames).toEqual(whole.body.stackFrames.slice(1));
    expect(whole.body.stackFrames[0]?.source).toEqual({ name: 'uncaught.py', path: fixture('uncaught') });
  });
});

describe('scopes', () => {
  it('are locals, globals, and what was returned', async () => {
    client = await TestClient.open({ run: 'closures' });
    await client.begin({ program: fixture('closures'), function: 'run', args: ['3'], stopOnEntry: true });
    expect(await client.values('Globals')).toMatchObject({ LIMIT: '2', calls: '0' });
    expect(await client.values()).toEqual({ n: '3' });
    await client.setBreakpointsRequest({ source: { path: fixture('closures') }, breakpoints: [{ line: 31 }] });
    await client.go('continue');
    expect(await client.values('Locals')).toMatchObject({ x: '0', total: '0' });
    await client.go('stepOut');
    const scope = await client.scope('Return value');
    expect(await client.variables(scope.variablesReference)).toMatchObject([{ name: 'run.add', value: '0' }]);
    const changed = await client.setVariableRequest({
      variablesReference: scope.variablesReference,
      name: 'run.add',
      value: '7',
    });
    expect(changed.body.value).toBe('7');
    expect(await client.values('Return value')).toEqual({ 'run.add': '7' });
  });

  it('of a module are its globals, definitions in a group of their own at the end', async () => {
    client = await TestClient.open({ run: 'module' });
    await client.begin({ program: fixture('module'), lines: [21] });
    const all = await client.variables((await client.scope('Locals')).variablesReference);
    expect(all.slice(0, 3).map(({ name }) => name)).toEqual(['WORDS', 'tally', 'word']);
    const group = all.at(-1);
    expect(group).toMatchObject({ name: 'function variables', presentationHint: { kind: 'virtual' } });
    const definitions = await client.variables(group?.variablesReference ?? 0);
    expect(definitions.find(({ name }) => name === 'Tally')).toMatchObject({
      value: "<class 'Tally'>",
      type: 'type',
      variablesReference: 0,
    });
  });
});

describe('variables', () => {
  it('unfold, with the way to each part', async () => {
    await stoppedWith("[{'a': (1, [2.5]), 3: {'x'}}, None]");
    const numbers = await client.variable('numbers');
    expect(numbers).toMatchObject({
      value: "[{'a': (1, [2.5]), 3: {'x'}}, None]",
      type: 'list',
      evaluateName: 'numbers',
    });
    const [dict, none] = await client.variables(numbers.variablesReference);
    expect(dict).toMatchObject({ name: '0', type: 'dict', evaluateName: 'numbers[0]' });
    expect(none).toMatchObject({ name: '1', value: 'None', type: 'NoneType', variablesReference: 0 });
    const [tuple, set] = await client.variables(dict?.variablesReference ?? 0);
    expect(tuple).toMatchObject({ name: "'a'", value: '(1, [2.5])', evaluateName: "numbers[0]['a']" });
    expect(await client.variables(tuple?.variablesReference ?? 0)).toMatchObject([
      { name: '0', value: '1' },
      { name: '1', value: '[2.5]' },
    ]);
    const [item] = await client.variables(set?.variablesReference ?? 0);
    expect(item).toMatchObject({ value: "'x'", presentationHint: { attributes: ['readOnly'] } });
    expect(item?.evaluateName).toBeUndefined();
  });

  it('unfold objects into attributes', async () => {
    client = await TestClient.open({ run: 'classes' });
    await client.begin({ program: fixture('classes'), function: 'run', lines: [50] });
    const head = await client.variable('head');
    expect(await client.variables(head.variablesReference)).toMatchObject([
      { name: 'value', value: '1', evaluateName: 'head.value' },
      { name: 'next', type: 'Node', evaluateName: 'head.next' },
    ]);
    expect(await client.evaluated('head.next.value')).toBe('5');
  });

  it('of large containers come in pages', async () => {
    await stoppedWith(`[${Array.from({ length: 5000 }, (_, index) => index).join(', ')}]`);
    const numbers = await client.variable('numbers');
    expect(numbers.indexedVariables).toBe(5000);
    expect(numbers.value).toHaveLength(1001);
    const page = await client.variables(numbers.variablesReference, { filter: 'indexed', start: 4990, count: 100 });
    expect(page.map(({ name, value }) => `${name}=${value}`)).toEqual(
      Array.from({ length: 10 }, (_, index) => `${4990 + index}=${4990 + index}`),
    );
    expect(await client.variables(numbers.variablesReference, { filter: 'named' })).toEqual([]);
    expect(await client.evaluated('numbers', 'clipboard')).toMatch(/^\[0, .*, 4999\]$/);
  });

  it('are gone once the program has gone on', async () => {
    await stoppedWith('[3, 1, 2]', '2');
    const { variablesReference } = await client.variable('numbers');
    await client.go('next');
    expect(await client.failure('variables', { variablesReference })).toMatch(/the program has gone on since/);
    expect(await client.failure('setVariable', { variablesReference, name: '0', value: '1' })).toMatch(
      /the program has gone on since/,
    );
  });
});

describe('a changed variable', () => {
  it('is what the program goes on with', async () => {
    await stoppedWith('[]', '2');
    const { variablesReference } = await client.scope('Locals');
    const { body } = await client.setVariableRequest({ variablesReference, name: 'numbers', value: '[3, 1, 2]' });
    expect(body).toMatchObject({ value: '[3, 1, 2]', type: 'list' });
    expect(body.variablesReference).toBeGreaterThan(0);
    expect(await client.goTo('next')).toBe('total:16');
    expect(await client.goTo('next')).toBe('total:17');
    expect(await client.values()).toMatchObject({ n: '3' });
  });

  it('may be a part of another', async () => {
    await stoppedWith("[3, {'k': [1]}]");
    const numbers = await client.variable('numbers');
    const [, dict] = await client.variables(numbers.variablesReference);
    const [list] = await client.variables(dict?.variablesReference ?? 0);
    await client.setVariableRequest({ variablesReference: list?.variablesReference ?? 0, name: '0', value: "'new'" });
    expect(await client.values()).toMatchObject({ numbers: "[3, {'k': ['new']}]" });
    // The references from before the change show it too.
    expect(await client.variables(list?.variablesReference ?? 0)).toMatchObject([{ value: "'new'" }]);
    await client.customRequest('setExpression', { expression: "numbers[1]['k']", value: '7' });
    expect(await client.evaluated('numbers')).toBe("[3, {'k': 7}]");
  });

  it('is refused if it is no expression, or nothing that can change', async () => {
    await stoppedWith('[(1, 2), {5}]');
    const { variablesReference } = await client.scope('Locals');
    const set = (reference: number, name: string, value: string) =>
      client.failure('setVariable', { variablesReference: reference, name, value });
    expect(await set(variablesReference, 'numbers', 'nunbers + 1')).toMatch(/^nunbers has no value here\.$/);
    expect(await set(variablesReference, 'numbers', 'if x:')).toContain('is not a Python expression. Type one such as');
    expect(await set(variablesReference, 'numbers', '@1[2]')).toMatch(/must be a Python expression/);
    expect(await set(variablesReference, 'other', '1')).toBe('There is no variable other here.');
    const [tuple, items] = await client.variables((await client.variable('numbers')).variablesReference);
    expect(await set(tuple?.variablesReference ?? 0, '0', '9')).toBe(
      'numbers[0][0] cannot be set: a tuple cannot be changed.',
    );
    expect(await set(items?.variablesReference ?? 0, '0', '9')).toBe('0 cannot be changed here.');
    expect(await client.values()).toMatchObject({ numbers: '[(1, 2), {5}]' });
  });
});

describe('evaluation', () => {
  it('finds names, items, attributes and literals', async () => {
    await stoppedWith("[{'k': 'v'}]", '2');
    expect(await client.evaluated('bonus', 'hover')).toBe('2');
    expect(await client.evaluated("numbers[0]['k']")).toBe("'v'");
    expect(await client.evaluated("numbers[0]['k']", 'clipboard')).toBe("'v'");
    expect(await client.evaluated('square', 'repl')).toBe('<function square>');
    expect(await client.evaluated('[1, bonus]', 'repl')).toBe('[1, 2]');
  });

  it('says why it cannot tell', async () => {
    await stoppedWith('[1]');
    const fail = (expression: string, extra = {}) =>
      client.failure('evaluate', { expression, context: 'hover', ...extra });
    expect(await fail('nowhere')).toBe('nowhere has no value here.');
    expect(await fail('')).toBe('There is nothing to evaluate.');
    expect(await fail('numbers[')).toContain('is not a Python expression. Type one such as');
    expect(await fail('for')).toContain('is not a Python expression. Type one such as');
    expect(await fail('bonus = 3')).toContain('is not a Python expression. Type one such as');
    expect(await fail('len(numbers) + nowhere')).toBe('nowhere has no value here.');
    expect(await fail('bonus % 17')).toMatch(/^no answer to/);
    expect(await fail('bonus', { frameId: 4711 })).toBe('There is no frame 4711 on the stack.');
  });

  it('knows what a step has computed', async () => {
    client = await TestClient.open({ run: 'module' });
    await client.begin({ program: fixture('module'), lines: [22] });
    await client.go('next');
    expect(await client.evaluated('max(tally.seen.values())', 'hover')).toBe('2');
  });
});
