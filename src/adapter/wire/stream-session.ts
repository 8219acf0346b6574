/** A debug session on streams: standard input and output of this process, or a connection to it. */
import { Socket } from 'node:net';
import type { DebugProtocol } from '@vscode/debugprotocol';
import type { AdapterDependencies } from '../launch/loading';
import { NeuralDebugSession, type SessionOptions } from '../session/neural-session';
import { MessageParser } from './message-parser';
import { tokenTest } from './token';

/** Milliseconds for the last output to be flushed before the process ends. */
const LAST_WORDS = 100;

export interface StreamOptions extends Pick<SessionOptions, 'folder'> {
  /** The process serves other sessions, too, and outlives this one. */
  readonly isServer?: boolean;
  /** What a client has to send before it is answered. */
  readonly token?: string;
}

export class StreamSession {
  private readonly isServer: boolean;
  private readonly session: NeuralDebugSession;
  private readonly parser: MessageParser;
  private output: NodeJS.WritableStream | undefined;
  /** Ends the connection after flushing the output. */
  private hangUp = (): void => {
    this.output?.end();
  };

  constructor(dependencies: AdapterDependencies, { isServer = false, token, folder }: StreamOptions = {}) {
    this.isServer = isServer;
    const connection = {
      send: (message: DebugProtocol.ProtocolMessage) => {
        const json = JSON.stringify(message);
        this.output?.write(`Content-Length: ${Buffer.byteLength(json, 'utf8')}\r\n\r\n${json}`, 'utf8');
      },
      close: () => {
        if (isServer) this.output?.end();
        else this.shutdown();
      },
      hangUp: () => {
        this.parser.stop();
        this.hangUp();
      },
    };
    this.session = new NeuralDebugSession(dependencies, connection, {
      isOpen: isServer,
      ...(token !== undefined && { isRightToken: tokenTest(token) }),
      ...(folder !== undefined && { folder }),
    });
    this.parser = new MessageParser({
      message: (message) => {
        this.session.receive(message);
      },
      problem: (text) => {
        this.session.misread(text);
      },
    });
  }

  start(input: NodeJS.ReadableStream, output: NodeJS.WritableStream): void {
    this.output = output;
    if (input instanceof Socket)
      this.hangUp = () => {
        input.destroySoon();
      };
    input.on('data', (data: Buffer) => {
      this.parser.push(data);
    });
    input.on('error', (error: Error) => {
      process.stderr.write(`neural-debug: ${error.message}\n`);
    });
    // A client that has gone reads nothing more.
    output.on('error', () => {
      this.shutdown();
    });
    input.on('close', () => {
      this.session.disconnected();
      this.shutdown();
    });
    input.resume();
  }

  /** The process ends with its session, unless it serves others. */
  shutdown(): void {
    if (this.isServer) return;
    const { unfinished } = this.parser;
    if (unfinished !== undefined) process.stderr.write(`neural-debug: ${unfinished}\n`);
    setTimeout(() => process.exit(unfinished === undefined ? 0 : 1), LAST_WORDS);
  }
}
