/** The worker that predicts, with files that this page fetches; begun anew when it has crashed. */
import { FunctionsRequest } from '../src/adapter/service/protocol';
import type { Port } from '../src/adapter/wire/ports';
import { WorkerHost } from '../src/web/worker-host';

export interface HostEvents {
  /** How much of the files is there, from 0 to 1. */
  loading(part: number): void;
  ready(): void;
  /** With a sentence; the host begins anew by itself where that helps. */
  failed(reason: string): void;
}

/** After so many crashes something is wrong with this browser. */
const MOST_STARTS = 3;

export class Host {
  private worker: WorkerHost;
  private readonly files: Files;
  private isChecking = false;
  private starts = 0;

  constructor(private readonly events: HostEvents) {
    this.files = new Files((part) => {
      events.loading(part);
    });
    this.worker = this.begin();
  }

  /** The port of a new debug session. */
  async session(): Promise<Port> {
    await this.worker.ready;
    return this.worker.session().port;
  }

  /** Turns the check on or off; what it needs is loaded when it is first turned on. @throws Error with a sentence */
  async checking(isOn: boolean): Promise<void> {
    this.isChecking = isOn;
    try {
      await this.worker.switchCheck(isOn);
    } catch (error) {
      this.isChecking = false;
      throw error;
    }
  }

  private begin(): WorkerHost {
    this.starts++;
    const worker = new WorkerHost((path) => this.files.read(path), {
      status: ({ state, detail }) => {
        if (state === 'ready') this.events.ready();
        if (state === 'failed') this.events.failed(detail);
      },
      checked: () => undefined,
      ended: (reason) => {
        this.events.failed(reason || 'The predictions have stopped.');
        if (this.starts < MOST_STARTS) this.worker = this.begin();
      },
    });
    // What goes wrong is told by the listener.
    const unheard = (): void => undefined;
    // With this question the model is loaded, before anybody steps.
    const question = { uri: 'untitled:program.py', text: '' };
    worker.ready.then(() => worker.connection.sendRequest(FunctionsRequest, question)).catch(unheard);
    if (this.isChecking) worker.switchCheck(true).catch(unheard);
    return worker;
  }
}

async function fetched(path: string): Promise<ReadableStream<Uint8Array<ArrayBuffer>>> {
  const response = await fetch(path);
  if (!response.ok || !response.body) throw new Error(`${path} could not be loaded (${response.status}).`);
  return response.body;
}

/** Bytes of the large files, for the progress that is shown before the server says how much it sends. */
const LARGE = 10.1e6 + 13.5e6;

/** What has been fetched, for the next worker as well. */
class Files {
  private readonly known = new Map<string, Uint8Array>();
  private received = 0;

  constructor(private readonly report: (part: number) => void) {}

  async read(path: string): Promise<Uint8Array> {
    const known = this.known.get(path);
    if (known) return known;
    const counted = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
      transform: (piece, controller) => {
        this.received += piece.length;
        // What comes later, comes while the page is used.
        if (this.received <= LARGE) this.report(this.received / LARGE);
        controller.enqueue(piece);
      },
    });
    const stream = (await fetched(path)).pipeThrough(counted);
    const bytes = new Uint8Array(await new Response(stream).arrayBuffer());
    this.known.set(path, bytes);
    return bytes;
  }
}
