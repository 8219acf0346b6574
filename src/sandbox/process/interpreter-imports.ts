/**
 * What the interpreter can ask of this process: all that it imports, and so all that it can ever reach. Python's own walls are not
 * relied on: whoever has the whole interpreter in hand, `ctypes` included, can do no more than call the functions in this file.
 */

/** A call that is not answered: the process ends, and another one takes its place. */
class Forbidden extends Error {
  override readonly name = 'Forbidden';
}

/** Numbers of errors, as the C library of the interpreter has them. */
const ENOENT = 44;
const ENOSYS = 52;

/** Questions about files: there are none. */
const ABOUT_FILES = /^__syscall_(open|stat|lstat|newfstat|faccess|readlink|chdir|statfs)/;
/** All others that have an answer for "not on this system": descriptors, clocks that are set, sockets, processes. */
const WITH_ERRORS = /^(__syscall_|fd_|random_get$|clock_res_get$|_mmap_js$|_munmap_js$|_msync_js$|_setitimer_js$)/;

/** The parts of an instance that its imports need. */
export interface Parts {
  memory: WebAssembly.Memory;
  table: WebAssembly.Table;
}

/** @param ceiling bytes of memory; more is refused, which Python tells as `MemoryError` */
export function importsOf(
  module: WebAssembly.Module,
  addresses: Readonly<Record<string, number>>,
  parts: () => Parts,
  ceiling: number,
): WebAssembly.Imports {
  const answered = answeredCalls(parts, ceiling);
  const imports: Record<string, Record<string, WebAssembly.ImportValue>> = {};
  for (const { module: from, name, kind } of WebAssembly.Module.imports(module)) {
    const group = (imports[from] ??= {});
    group[name] =
      kind === 'global'
        ? new WebAssembly.Global({ value: 'i32', mutable: true }, addresses[name] ?? 0)
        : (answered[name] ?? refusal(name));
  }
  return imports;
}

function answeredCalls(parts: () => Parts, ceiling: number): Record<string, (...args: number[]) => number | undefined> {
  const view = (): DataView => new DataView(parts().memory.buffer);
  return {
    emscripten_resize_heap(wanted = 0) {
      const { memory } = parts();
      const bytes = wanted >>> 0;
      if (bytes > ceiling) return 0;
      try {
        memory.grow(Math.ceil((bytes - memory.buffer.byteLength) / 65_536));
        return 1;
      } catch {
        // The system has none to give.
        return 0;
      }
    },
    emscripten_get_heap_max: () => ceiling,
    // Calls a function of the interpreter with fewer arguments than it is given, which WebAssembly itself does not allow.
    _PyEM_TrampolineCall_JS(address = 0, ...args) {
      return (parts().table.get(address) as (...args: number[]) => number)(...args);
    },
    _Py_CheckEmscriptenSignals_Helper: () => 0,
    emscripten_runtime_keepalive_push: () => undefined,
    emscripten_runtime_keepalive_pop: () => undefined,
    // There is no clock: it is always the first second of 1970.
    emscripten_get_now: () => 0,
    emscripten_date_now: () => 0,
    clock_time_get(_clock, _precision, result = 0) {
      view().setBigUint64(result, 0n, true);
      return 0;
    },
    _tzset_js: () => undefined,
    // There is no environment.
    environ_sizes_get(count = 0, size = 0) {
      view().setUint32(count, 0, true);
      view().setUint32(size, 0, true);
      return 0;
    },
    environ_get: () => 0,
    // What is written to standard output and standard error is taken and dropped.
    fd_write(descriptor = 0, vectors = 0, count = 0, written = 0) {
      if (descriptor !== 1 && descriptor !== 2) return ENOSYS;
      let bytes = 0;
      for (let index = 0; index < count; index++) bytes += view().getUint32(vectors + 8 * index + 4, true);
      view().setUint32(written, bytes, true);
      return 0;
    },
  };
}

function refusal(name: string): () => number {
  if (ABOUT_FILES.test(name)) return () => -ENOENT;
  // System calls answer with errors below zero, those of WASI with errors above.
  if (WITH_ERRORS.test(name)) return () => (name.startsWith('fd_') || !name.startsWith('_') ? ENOSYS : -ENOSYS);
  return () => {
    throw new Forbidden(name);
  };
}
