/**
 * What is read of programs: `read-lines.ts PROGRAMS.jsonl OUT.jsonl`, for `scripts/repairs.py`. Each text gives the statements that it is
 * taken for, as first line, depth of its block, and text.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { Language, Parser } from 'web-tree-sitter';
import { readText } from '../../src/python/modules/reading';
import type { Block, Item } from '../../src/python/structure/block-tree';
import type { LogicalLine } from '../../src/python/structure/logical-lines';
import { atOnce } from '../../src/python/text/slices';

type Read = readonly [line: number, depth: number, text: string];

function* statements(code: string, block: Block, depth = 0): Generator<Read> {
  for (const item of block.items) yield* statement(code, item, depth);
}

function* statement(code: string, item: Item, depth: number): Generator<Read> {
  for (const line of [...item.decorators, item.line]) yield [line.line, depth, written(code, line)];
  if (item.body) yield* statements(code, item.body, depth + 1);
  for (const clause of item.clauses) yield* statement(code, clause, depth);
}

/** The line with what was assumed. */
function written(code: string, { start, end, assumed }: LogicalLine): string {
  let text = '';
  let from = start;
  for (const { offset, text: missing } of assumed) {
    text += code.slice(from, offset) + missing;
    from = offset;
  }
  return text + code.slice(from, end);
}

async function main(programs: string, out: string): Promise<void> {
  const wasmBinary = readFileSync('dist/web-tree-sitter.wasm');
  await Parser.init({ wasmBinary, locateFile: (name: string) => name });
  const parser = new Parser();
  parser.setLanguage(await Language.load(readFileSync('dist/tree-sitter-python.wasm')));
  const texts = readFileSync(programs, 'utf8').trim().split('\n').map((line) => JSON.parse(line) as string); // prettier-ignore
  const lines = texts.map((text) => {
    const { code, block } = atOnce(readText(text, parser));
    return JSON.stringify([...statements(code, block)]);
  });
  writeFileSync(out, `${lines.join('\n')}\n`);
}

const [programs = '', out = ''] = process.argv.slice(2);
void main(programs, out);
