/** The exchange that the README shows is what agents really get, with the model and the check of this repository. */
import { Client } from '@modelcontextprotocol/client';
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio';
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { MODEL } from '../../support/cli';
import { bundleCliWithSandbox } from '../../support/sandbox';

/** The file that it is about. */
const FOLDER = 'test/workbench/agents';
const LIMIT_MS = 180_000;

let client: Client;
beforeAll(async () => {
  const bundle = await bundleCliWithSandbox('with-mcp');
  const args = [bundle, 'mcp', '--model', MODEL, '--root', FOLDER];
  client = new Client({ name: 'test', version: '1.0.0' });
  await client.connect(new StdioClientTransport({ command: process.execPath, args, stderr: 'ignore' }));
}, LIMIT_MS);
afterAll(async () => {
  await client.close();
});

/** Questions (`→ name {…}`) and answers (`← …`, in which `…` stands for what is left out; line ends are no part of it). */
function exchanges(): { name: string; given: Record<string, unknown>; answer: string }[] {
  const [, text = ''] = /^A real exchange.*\n\n((?: {4}.*\n)+)/m.exec(readFileSync('README.md', 'utf8')) ?? [];
  return text.split('    → ').flatMap((one) => {
    const [question = '', answer] = one.split('\n    ← ');
    const [, name = '', given = ''] = /^(\w+) (\{.*\})$/.exec(question) ?? [];
    if (answer === undefined) return [];
    return [{ name, given: JSON.parse(given) as Record<string, unknown>, answer: answer.replace(/\n */g, '') }];
  });
}

it('is in the README', () => {
  expect(exchanges().map(({ name }) => name)).toEqual(['predict_call', 'suspects', 'what_if']);
});

it.each(exchanges())('$name $given', { timeout: LIMIT_MS }, async ({ name, given, answer }) => {
  // A busy machine is given the time.
  const result = await client.callTool({ name, arguments: { ...given, budgetSeconds: 60 } });
  const real = JSON.stringify(result.structuredContent);
  let at = 0;
  for (const part of answer.split('…').map((one) => one.trim())) {
    const found = real.indexOf(part, at);
    expect(found, `${part} behind ${real.slice(0, at)}`).toBeGreaterThanOrEqual(at);
    at = found + part.length;
  }
  if (!answer.endsWith('…')) expect(real.slice(at)).toBe('');
});
