/** Reads the messages of a JSON-RPC connection; see there for malformed input. */
import type { Readable } from 'node:stream';
import { AbstractMessageReader, type DataCallback, type Disposable, type MessageReader } from 'vscode-jsonrpc/node';
import { shortened } from '../../python/text/shortened';
import { BadMessage } from './bad-message';
import { MessageParser } from './message-parser';

export class ServiceReader extends AbstractMessageReader implements MessageReader {
  private parser: MessageParser | undefined;

  constructor(private readonly input: Readable) {
    super();
  }

  /** Why the input must not end now; undefined if it may. */
  get unfinished(): string | undefined {
    return this.parser?.unfinished;
  }

  listen(callback: DataCallback): Disposable {
    const parser = new MessageParser({
      message: (message) => {
        const bad = problemOf(message);
        if (bad === undefined) callback({ jsonrpc: '2.0', ...message });
        else this.fireError(new BadMessage(bad, true, isId(message.id) ? message.id : null));
      },
      problem: (text) => {
        this.fireError(new BadMessage(text, false, null));
      },
    });
    const take = (data: Uint8Array): void => {
      parser.push(data);
    };
    this.parser = parser;
    this.input.on('data', take);
    this.input.on('error', (error) => {
      this.fireError(error);
    });
    this.input.on('close', () => {
      this.fireClose();
    });
    return {
      dispose: () => {
        this.input.off('data', take);
        parser.stop();
      },
    };
  }
}

/** What is wrong with a message, before anybody knows its method; undefined if nothing is. */
function problemOf(message: Readonly<Record<string, unknown>>): string | undefined {
  const { id, method, params } = message;
  if (!('method' in message)) return undefined;
  if (typeof method !== 'string') return 'A request needs a "method" that is a string.';
  if (id !== undefined && !isId(id)) return `${shortened(method)} needs an "id" that is a string or a number.`;
  const given = typeof params === 'object' && params !== null ? (params as Readonly<Record<string, unknown>>) : {};
  if (method === '$/cancelRequest' && !isId(given.id))
    return `${method} needs the "id" of the request that it cancels: a string or a number.`;
  return undefined;
}

function isId(id: unknown): id is string | number {
  return typeof id === 'string' || typeof id === 'number';
}
