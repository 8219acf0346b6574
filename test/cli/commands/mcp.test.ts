/** `neural-debug mcp` as agents use it: the official client, a process of its own, the model of this repository. */
import { Client } from '@modelcontextprotocol/client';
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkArguments } from '../../../src/adapter/agents/contract/schema';
import { TOOLS } from '../../../src/adapter/agents/tools';
import { bundleCli, cli, MODEL, Scratch } from '../../support/cli';

const scratch = new Scratch();
let bundle: string;
let client: Client;
beforeAll(async () => {
  bundle = await bundleCli();
  client = await connect();
});
afterAll(async () => {
  await client.close();
  scratch.remove();
});

async function connect(...args: string[]): Promise<Client> {
  const transport = new StdioClientTransport({
    command: process.execPath,
    args: [bundle, 'mcp', '--no-check', '--root', scratch.path, ...args],
    stderr: 'ignore',
  });
  const connected = new Client({ name: 'test', version: '1.0.0' });
  await connected.connect(transport);
  return connected;
}

const SOURCE = `def total(prices):
    """
    >>> total([1, 2])
    3
    """
    result = 0
    for price in prices:
        result -= price
    return result
`;

describe('neural-debug mcp', () => {
  it('says what it is for, and lists tools that change nothing', async () => {
    expect(client.getInstructions()).toContain('When to run for real');
    const { tools } = await client.listTools();
    expect(tools.map(({ name }) => name)).toEqual(TOOLS.map(({ name }) => name));
    for (const { annotations, inputSchema, outputSchema } of tools) {
      expect(annotations).toMatchObject({ readOnlyHint: true, openWorldHint: false });
      expect(inputSchema.properties).toMatchObject({ budgetSeconds: { default: 3 }, maxTokens: { default: 1500 } });
      expect(outputSchema).toMatchObject({ type: 'object' });
    }
  });

  it('answers with content and structured content', async () => {
    scratch.file('shop.py', SOURCE);
    const given = { path: 'shop.py', call: 'total([2, 3])', budgetSeconds: 30 };
    const { content, structuredContent, isError } = await client.callTool({ name: 'predict_call', arguments: given });
    expect(isError).not.toBe(true);
    expect(structuredContent).toMatchObject({
      call: 'total([2, 3])',
      outcome: { kind: 'returned', value: { repr: '-5' } },
    });
    expect(content).toEqual([{ type: 'text', text: JSON.stringify(structuredContent) }]);
  });

  it('answers every tool in the form that it says', async () => {
    const traceback =
      'Traceback (most recent call last):\n  File "shop.py", line 8, in total\n    result -= price\nTypeError: no\n';
    const given: Record<string, Record<string, unknown>> = {
      predict_call: { function: 'total' },
      trace_report: { function: 'total' },
      state_at: { line: 8, occurrence: 2 },
      suspects: { function: 'total' },
      what_if: { edits: [{ line: 8, newText: 'result += price' }], function: 'total' },
      find_input: { line: 8 },
      explain_traceback: { traceback },
    };
    for (const { name, output } of TOOLS) {
      const asked = { source: SOURCE, budgetSeconds: 30, ...given[name] };
      // The client checks the answer against the schema, too.
      const { structuredContent, isError } = await client.callTool({ name, arguments: asked });
      expect([name, isError ?? false]).toEqual([name, false]);
      checkArguments(output, structuredContent);
    }
    const { structuredContent } = await client.callTool({
      name: 'suspects',
      arguments: { source: SOURCE, function: 'total', budgetSeconds: 30 },
    });
    const { repairs } = structuredContent as { readonly repairs: readonly unknown[] };
    expect(repairs[0]).toMatchObject({ newText: '        result += price', passes: 1 });
  });

  it('says what would be accepted', async () => {
    const { content, isError } = await client.callTool({ name: 'predict_call', arguments: { sourcecode: 'x' } });
    expect(isError).toBe(true);
    expect(JSON.parse((content as { text: string }[])[0]?.text ?? '')).toMatchObject({
      error: { code: 'unknown_argument' },
    });
  });

  it('reads nothing outside its folders', async () => {
    const { content } = await client.callTool({ name: 'predict_call', arguments: { path: `${process.cwd()}/x.py` } });
    expect(JSON.stringify(content)).toContain('outside_roots');
  });

  it('answers calls that come at the same time', async () => {
    const ask = async (n: number): Promise<unknown> =>
      (
        await client.callTool({
          name: 'predict_call',
          arguments: { source: SOURCE, call: `total([${n}])`, budgetSeconds: 30 },
        })
      ).structuredContent;
    const answers = await Promise.all([1, 2, 3].map(ask));
    expect(answers).toMatchObject([1, 2, 3].map((n) => ({ outcome: { value: { repr: String(-n) } } })));
  });

  it('says that it has no model', async () => {
    const without = await connect('--model', scratch.path);
    const { content } = await without.callTool({
      name: 'predict_call',
      arguments: { source: SOURCE, function: 'total' },
    });
    expect(JSON.stringify(content)).toContain('no_model');
    await without.close();
  });

  it('survives nonsense on the wire, and ends with its client', async () => {
    const child = spawn(process.execPath, [bundle, 'mcp', '--no-check', '--model', MODEL], {
      stdio: ['pipe', 'pipe', 'ignore'],
    });
    child.stdin.write('nonsense\n{"jsonrpc":"2.0"}\n[]\n{"jsonrpc":"2.0","id":1,"method":"ping"}\n');
    const [text] = (await once(child.stdout, 'data')) as [Buffer];
    expect(text.toString()).toContain('"jsonrpc"');
    child.stdin.end();
    expect(await once(child, 'exit')).toEqual([0, null]);
  });

  it('refuses a folder that is not there', async () => {
    const { code, err } = await cli('mcp', '--root', 'nothing-here');
    expect([code, err]).toEqual([2, 'neural-debug: --root takes a folder, and nothing-here is none\n']);
  });
});
