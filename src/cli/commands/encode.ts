/** `neural-debug encode`: traces -> training samples, with the codec that the debugger itself uses. */
import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream, mkdirSync, writeFileSync, type WriteStream } from 'node:fs';
import { basename, join } from 'node:path';
import { createInterface } from 'node:readline';
import { createGunzip } from 'node:zlib';
import { isCutShort, located } from '../../codec/traces/source-edits';
import { placesOf } from '../../codec/values/token-places';
import type { Trace } from '../../codec/traces/trace';
import { TOKENS } from '../../codec/vocabulary/vocabulary';
import type { PythonParser } from '../../python/parser';
import type { SourceFile } from '../../python/syntax';
import { UsageError } from '../command';
import { reasonOf } from '../cases/failed-cases';
import type { SampleKind } from '../cases/sample-kinds';

export interface EncodeOptions {
  readonly kind: SampleKind;
  readonly traces: readonly string[];
  /** Gets `train/` and `validation/`, each with samples.bin, places.bin, index.bin, group.bin, meta.json. */
  readonly out: string;
  /** Where all samples go; by default a hash of the program's id decides. */
  readonly side?: 'train' | 'validation';
  /** One group for all samples; by default each file is one. */
  readonly group?: string | undefined;
  /** Longest sample in tokens. */
  readonly longest: number;
}

/** Share of programs held out, chosen by a hash of the program's id. */
const HELD_OUT_PERCENT = 2;

/** A group is a byte. */
const GROUPS = 256;

/** The five files of one set of samples; the format is described in training/README.md. */
class SampleFiles {
  private readonly samples: WriteStream;
  private readonly places: WriteStream;
  private readonly index: WriteStream;
  private readonly group: WriteStream;
  private offset = 0;
  count = 0;

  constructor(private readonly folder: string) {
    mkdirSync(folder, { recursive: true });
    this.samples = createWriteStream(join(folder, 'samples.bin'));
    this.places = createWriteStream(join(folder, 'places.bin'));
    this.index = createWriteStream(join(folder, 'index.bin'));
    this.group = createWriteStream(join(folder, 'group.bin'));
  }

  get tokens(): number {
    return this.offset;
  }

  add(prompt: readonly number[], forced: readonly number[], answer: readonly number[], group: number): void {
    const all = [...prompt, ...forced, ...answer];
    this.samples.write(Buffer.from(Uint16Array.from(all).buffer));
    this.places.write(placesOf(prompt, [...forced, ...answer]));
    this.index.write(Buffer.from(Uint32Array.from([this.offset, prompt.length, forced.length, all.length]).buffer));
    this.group.write(Buffer.from([group]));
    this.offset += all.length;
    this.count++;
  }

  async close(groups: readonly string[]): Promise<void> {
    writeFileSync(join(this.folder, 'meta.json'), JSON.stringify({ vocabulary: TOKENS.length, groups }));
    const streams = [this.samples, this.places, this.index, this.group];
    await Promise.all(
      streams.map(async (stream) => {
        await new Promise<void>((done) => stream.end(done));
      }),
    );
  }
}

export async function encode(parser: PythonParser, options: EncodeOptions): Promise<void> {
  const train = new SampleFiles(join(options.out, 'train'));
  const validation = new SampleFiles(join(options.out, 'validation'));
  const names = options.traces.map((path) => basename(path).replace(/^traces-|\.jsonl(\.gz)?$/g, ''));
  const groups = options.group === undefined ? names : [options.group];
  if (groups.length > GROUPS) throw new UsageError(`more than ${GROUPS} files: give them one --group`);
  const left = new Map<string, number>();
  const report = (reason: string): void => void left.set(reason, (left.get(reason) ?? 0) + 1);
  const seen = new Set<string>();
  for (const [at, path] of options.traces.entries()) {
    const group = options.group === undefined ? at : 0;
    let previous: { source: string; file: SourceFile } | undefined;
    for await (const read of readTraces(path)) {
      const trace = located(read);
      if (isCutShort(trace)) {
        report('a line that ran is cut short');
        continue;
      }
      const isValidation = options.side ? options.side === 'validation' : isHeldOut(trace.id);
      const files = isValidation ? validation : train;
      try {
        const file = previous?.source === trace.source ? previous.file : parser.parse(trace.source);
        previous = { source: trace.source, file };
        for await (const sample of options.kind(file, trace, report)) {
          try {
            const { prompt, forced, answer } = sample();
            const all = [...prompt, ...forced, ...answer];
            if (all.length > options.longest) report('too long');
            else if (isNew(seen, all)) files.add(prompt, forced, answer, group);
            else report('seen before');
          } catch (error) {
            report((error as Error).message.replace(/\d+/g, 'N').slice(0, 60));
          }
        }
      } catch (error) {
        report(`a trace that cannot be processed: ${reasonOf(error)}`.replace(/\d+/g, 'N').slice(0, 100));
      }
    }
    process.stderr.write(`${names[at] ?? ''}: ${train.count} + ${validation.count} samples, ${train.tokens} tokens\n`);
  }
  await Promise.all([train.close(groups), validation.close(groups)]);
  const reasons = [...left].sort((a, b) => b[1] - a[1]).slice(0, 30);
  process.stderr.write(`left out:\n${reasons.map(([reason, count]) => `  ${count}  ${reason}`).join('\n')}\n`);
}

async function* readTraces(path: string): AsyncGenerator<Trace> {
  const raw = createReadStream(path);
  const input = path.endsWith('.gz') ? raw.pipe(createGunzip()) : raw;
  let number = 0;
  try {
    for await (const line of createInterface({ input, crlfDelay: Infinity })) {
      number++;
      if (line.trim() !== '') yield parseTrace(line, `${path}, line ${number}`);
    }
  } catch (error) {
    const { code = '', message } = error as NodeJS.ErrnoException;
    throw code.startsWith('Z_') ? new UsageError(`${path} is damaged: ${message}`) : error;
  }
}

function parseTrace(line: string, where: string): Trace {
  try {
    const trace = JSON.parse(line) as Trace;
    if (typeof trace.source === 'string' && Array.isArray(trace.steps)) return trace;
  } catch {
    // Reported below.
  }
  throw new UsageError(`${where}: not a trace (a JSON object with "source" and "steps")`);
}

/** By problem, not by run: all runs of a program are on the same side. */
function isHeldOut(id: string): boolean {
  const problem = id.replace(/#.*$/, '');
  return createHash('md5').update(problem).digest().readUInt16LE(0) % 100 < HELD_OUT_PERCENT;
}

function isNew(seen: Set<string>, tokens: readonly number[]): boolean {
  const key = createHash('md5').update(Uint16Array.from(tokens)).digest('base64').slice(0, 12);
  if (seen.has(key)) return false;
  seen.add(key);
  return true;
}
