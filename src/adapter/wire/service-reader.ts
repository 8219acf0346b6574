/** Reads the messages of a JSON-RPC connection; see there for malformed input. */
import type { Readable } from 'node:stream';
import { AbstractMessageReader, type DataCallback, type Disposable, type MessageReader } from 'vscode-jsonrpc/node';
import { MessageParser } from './message-parser';

/** A message that is not a valid request. */
export class BadMessage extends Error {
  /** @param id of the intended request, if there is one */
  constructor(
    message: string,
    readonly id: string | number | null,
  ) {
    super(message);
  }
}

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
        const { id, method } = message;
        if ('method' in message && typeof method !== 'string') {
          const known = typeof id === 'string' || typeof id === 'number' ? id : null;
          this.fireError(new BadMessage('A request needs a "method" that is a string.', known));
        } else callback({ jsonrpc: '2.0', ...message });
      },
      problem: (text) => {
        this.fireError(new BadMessage(text, null));
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
