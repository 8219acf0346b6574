/** Messages of the adapter, before they are numbered. */
import type { DebugProtocol } from '@vscode/debugprotocol';

export function eventOf<E extends DebugProtocol.Event>(
  event: string,
  ...[body]: undefined extends E['body'] ? [body?: E['body']] : [body: E['body']]
): E {
  return { seq: 0, type: 'event', event, ...(body !== undefined && { body: body as unknown }) } as E;
}

export function responseTo(request: DebugProtocol.Request): DebugProtocol.Response {
  return { seq: 0, type: 'response', request_seq: request.seq, command: request.command, success: true };
}
