/**
 * The check in a browser, in a worker of its own: CPython in WebAssembly, which can ask nothing of this worker but what
 * `interpreter-imports.ts` lists. It answers one question at a time, forgets it, and is ended by the worker that asks when an answer is late.
 */
import { Interpreter } from '../sandbox/process/interpreter';
import type { BeginCheck, CheckerReply } from './messages';

interface Scope {
  onmessage: (event: { readonly data: BeginCheck | string }) => void;
  postMessage(reply: CheckerReply): void;
}
const scope = globalThis as unknown as Scope;

/** Ways out of a worker. The interpreter cannot reach them anyway: this is for the mistake that nobody has thought of. */
const WAYS_OUT = [
  ...['fetch', 'XMLHttpRequest', 'WebSocket', 'WebSocketStream', 'WebTransport', 'EventSource', 'importScripts'],
  ...['indexedDB', 'caches', 'navigator', 'BroadcastChannel', 'MessageChannel', 'Worker', 'Notification'],
  ...['FileReader', 'FileReaderSync', 'webkitRequestFileSystem', 'webkitRequestFileSystemSync'],
  ...['crypto', 'eval', 'Function'],
];

function lockDown(): void {
  for (const name of WAYS_OUT) {
    for (let owner: object | null = globalThis; owner !== null; owner = Reflect.getPrototypeOf(owner))
      Reflect.deleteProperty(owner, name);
    // What cannot be deleted is hidden.
    if (name in globalThis) Reflect.defineProperty(globalThis, name, { value: undefined });
  }
}

let interpreter: Interpreter | undefined;

scope.onmessage = ({ data }) => {
  if (typeof data === 'string') answer(data);
  else begin(data);
};

function begin({ module, image }: BeginCheck): void {
  lockDown();
  try {
    interpreter = new Interpreter(module, image);
    // Code is compiled when it is first used, which would make the first answers late.
    for (const question of interpreter.warmUp) {
      interpreter.ask(question);
      interpreter.forget();
    }
    scope.postMessage({ kind: 'ready', text: '', isLast: false });
  } catch (error) {
    scope.postMessage({ kind: 'failed', text: String(error), isLast: true });
  }
}

function answer(question: string): void {
  try {
    const text = interpreter?.ask(question);
    // Memory that has grown stays so: what a question takes for long is given back with the worker.
    const isLast = interpreter?.hasGrown ?? true;
    if (text === undefined) scope.postMessage({ kind: 'failed', text: 'The evaluator could not answer.', isLast });
    else scope.postMessage({ kind: 'answered', text, isLast });
    if (!isLast) interpreter?.forget();
  } catch (error) {
    scope.postMessage({ kind: 'failed', text: String(error), isLast: true });
  }
}
