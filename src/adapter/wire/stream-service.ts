/** The prediction service on streams. */
import type { Readable, Writable } from 'node:stream';
import { StreamMessageWriter } from 'vscode-jsonrpc/node';
import { type Server, type ServerDependencies, serveMessages } from '../service/server';
import { ServiceReader } from './service-reader';

export interface StreamServer extends Server {
  /** Why the input must not end now; undefined if it may. */
  readonly unfinished: string | undefined;
}

/** Serves until the input ends. */
export function serve(input: Readable, output: Writable, dependencies: ServerDependencies): StreamServer {
  const reader = new ServiceReader(input);
  const server = serveMessages(reader, new StreamMessageWriter(output), dependencies);
  return {
    ...server,
    get unfinished() {
      return reader.unfinished;
    },
  };
}
