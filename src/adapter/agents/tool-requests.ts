/** The tools as a request to the process that serves an editor's window. */
import { type CancellationToken, type MessageConnection, RequestType } from 'vscode-jsonrpc';
import type { AgentTools, ToolAnswer } from './agent-tools';

export interface ToolParams {
  readonly name: string;
  readonly arguments: unknown;
  /** Folders whose files may be read. */
  readonly roots: readonly string[];
}

export const ToolRequest = new RequestType<ToolParams, ToolAnswer, void>('neural/tool');

/** @param toolsOf the tools for some folders; it waits for the model */
export function serveTools(
  connection: MessageConnection,
  toolsOf: (roots: readonly string[]) => Promise<AgentTools>,
): void {
  connection.onRequest(ToolRequest.method, async (...received: unknown[]): Promise<ToolAnswer> => {
    const token = received.at(-1) as CancellationToken;
    const params = paramsOf(received.length === 2 ? received[0] : undefined);
    if (!params) {
      const message = 'neural/tool takes {"name": …, "arguments": {…}, "roots": […]}.';
      return { ok: false, error: { code: 'invalid_argument', message, hint: '' } };
    }
    const stop = new AbortController();
    token.onCancellationRequested(() => {
      stop.abort();
    });
    try {
      return await (await toolsOf(params.roots)).call(params.name, params.arguments, stop.signal);
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      return { ok: false, error: { code: 'no_model', message, hint: 'Look at the log of Neural Debug.' } };
    }
  });
}

/** Undefined for what is no such request. */
function paramsOf(given: unknown): ToolParams | undefined {
  if (typeof given !== 'object' || given === null) return undefined;
  const { name, arguments: all, roots = [] } = given as Record<string, unknown>;
  if (typeof name !== 'string' || !Array.isArray(roots)) return undefined;
  if (!roots.every((root): root is string => typeof root === 'string')) return undefined;
  return { name, arguments: all, roots };
}
