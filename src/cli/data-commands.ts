/** Commands that make training data and the model's tokenizer. */
import { existsSync, writeFileSync } from 'node:fs';
import { tokenizerJson } from '../codec/vocabulary';
import { loadPython } from '../python/source';
import { type Command, parseOptions, positional, required, UsageError, wholeNumber } from './command';
import { encode } from './encode';

export const encodeCommand: Command = {
  usage: 'encode --out FOLDER [--longest TOKENS] TRACES.jsonl[.gz]…',
  async run(args) {
    const { values, positionals } = parseOptions(args, {
      out: { type: 'string' },
      longest: { type: 'string', default: '384' },
    });
    if (positionals.length === 0) throw new UsageError('no trace files');
    const missing = positionals.find((path) => !existsSync(path));
    if (missing !== undefined) throw new UsageError(`no such file: ${missing}`);
    const longest = wholeNumber(values.longest, '--longest');
    const out = required(values.out, '--out');
    await encode(await loadPython(), { traces: positionals, out, longest });
  },
};

export const tokenizerCommand: Command = {
  usage: 'tokenizer FILE.json',
  async run(args) {
    const { positionals } = parseOptions(args, {});
    const [path = ''] = positional(positionals, 'FILE.json');
    writeFileSync(path, `${JSON.stringify(tokenizerJson(), null, 1)}\n`);
    await Promise.resolve();
  },
};
