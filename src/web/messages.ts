/** What the worker is told besides requests. */
import type { Port } from '../adapter/wire/ports';

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

export type WorkerMessage = Begin | BeginSession;

/** Sent on the port of a session once the adapter has nothing more to say. */
export const HUNG_UP = 'hung up';
/** Sent by the other end when the session is gone. */
export const GONE = 'gone';
