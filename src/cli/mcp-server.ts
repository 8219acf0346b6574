/** The tools as a server of the Model Context Protocol. */
import { fromJsonSchema, McpServer } from '@modelcontextprotocol/server';
export { serveStdio } from '@modelcontextprotocol/server/stdio';
import { INSTRUCTIONS } from '../adapter/agents/instructions';
import type { ToolAnswer } from '../adapter/agents/agent-tools';
import type { ObjectSchema } from '../adapter/agents/contract/schema';
import { TOOLS } from '../adapter/agents/tools';

export type CallTool = (name: string, given: unknown, signal: AbortSignal) => Promise<ToolAnswer>;

/** Nothing of the user's is changed or run, and nothing outside is asked. */
const ANNOTATIONS = { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: false };

/** The service checks arguments itself: its errors say what would be accepted. */
const UNCHECKED: NonNullable<Parameters<typeof fromJsonSchema>[1]> = {
  getValidator: () => (given) => ({ valid: true, data: given as never, errorMessage: undefined }),
};

export function mcpServer(version: string, call: CallTool): McpServer {
  const server = new McpServer(
    { name: 'neural-debug', title: 'Neural Debug', version },
    { instructions: INSTRUCTIONS },
  );
  for (const { name, title, description, input, output } of TOOLS) {
    server.registerTool(
      name,
      {
        title,
        description,
        inputSchema: schemaOf(input),
        outputSchema: schemaOf(output),
        annotations: { title, ...ANNOTATIONS },
      },
      async (given: unknown, { mcpReq }) => {
        const answer = await call(name, given, mcpReq.signal);
        const text = JSON.stringify(answer.ok ? answer.result : { error: answer.error });
        const content = [{ type: 'text' as const, text }];
        return answer.ok ? { content, structuredContent: { ...answer.result } } : { content, isError: true };
      },
    );
  }
  return server;
}

function schemaOf(schema: ObjectSchema): ReturnType<typeof fromJsonSchema> {
  return fromJsonSchema(JSON.parse(JSON.stringify(schema)) as Parameters<typeof fromJsonSchema>[0], UNCHECKED);
}
