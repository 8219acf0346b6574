/** Entry points of the debug adapter: one session on stdin and stdout, or a server with a session for each connection. */
import { createServer } from 'node:net';
import type { AdapterDependencies } from './launch/loading';
import { onceLoaded } from './launch/once-loaded';
import { type StreamOptions, StreamSession } from './wire/stream-session';

export type { AdapterDependencies } from './launch/loading';

/** Speaks the protocol on stdin and stdout; the process ends with the session. */
export function runStdio(dependencies: AdapterDependencies): void {
  const session = new StreamSession(dependencies);
  process.on('SIGTERM', () => {
    session.shutdown();
  });
  // stdout carries the protocol: log output of libraries would corrupt it.
  console.log = console.info = console.debug = console.error;
  session.start(process.stdin, process.stdout);
}

/** Who may use a server, and for which files: without a token anyone who can connect, without a folder any file. */
export type ServerOptions = Pick<StreamOptions, 'token' | 'folder'>;

/**
 * Serves any number of sessions, on a local port or a pipe (a Unix socket, or a named pipe on Windows). Resolves
 * once it listens, rejects if it cannot.
 */
export async function runServer(
  place: number | string,
  dependencies: AdapterDependencies,
  options: ServerOptions = {},
): Promise<void> {
  const shared = sharing(dependencies);
  const server = createServer((socket) => {
    const session = new StreamSession(shared, { ...options, isServer: true });
    session.start(socket, socket);
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    if (typeof place === 'string') server.listen(place, resolve);
    else server.listen(place, '127.0.0.1', resolve);
  });
}

/** Model and parser are loaded once for all sessions; after a failure the next session tries again. */
function sharing(own: AdapterDependencies): AdapterDependencies {
  return {
    ...own,
    loadPredictor: onceLoaded(() => own.loadPredictor()),
    loadPython: onceLoaded(() => own.loadPython()),
  };
}
