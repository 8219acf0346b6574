/** Commands that make training data and the model's tokenizer. */
import { existsSync, writeFileSync } from 'node:fs';
import { tokenizerJson } from '../../codec/vocabulary/vocabulary';
import { loadPython } from '../../python/source';
import { type Command, parseOptions, positional, required, UsageError, wholeNumber } from '../command';
import { encode } from './encode';
import { EVALUATED_KINDS, SAMPLE_KINDS } from '../cases/sample-kinds';
import { PythonEvaluator } from '../samples/python-evaluator';

const KINDS = [...Object.keys(SAMPLE_KINDS), ...Object.keys(EVALUATED_KINDS)];

export const encodeCommand: Command = {
  summary: 'Makes samples for training of recorded traces.',
  help: `  --masked SHARE    part of the values that become unknown, from 0 to 1 (0)
  --doubted SHARE   part of the steps that a debugger makes that is unsure of some values, from 0 to 1 (0)
  --longest TOKENS  leaves out samples that are longer (384)
`,
  usage: `encode --out FOLDER [--kind ${KINDS.join('|')}] [--longest TOKENS] [--side train|validation] [--group NAME] [--masked SHARE] [--doubted SHARE] [--python PYTHON] TRACES.jsonl[.gz]…`,
  async run(args) {
    const { values, positionals } = parseOptions(args, {
      out: { type: 'string' },
      kind: { type: 'string', default: 'steps' },
      longest: { type: 'string', default: '384' },
      side: { type: 'string' },
      group: { type: 'string' },
      masked: { type: 'string', default: '0' },
      doubted: { type: 'string', default: '0' },
      python: { type: 'string', default: 'python3' },
      evaluator: { type: 'string', default: 'src/sandbox/python' },
    });
    if (positionals.length === 0) throw new UsageError('no trace files');
    const missing = positionals.find((path) => !existsSync(path));
    if (missing !== undefined) throw new UsageError(`no such file: ${missing}`);
    const longest = wholeNumber(values.longest, '--longest');
    const [plain, evaluated] = [SAMPLE_KINDS[values.kind], EVALUATED_KINDS[values.kind]];
    if (!plain && !evaluated)
      throw new UsageError(`--kind takes ${KINDS.join(' or ')}, not ${JSON.stringify(values.kind)}`);
    const out = required(values.out, '--out');
    const maskedShare = shareOf(values.masked, '--masked');
    const doubtedShare = shareOf(values.doubted, '--doubted');
    const options = { traces: positionals, out, longest, group: values.group, ...sideOf(values.side) };
    if (plain) await encode(await loadPython(), { ...options, kind: plain });
    if (!evaluated) return;
    // Its answers are worked out, so it wants CPython beside the traces.
    const evaluator = new PythonEvaluator(values.python, values.evaluator);
    try {
      await encode(await loadPython(), { ...options, kind: evaluated({ evaluator, maskedShare, doubtedShare }) });
    } finally {
      evaluator.end();
    }
  },
};

function shareOf(text: string, option: string): number {
  const share = Number(text);
  if (!(share >= 0 && share <= 1)) throw new UsageError(`${option} takes a number from 0 to 1`);
  return share;
}

function sideOf(side: string | undefined): { readonly side?: 'train' | 'validation' } {
  if (side === undefined) return {};
  if (side !== 'train' && side !== 'validation')
    throw new UsageError(`--side takes train or validation, not ${JSON.stringify(side)}`);
  return { side };
}

export const tokenizerCommand: Command = {
  summary: 'Writes the token language as a file that tokenizer libraries read.',
  usage: 'tokenizer FILE.json',
  async run(args) {
    const { positionals } = parseOptions(args, {});
    const [path = ''] = positional(positionals, 'FILE.json');
    writeFileSync(path, `${JSON.stringify(tokenizerJson(), null, 1)}\n`);
    await Promise.resolve();
  },
};
