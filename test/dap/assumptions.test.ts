/** Sessions that go on where something unknown decides. */
import { dirname, join } from 'node:path';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { InlineValues } from '../../src/adapter/requests/line-requests';
import type { AssumedBranches } from '../../src/adapter/requests/assumption-requests';
import { buildServer, temporary, TestClient } from './client';

let client: TestClient;
beforeAll(buildServer);
afterEach(async () => {
  await client.close();
});

const program = temporary(
  'assumed.py',
  `import numpy as np
x = np.zeros(3)
if x.any():
    y = np.a
else:
    y = np.b
while x.mean() > 1:
    x = np.c
for row in x:
    row
z = y
`,
);

async function begin(more: object = {}): Promise<void> {
  client = await TestClient.open({ run: 'calling' });
  await client.begin({ program, stopOnEntry: true, ...more });
}

const assumptions = async (): Promise<AssumedBranches['assumptions']> =>
  (await client.ask<AssumedBranches>('assumptions')).assumptions;

async function goTo(line: string): Promise<void> {
  while ((await client.places())[0] !== line) await client.go('next');
}

describe('a module that is not there', () => {
  it('is told of once, where nothing is said for that case', async () => {
    const optional = `from typing import TYPE_CHECKING
import numpy as np
from numpy.linalg import norm
try:
    import pandas
except ImportError:
    pandas = None
if TYPE_CHECKING:
    import torch
import json, yaml_of_nobody
`;
    client = await TestClient.open({ run: 'calling' });
    await client.begin({ program: temporary('optional.py', optional), stopOnEntry: true });
    const told = client.printed('console').match(/There is no module .*/g);
    expect(told).toEqual([
      'There is no module numpy here: what comes of it is unknown.',
      'There is no module yaml_of_nobody here: what comes of it is unknown.',
    ]);
    expect(client.printed('console')).toMatch(/libraryPaths can say where/);
  });

  it('is not looked for in a folder that is not there, which is said', async () => {
    const [there, gone] = [dirname(program), join(dirname(program), 'no-such-folder')];
    await begin({ libraryPaths: [there, gone] });
    const told = client.printed('console').match(/.*libraryPaths.*/g);
    expect(told).toEqual([`libraryPaths: there is no folder ${gone}, so nothing is read from it.`]);
  });
});

describe('a branch on something unknown', () => {
  it('is stepped over, and the stop says what is assumed', async () => {
    await begin();
    expect(await client.goTo('next')).toBe('<module>:2');
    expect(await client.goTo('next')).toBe('<module>:3');
    await client.customRequest('next', { threadId: 1 });
    expect(await client.halted()).toMatchObject({
      reason: 'step',
      description: 'Assumed: x.any() is true',
    });
    expect(await client.places()).toEqual(['<module> (assumed):4']);
    expect(await assumptions()).toEqual([
      {
        step: 4,
        position: 0,
        function: '<module>',
        path: program,
        line: 3,
        reason: 'the module numpy is not known',
        ways: ['x.any() is true', 'x.any() is false'],
        chosen: 0,
        subject: 'x.any()',
      },
    ]);
  });

  it('is stepped into, and loops come to an end', async () => {
    await begin();
    for (let steps = 0; steps < 4; steps++) await client.go('stepIn');
    await goTo('<module> (assumed):10');
    expect((await assumptions()).map(({ ways, chosen = -1 }) => ways[chosen])).toEqual([
      'x has another item',
      'x.mean() > 1 is false',
      'x.mean() > 1 is true',
      'x.any() is true',
    ]);
    // Rows of one line are told apart by the time that it ran.
    expect((await assumptions()).map(({ iteration }) => iteration)).toEqual([undefined, 2, 1, undefined]);
  });

  it('is continued over, to the end', async () => {
    await begin({ stayAtEnd: true });
    await client.customRequest('continue', { threadId: 1 });
    expect(await client.halted()).toMatchObject({ text: 'end of program: step back, or stop' });
  });

  it('takes the other branch, and the first one again', async () => {
    await begin();
    await goTo('<module> (assumed):4');
    await client.customRequest('takeWay', { step: 4 });
    expect(await client.halted()).toMatchObject({ reason: 'goto', text: 'Assumed: x.any() is false' });
    expect(await client.places()).toEqual(['<module> (assumed):6']);
    await client.customRequest('takeWay', { step: 4, way: 0 });
    await client.halted();
    expect(await client.places()).toEqual(['<module> (assumed):4']);
    expect(await client.failure('takeWay', { step: 4, way: 9 })).toBe('There is no way 9: choose one from 0 to 1.');
    expect(await client.failure('takeWay', { step: 3 })).toBe('Nothing was assumed at step 3.');
  });

  it('goes on with a value', async () => {
    await begin();
    await goTo('<module> (assumed):4');
    await client.customRequest('decideByValue', { value: 'False' });
    expect(await client.halted()).toMatchObject({ description: 'Given: x.any() = False' });
    expect(await client.places()).toEqual(['<module> (given):6']);
    expect(await assumptions()).toMatchObject([{ chosen: 1, given: 'x.any() = False' }]);
    expect(await client.failure('decideByValue', { value: 'x +' })).toBe(
      "This is not a Python expression. Type one such as 5, 'text' or total + 1.",
    );
    await client.go('stepBack');
    expect(await assumptions()).toEqual([]);
    expect(await client.failure('takeWay', {})).toBe('Nothing was assumed on the way here.');
  });
});

it('shows no names of modules beside lines, and no probability of what is unknown', async () => {
  await begin();
  await goTo('<module>:3');
  const { values } = await client.ask<InlineValues>('inlineValues');
  expect(values.length).toBeGreaterThan(0);
  for (const { name, value, confidence } of values)
    expect([name, value, confidence]).toEqual(['x', '<unknown>', undefined]);
});

it('says in the console why there is no value', async () => {
  await begin();
  await goTo('<module>:3');
  const { body } = await client.evaluateRequest({ expression: 'x', context: 'repl' });
  expect(body.result).toMatch(/^<unknown> \(.*numpy.*\)$/);
});

describe('onUnknown: stop', () => {
  it('stops at the branch and asks', async () => {
    await begin({ onUnknown: 'stop' });
    await client.customRequest('continue', { threadId: 1 });
    expect(await client.halted()).toMatchObject({
      reason: 'pause',
      text: 'Not decided: x.any() is true, or x.any() is false',
    });
    expect(await client.places()).toEqual(['<module>:3']);
    const [open, ...more] = await assumptions();
    expect([open?.step, open?.line, open?.chosen, more.length]).toEqual([4, 3, undefined, 0]);
    await client.customRequest('takeWay', { way: 1 });
    expect(await client.halted()).toMatchObject({ reason: 'goto' });
    expect(await client.places()).toEqual(['<module> (assumed):6']);
  });

  it('is one of two', async () => {
    client = await TestClient.open({ run: 'calling' });
    expect(await client.failure('launch', { program, onUnknown: 'guess' })).toBe(
      'launch: "onUnknown" must be "assume" or "stop".',
    );
  });
});
