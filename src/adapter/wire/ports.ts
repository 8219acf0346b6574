/** Messages between a worker and whoever has started it: structured clones, not bytes. */
import {
  AbstractMessageReader,
  AbstractMessageWriter,
  type DataCallback,
  type Disposable,
  type Message,
  type MessageReader,
  type MessageWriter,
} from 'vscode-jsonrpc';

/** One end of a `MessageChannel`, as browsers have it. */
export interface Port {
  postMessage(message: unknown): void;
  onmessage: ((event: { readonly data: unknown }) => void) | null;
  close(): void;
}

export class PortReader extends AbstractMessageReader implements MessageReader {
  constructor(private readonly port: Port) {
    super();
  }

  listen(callback: DataCallback): Disposable {
    this.port.onmessage = ({ data }) => {
      callback(data as Message);
    };
    return {
      dispose: () => {
        this.port.onmessage = null;
      },
    };
  }
}

export class PortWriter extends AbstractMessageWriter implements MessageWriter {
  constructor(private readonly port: Port) {
    super();
  }

  write(message: Message): Promise<void> {
    this.port.postMessage(message);
    return Promise.resolve();
  }

  end(): void {
    this.port.close();
  }
}
