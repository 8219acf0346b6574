/** Commands that make training data and the model's tokenizer. */
import { existsSync, writeFileSync } from 'node:fs';
import { tokenizerJson } from '../../codec/vocabulary/vocabulary';
import { loadPython } from '../../python/source';
import { type Command, parseOptions, positional, required, UsageError, wholeNumber } from '../command';
import { encode } from './encode';
import { SAMPLE_KINDS } from '../cases/sample-kinds';

export const encodeCommand: Command = {
  usage: `encode --out FOLDER [--kind ${Object.keys(SAMPLE_KINDS).join('|')}] [--longest TOKENS] TRACES.jsonl[.gz]…`,
  async run(args) {
    const { values, positionals } = parseOptions(args, {
      out: { type: 'string' },
      kind: { type: 'string', default: 'steps' },
      longest: { type: 'string', default: '384' },
    });
    if (positionals.length === 0) throw new UsageError('no trace files');
    const missing = positionals.find((path) => !existsSync(path));
    if (missing !== undefined) throw new UsageError(`no such file: ${missing}`);
    const longest = wholeNumber(values.longest, '--longest');
    const kind = Object.hasOwn(SAMPLE_KINDS, values.kind) ? SAMPLE_KINDS[values.kind] : undefined;
    if (!kind)
      throw new UsageError(
        `--kind takes ${Object.keys(SAMPLE_KINDS).join(' or ')}, not ${JSON.stringify(values.kind)}`,
      );
    const out = required(values.out, '--out');
    await encode(await loadPython(), { kind, traces: positionals, out, longest });
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
