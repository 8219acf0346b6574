/**
 * CPython in WebAssembly, as it was when its image was made, without the JavaScript around it that Pyodide has: no bridge between the
 * two languages, no file system, no loader of libraries.
 */
import { readImage } from './image';
import { importsOf, type Parts } from './interpreter-imports';

interface Exports {
  readonly memory: WebAssembly.Memory;
  readonly __indirect_function_table: WebAssembly.Table;
  readonly __stack_pointer: WebAssembly.Global;
  emscripten_stack_init(): void;
  emscripten_stack_get_end(): number;
  malloc(bytes: number): number;
  PyUnicode_FromStringAndSize(text: number, bytes: number): number;
  PyUnicode_AsUTF8AndSize(text: number, bytes: number): number;
  PyObject_CallOneArg(callable: number, argument: number): number;
}

/** Bytes of memory, of which an interpreter at rest uses the first thirty million. */
const CEILING = 160 * 2 ** 20;

export class Interpreter {
  private readonly exports: Exports;
  /** See `Description`. */
  readonly warmUp: readonly string[];
  private readonly answer: number;
  /** Memory as every question finds it, but for the free part of the stack: a third of all, which nobody reads before writing it. */
  private readonly rest: { readonly address: number; readonly bytes: Uint8Array }[];
  private readonly size: number;
  private readonly stack: number;

  constructor(module: WebAssembly.Module, imageFile: Uint8Array) {
    const image = readImage(imageFile);
    const { description } = image;
    const parts = (): Parts => ({ memory: this.exports.memory, table: this.exports.__indirect_function_table });
    const instance = new WebAssembly.Instance(module, importsOf(module, description.addresses, parts, CEILING));
    this.exports = instance.exports as unknown as Exports;
    const { memory, __indirect_function_table: table } = this.exports;
    this.exports.emscripten_stack_init();
    table.grow(description.table.length + description.table.added.length - table.length);
    for (const [index, name] of description.table.added.entries())
      if (name !== null) table.set(description.table.length + index, instance.exports[name]);
    memory.grow((description.memory - memory.buffer.byteLength) / 65_536);
    image.restore(new Uint8Array(memory.buffer));
    this.answer = description.answer;
    this.warmUp = description.warmUp;
    this.stack = description.stack;
    this.size = memory.buffer.byteLength;
    this.rest = [
      { address: 0, bytes: this.bytes.slice(0, this.exports.emscripten_stack_get_end()) },
      { address: this.stack, bytes: this.bytes.slice(this.stack) },
    ];
    this.exports.__stack_pointer.value = this.stack;
  }

  /** @returns undefined where the evaluator itself has failed @throws WebAssembly.RuntimeError, Forbidden: ask no more */
  ask(question: string): string | undefined {
    const { exports } = this;
    const text = new TextEncoder().encode(question);
    const address = exports.malloc(text.length + 8);
    if (address === 0) return undefined;
    const size = address + (text.length & ~3) + 4;
    this.bytes.set(text, address);
    const argument = exports.PyUnicode_FromStringAndSize(address, text.length);
    const result = argument === 0 ? 0 : exports.PyObject_CallOneArg(this.answer, argument);
    const answer = result === 0 ? 0 : exports.PyUnicode_AsUTF8AndSize(result, size);
    if (answer === 0) return undefined;
    const length = new DataView(exports.memory.buffer).getUint32(size, true);
    return new TextDecoder().decode(this.bytes.subarray(answer, answer + length));
  }

  /** Whether memory is more than it was at first; that cannot be undone. */
  get hasGrown(): boolean {
    return this.bytes.length !== this.size;
  }

  /** Memory as it was before the question: the next one finds nothing of it. */
  forget(): void {
    for (const { address, bytes } of this.rest) this.bytes.set(bytes, address);
    this.exports.__stack_pointer.value = this.stack;
  }

  private get bytes(): Uint8Array {
    return new Uint8Array(this.exports.memory.buffer);
  }
}
