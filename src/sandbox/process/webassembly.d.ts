/** The part of WebAssembly that is used here; the types of Node leave it to those of browsers. */
declare namespace WebAssembly {
  // eslint-disable-next-line @typescript-eslint/no-extraneous-class -- it is one
  class Module {
    constructor(code: Uint8Array<ArrayBuffer>);
    static imports(module: Module): { module: string; name: string; kind: string }[];
  }
  function compile(code: Uint8Array<ArrayBuffer>): Promise<Module>;
  class Instance {
    constructor(module: Module, imports: Imports);
    readonly exports: Readonly<Record<string, unknown>>;
  }
  class Memory {
    readonly buffer: ArrayBuffer;
    grow(pages: number): number;
  }
  class Table {
    readonly length: number;
    get(index: number): unknown;
    set(index: number, value: unknown): void;
    grow(by: number): number;
  }
  class Global {
    constructor(type: { value: 'i32'; mutable: boolean }, value: number);
    value: number;
  }
  type ImportValue = Global | ((...args: number[]) => number | undefined);
  type Imports = Record<string, Record<string, ImportValue>>;
}
