/**
 * The file `python.image`: the memory of a CPython that has started, has loaded the evaluator, and waits for its first question. Made by
 * scripts/sandbox-image.mjs. Four bytes with the length of a description in JSON, the description, and the pages of memory that are
 * not as the module itself sets them up, each combined with that by exclusive or (which is what makes the file small when packed).
 */

export interface Description {
  /** Of what it was made from: an image of the same is not made again. */
  readonly digest: string;
  /** Bytes of memory. */
  readonly memory: number;
  /** Which pages follow. */
  readonly pages: readonly number[];
  /** Where the table of functions ends before anything is added to it, and which exports were added. */
  readonly table: { readonly length: number; readonly added: readonly (string | null)[] };
  /** Addresses of functions as the module imports them. */
  readonly addresses: Readonly<Record<string, number>>;
  /** The pointer of the stack. */
  readonly stack: number;
  /** The Python function that takes a question and returns its answer. */
  readonly answer: number;
  /** Questions that use much of the evaluator: a process that has been asked them answers others sooner. */
  readonly warmUp: readonly string[];
}

export interface Image {
  readonly description: Description;
  /** Undoes what was done to the pages. @param memory as the module has set it up, and as large as described */
  restore(memory: Uint8Array): void;
}

const PAGE = 4096;

export function readImage(file: Uint8Array): Image {
  const length = new DataView(file.buffer, file.byteOffset).getUint32(0, true);
  const description = JSON.parse(new TextDecoder().decode(file.subarray(4, 4 + length))) as Description;
  return {
    description,
    restore(memory) {
      // Numbers of eight bytes are eight times as fast, but must begin at a multiple of eight.
      const pages = new BigUint64Array(new Uint8Array(file.subarray(4 + length)).buffer);
      const words = new BigUint64Array(memory.buffer, memory.byteOffset, memory.byteLength / 8);
      const size = PAGE / 8;
      for (const [index, page] of description.pages.entries())
        for (let at = 0; at < size; at++) {
          const place = page * size + at;
          words[place] = (words[place] ?? 0n) ^ (pages[index * size + at] ?? 0n);
        }
    },
  };
}
