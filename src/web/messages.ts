/** What the worker is told besides requests. */
import type { Port } from '../adapter/wire/ports';
import type { HandedFile } from '../python/files/handed-files';

/** The first message: everything that a process of Node would read from its disk. */
export interface Begin {
  readonly kind: 'begin';
  readonly model: { readonly config: string; readonly tokenizer: string; readonly model: Uint8Array };
  readonly parser: { readonly runtime: Uint8Array; readonly grammar: Uint8Array };
  /** `ort-wasm-simd-threaded.wasm`. */
  readonly network: Uint8Array;
  /** Of the prediction service. */
  readonly service: Port;
}

/** A debug session begins: messages of the Debug Adapter Protocol come and go on its port. */
export interface BeginSession {
  readonly kind: 'session';
  readonly port: Port;
}

/** Turns the check on, with what it needs, or off. Until then nothing is evaluated. */
export interface SwitchCheck {
  readonly kind: 'check';
  readonly files: CheckFiles | undefined;
}

export interface CheckFiles {
  /** Address of the program of the check's own worker: `checker.js`. */
  readonly program: string;
  /** CPython in WebAssembly, and its memory with the evaluator loaded (`src/sandbox/process/image.ts`), both unpacked. */
  readonly code: Uint8Array<ArrayBuffer>;
  readonly image: Uint8Array<ArrayBuffer>;
}

/** Files of the workspace: the worker can read none. */
export interface HandOver {
  readonly kind: 'files';
  readonly files: readonly HandedFile[];
}

export type WorkerMessage = Begin | BeginSession | SwitchCheck | HandOver;

/** The first message to the check's worker; each later one is the text of a question. */
export interface BeginCheck {
  readonly module: WebAssembly.Module;
  readonly image: Uint8Array<ArrayBuffer>;
}

/** What the check's worker says. */
export interface CheckerReply {
  readonly kind: 'ready' | 'answered' | 'failed';
  readonly text: string;
  /** No question is answered after this one. */
  readonly isLast: boolean;
}

/** Sent on the port of a session once the adapter has nothing more to say. */
export const HUNG_UP = 'hung up';
/** Sent by the other end when the session is gone. */
export const GONE = 'gone';
