/** What is said for an adapter whose worker is gone, so that the editor does not wait for it. */
import { eventOf, responseTo } from '../../adapter/protocol/events';
import type { DebugProtocol } from '@vscode/debugprotocol';

export const TERMINATED = eventOf<DebugProtocol.TerminatedEvent>('terminated');

/** @returns undefined for what is no request: nobody waits for an answer to it */
export function answerOfGone(message: object): DebugProtocol.Response | undefined {
  const request = message as Partial<DebugProtocol.Request>;
  if (request.type !== 'request') return undefined;
  const response = responseTo(request as DebugProtocol.Request);
  // Leaving always succeeds.
  if (request.command === 'disconnect' || request.command === 'terminate') return response;
  return { ...response, success: false, message: 'The worker that predicted this session has ended.' };
}
