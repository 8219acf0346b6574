/** A host process with its two ways in: the prediction service on its stdio, debug sessions on a pipe. */
import { once } from 'node:events';
import { connect } from 'node:net';
import {
  createMessageConnection,
  generateRandomPipeName,
  StreamMessageReader,
  StreamMessageWriter,
  type MessageConnection,
} from 'vscode-jsonrpc/node';
import { StatusNotification } from '../../../src/adapter/service/protocol';
import { Child } from './child';
import { DapClient } from './dap-client';

export class Host {
  readonly child: Child;
  readonly service: MessageConnection;
  /** Resolves once both ways in can be used. */
  readonly ready: Promise<void>;

  constructor(
    readonly pipe = generateRandomPipeName(),
    env: NodeJS.ProcessEnv = {},
  ) {
    this.child = new Child(['host', '--pipe', pipe], env);
    const { stdout, stdin } = this.child.process;
    this.service = createMessageConnection(new StreamMessageReader(stdout), new StreamMessageWriter(stdin));
    this.service.onError(() => undefined);
    this.ready = new Promise((resolve, reject) => {
      this.service.onNotification(StatusNotification, () => {
        resolve();
      });
      this.child.ended.then(() => {
        reject(new Error(`The host has ended: ${this.child.err}`));
      }, reject);
    });
    this.ready.catch(() => undefined);
    this.service.listen();
  }

  /** A connection of a debug session; `close` ends it. */
  async session(): Promise<{ readonly client: DapClient; readonly close: () => void }> {
    const socket = connect(this.pipe);
    await once(socket, 'connect');
    socket.on('error', () => undefined);
    return {
      client: new DapClient(socket, socket),
      close: () => {
        socket.destroy();
      },
    };
  }

  async end(): Promise<void> {
    this.service.dispose();
    await this.child.end();
  }
}
