import { Client } from '@modelcontextprotocol/client';
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio';
import { readFileSync } from 'node:fs';
const client = new Client({ name: 't', version: '1' });
await client.connect(new StdioClientTransport({ command: 'node', args: ['/work/wt/doors/dist/cli.js','mcp','--root','/tmp/doors/agent'] }));
const asks = JSON.parse(readFileSync(process.argv[2]));
for (const [name, args] of asks) {
  const t = Date.now();
  const r = await client.callTool({ name, arguments: args }).catch((e) => ({ thrown: String(e) }));
  console.log('→', name, JSON.stringify(args)); console.log('←', Date.now() - t, 'ms', r.isError ? 'ERROR' : '', r.thrown ?? JSON.stringify(r.structuredContent ?? r.content));
}
await client.close();
