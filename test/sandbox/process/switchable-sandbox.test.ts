import { beforeAll, expect, it } from 'vitest';
import type { CheckStatus } from '../../../src/sandbox/check-report';
import { SwitchableSandbox } from '../../../src/sandbox/process/switchable-sandbox';
import { SandboxUnavailable } from '../../../src/sandbox/transport';
import { makeAttackersSandbox } from '../../support/sandbox';

const PATIENCE = { milliseconds: 20_000 };
let folder: string;

beforeAll(() => {
  folder = makeAttackersSandbox('switch');
}, 120_000);

it('answers while it is on', async () => {
  const sandbox = new SwitchableSandbox(folder);
  const states: CheckStatus['state'][] = [];
  sandbox.onChange = ({ state }) => {
    if (states.at(-1) !== state) states.push(state);
  };
  expect(sandbox.available).toBe(false);
  await expect(sandbox.ask('')).rejects.toThrow(SandboxUnavailable);
  sandbox.turn(true);
  expect(sandbox.available).toBe(true);
  expect(await sandbox.ask('result = 1', PATIENCE)).toBe('result: 1');
  const running = sandbox.ask('while True: pass', PATIENCE);
  sandbox.turn(false);
  await expect(running).rejects.toThrow(SandboxUnavailable);
  expect(sandbox.status).toEqual({ state: 'off', detail: '', agreed: 0, disagreed: 0 });
  sandbox.turn(true);
  expect(await sandbox.ask('result = 2', PATIENCE)).toBe('result: 2');
  sandbox.turn(false);
  expect(states).toEqual(['starting', 'ready', 'off', 'starting', 'ready', 'off']);
});

it('counts, and keeps its counts', () => {
  const sandbox = new SwitchableSandbox(folder);
  const told: CheckStatus[] = [];
  sandbox.onChange = (status) => told.push(status);
  for (const isSame of [true, true, false]) sandbox.compared(isSame);
  expect(told.map(({ agreed, disagreed }) => [agreed, disagreed])).toEqual([
    [1, 0],
    [2, 0],
    [2, 1],
  ]);
});

it('says why it could not be started, and tries again when it is turned on again', () => {
  const sandbox = new SwitchableSandbox('/nowhere');
  const told: CheckStatus[] = [];
  sandbox.onChange = (status) => told.push(status);
  sandbox.turn(true);
  expect(sandbox.status).toMatchObject({ state: 'failed', detail: 'Its files are not in /nowhere.' });
  expect(sandbox.available).toBe(false);
  sandbox.turn(true);
  expect(told.map(({ state }) => state)).toEqual(['failed', 'failed']);
});
