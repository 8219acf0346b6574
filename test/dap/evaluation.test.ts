/** Expressions in hovers, watches, the console and the clipboard. */
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { buildServer, fixture, temporary, TestClient } from './client';

let client: TestClient;
beforeAll(buildServer);
afterEach(async () => {
  await client.close();
});

async function stoppedWith(numbers: string, bonus = '2', initialize: object = {}, delay = 0): Promise<void> {
  client = await TestClient.open({ run: 'calls', delay }, initialize);
  await client.begin({ program: fixture('calls'), function: 'total', args: [numbers, bonus], stopOnEntry: true });
}

const evaluate = async (expression: string, extra: object = {}) =>
  (await client.evaluateRequest({ expression, ...extra })).body;

describe('an expression', () => {
  it('is predicted in every context, and says how sure that is', async () => {
    await stoppedWith('[3, 1, 2]');
    for (const context of ['hover', 'watch', 'repl', 'variables', undefined])
      expect(await evaluate('bonus + 1', { ...(context && { context }) })).toMatchObject({
        result: '3',
        type: 'int (predicted, 90 % sure)',
        variablesReference: 0,
      });
    expect((await evaluate('len(numbers)', { context: 'clipboard' })).result).toBe('3');
    // It may call functions of the program, which changes nothing.
    expect((await evaluate('square(bonus)', { context: 'watch' })).result).toBe('4');
    expect(await client.places()).toEqual(['total:15']);
  });

  it('that asks for help in the console gets it', async () => {
    await stoppedWith('[3, 1, 2]');
    for (const line of ['help', 'help()', 'help(square)', '?'])
      expect(await evaluate(line, { context: 'repl' })).toEqual({ result: '', variablesReference: 0 });
    expect(client.printed('console').match(/Type a line of Python/g)).toHaveLength(4);
  });

  it('that looks around is answered with the names of the frame', async () => {
    await stoppedWith('[3, 1, 2]');
    for (const text of ['locals()', 'vars()'])
      expect((await evaluate(text, { context: 'repl' })).result).toBe("{'numbers': [3, 1, 2], 'bonus': 2}");
    expect((await evaluate('dir()', { context: 'watch' })).result).toBe("['bonus', 'numbers']");
    expect((await evaluate('globals()', { context: 'repl' })).result).toContain("'square': <function square>");
  });

  it('whose value holds others unfolds', async () => {
    await stoppedWith('[3, 1, 2]');
    const { result, variablesReference } = await evaluate('numbers + [bonus]', { context: 'watch' });
    expect(result).toBe('[3, 1, 2, 2]');
    expect((await client.variables(variablesReference)).map(({ value }) => value)).toEqual(['3', '1', '2', '2']);
  });

  it('is written in base 16 if that is wanted', async () => {
    await stoppedWith('[255, {16: -10}]', '10');
    expect((await evaluate('numbers', { format: { hex: true } })).result).toBe('[0xff, {0x10: -0xa}]');
    expect((await evaluate('numbers', { format: { hex: true }, context: 'clipboard' })).result).toBe(
      '[0xff, {0x10: -0xa}]',
    );
    expect((await evaluate('bonus + 1', { format: { hex: true } })).result).toBe('0xb');
    const { variablesReference } = await client.scope('Locals');
    const [numbers] = await client.variables(variablesReference, { format: { hex: true } });
    expect(numbers?.value).toBe('[0xff, {0x10: -0xa}]');
    const { body } = await client.setVariableRequest({
      variablesReference,
      name: 'bonus',
      value: '32',
      format: { hex: true },
    });
    expect(body.value).toBe('0x20');
    const { body: stack } = await client.stackTraceRequest({
      threadId: 1,
      format: { parameters: true, parameterNames: true, parameterValues: true, line: true, hex: true },
    });
    expect(stack.stackFrames[0]?.name).toBe('total(numbers=[0xff, {0x10: -0xa}], bonus=0x20):15');
  });

  it('is cancelled within 200 ms', async () => {
    await stoppedWith('[3, 1, 2]', '2', {}, 3000);
    const times: number[] = [];
    for (let round = 0; round < 4; round++) {
      const failed = client.failure('evaluate', { expression: 'bonus + 1', context: 'watch' });
      // Requests are numbered one after the other.
      const next = (client as unknown as { sequence: number }).sequence;
      const before = performance.now();
      void client.customRequest('cancel', { requestId: next - 1 });
      expect(await failed).toBe('cancelled');
      times.push(performance.now() - before);
    }
    // The machine may have other work now and then.
    expect(Math.min(...times)).toBeLessThan(200);
  });

  it('under the mouse gives way to the next one', async () => {
    await stoppedWith('[3, 1, 2]', '2', {}, 100);
    const hover = (expression: string) => client.failure('evaluate', { expression, context: 'hover' });
    expect(await Promise.all([hover('bonus + 1'), hover('len(numbers)')])).toEqual(['cancelled', 'no failure']);
  });

  it('is given up when the program goes on', async () => {
    await stoppedWith('[3, 1, 2]', '2', {}, 300);
    const failed = client.failure('evaluate', { expression: 'bonus + 1', context: 'watch' });
    await client.go('next');
    expect(await failed).toBe('cancelled');
    expect(await client.places()).toEqual(['total:16']);
  });
});

describe('a line of the console', () => {
  it('changes what it would change, and the program goes on with that', async () => {
    await stoppedWith('[3, 1]', '2', { supportsInvalidatedEvent: true });
    expect((await evaluate('numbers.append(9)', { context: 'watch' })).result).toBe('None');
    expect(await client.values()).toMatchObject({ numbers: '[3, 1]' });
    const invalidated = client.waitForEvent('invalidated');
    expect((await evaluate('numbers.append(9)', { context: 'repl' })).result).toBe('None');
    expect((await invalidated).body).toEqual({ areas: ['variables'] });
    expect(await client.values()).toMatchObject({ numbers: '[3, 1, 9]' });
    await client.go('next');
    expect(await client.values()).toMatchObject({ numbers: '[3, 1, 9]', result: '0' });
  });
});

describe('a new value', () => {
  it('may be an expression, and a part of a part', async () => {
    await stoppedWith("[{'k': [1]}, 5]");
    const set = async (expression: string, value: string) =>
      client.customRequest('setExpression', { expression, value });
    await set("numbers[0]['k'][0]", 'bonus + 1');
    expect(await client.evaluated('numbers')).toBe("[{'k': [3]}, 5]");
    // A name means the same object.
    await set('numbers[1]', 'numbers[0]');
    await set("numbers[1]['k']", "'both'");
    expect(await client.evaluated('numbers')).toBe("[{'k': 'both'}, {'k': 'both'}]");
  });
});

describe('completions', () => {
  const complete = async (text: string, column = text.length + 1): Promise<string[]> => {
    const { body } = await client.completionsRequest({ text, column });
    return body.targets.map(({ label }) => label);
  };

  it('are names in scope, attributes, methods and keys', async () => {
    await stoppedWith("{'one': 1, 'two': 2}");
    expect(await complete('bon')).toEqual(['bonus']);
    expect(await complete('1 + squ')).toEqual(['square']);
    expect(await complete('sor')).toEqual(['sorted']);
    expect(await complete('')).toEqual(expect.arrayContaining(['numbers', 'bonus', 'total', 'len', 'None']));
    expect(await complete('numbers.it')).toEqual(['items']);
    expect(await complete('numbers[')).toEqual(["'one'", "'two'"]);
    expect(await complete("x = numbers['t")).toEqual(["'two'"]);
    expect(await complete('numbers["t')).toEqual(['"two"']);
    const { body: closed } = await client.completionsRequest({ text: 'numbers["t"]', column: 11 });
    expect(closed.targets).toMatchObject([{ label: '"two"', text: '"two' }]);
    expect(await complete('numbers["')).toEqual(['"one"', '"two"']);
    expect(await complete('print("')).toEqual([]);
    expect(await complete('nowhere.')).toEqual([]);
    expect(await complete('bonus numbers', 4)).toEqual(['bonus']);
    const { body } = await client.completionsRequest({ text: 'len(num', column: 8 });
    expect(body.targets).toMatchObject([{ label: 'numbers', type: 'variable', start: 5, length: 3 }]);
  });

  it('know the classes of the program', async () => {
    client = await TestClient.open({ run: 'classes' });
    await client.begin({ program: fixture('classes'), function: 'run', lines: [50] });
    expect(await complete('head.n')).toEqual(expect.arrayContaining(['next']));
    const { body } = await client.completionsRequest({ text: 'head.', column: 6 });
    const sorted = body.targets.map(({ sortText = '' }) => sortText).sort();
    expect(sorted.at(0)).toMatch(/^0[a-z]/);
    expect(sorted.at(-1)).toMatch(/^2__/);
  });
});

describe('a property of an object', () => {
  it('is predicted when somebody asks for it', async () => {
    client = await TestClient.open({ run: 'calls' });
    const program = temporary('box.py', 'class Box:\n    @property\n    def area(self):\n        return 6 * 7\n');
    await client.begin({ program, function: 'Box.area', stopOnEntry: true });
    const self = await client.variable('self');
    const [area] = await client.variables(self.variablesReference);
    expect(area).toMatchObject({ name: 'area', value: '', presentationHint: { kind: 'property', lazy: true } });
    expect(await client.variables(area?.variablesReference ?? 0)).toMatchObject([
      { name: 'area', value: '42', type: 'int (predicted, 90 % sure)', variablesReference: 0 },
    ]);
  });
});
