/**
 * Takes everything away from this process that it does not need to calculate: the way out to the network, above all, which Node's
 * permissions do not cover. The interpreter cannot reach any of this anyway (`interpreter-imports.ts`): this is for the mistake that nobody has
 * thought of.
 */
import Module from 'node:module';

const GLOBALS = [
  'fetch',
  'WebSocket',
  'EventSource',
  'XMLHttpRequest',
  'Request',
  'Response',
  'BroadcastChannel',
  'MessageChannel',
  'Worker',
  'navigator',
  'crypto',
  'eval',
  'Function',
  'require',
];
const OF_PROCESS = [
  'binding',
  '_linkedBinding',
  'dlopen',
  'getBuiltinModule',
  'kill',
  '_kill',
  '_debugProcess',
  '_rawDebug',
  'chdir',
  'mainModule',
  'env',
  'loadEnvFile',
  'send',
];

export function lockDown(): void {
  for (const name of GLOBALS) Reflect.deleteProperty(globalThis, name);
  for (const name of OF_PROCESS) {
    Reflect.deleteProperty(process, name);
    // What cannot be deleted is hidden.
    if (name in process) Reflect.defineProperty(process, name, { value: undefined });
  }
  const loader = Module as unknown as { _load: unknown; _extensions: object; createRequire: unknown };
  const refuse = (): never => {
    throw new Error('Nothing is loaded any more.');
  };
  loader._load = refuse;
  loader.createRequire = refuse;
  Module.prototype.require = refuse;
  for (const kind of Object.keys(loader._extensions)) Reflect.set(loader._extensions, kind, refuse);
}
