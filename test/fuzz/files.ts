/** Damaged real programs through the prediction service and debug sessions of one host: whatever they hold, everything is answered. */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { Host } from '../support/process/host';
import { pythonFiles } from '../support/process/python-files';
import { complaintsIn, signatureOf, type Finding, type Kind } from './kind';
import type { Random } from './random';
import { askService, type Place } from './service-questions';
import { shorter } from './shrink';
import { stepThrough } from './stepping';
import { Trouble } from './trouble';
import { damaged, excerpt } from './text-edits';

export interface FileCase {
  /** Where the text came from. */
  readonly from: string;
  readonly text: string;
  /** On disk; a file in Latin-1 is none in UTF-8. */
  readonly encoding: 'utf8' | 'latin1';
  readonly places: readonly Place[];
  /** Step requests of the debug session; none without one. */
  readonly steps: readonly string[];
}

const STEPS = ['next', 'next', 'stepIn', 'stepIn', 'stepOut', 'stepBack', 'stepBack', 'continue', 'reverseContinue'];
/** Lines of most texts; some are whole. */
const LINES = 60;
const WHOLE = 0.1;
const HALF = 0.5;
const LATIN = 0.05;
const PATIENCE = 10;

export class Files implements Kind<FileCase> {
  readonly name = 'files';
  readonly unit = 'files';
  tried = 0;
  private readonly paths = pythonFiles();
  private readonly folder = mkdtempSync(join(tmpdir(), 'neural-debug-fuzz-'));
  private host: Host | undefined;

  make(random: Random): FileCase {
    const from = random.pick(this.paths);
    const text = readFileSync(from, 'utf8');
    const part = random.chance(WHOLE) ? text : excerpt(text, 5 + random.below(LINES), random);
    const bad = damaged(part, random);
    const count = bad.split('\n').length;
    return {
      from,
      text: bad,
      encoding: random.chance(LATIN) ? 'latin1' : 'utf8',
      places: random.times(1 + random.below(3), () => ({ line: random.below(count), character: random.below(40) })),
      steps: random.chance(HALF) ? random.times(1 + random.below(6), () => random.pick(STEPS)) : [],
    };
  }

  async run(one: FileCase): Promise<readonly Finding[]> {
    this.tried += 1;
    const host = this.host ?? new Host();
    this.host = host;
    await host.ready;
    host.child.err = '';
    const findings: Finding[] = [];
    try {
      await askService(host, one.text, one.places, PATIENCE);
      if (one.steps.length > 0) await stepThrough(host, this.written(one), one.steps, PATIENCE);
    } catch (error) {
      if (!(error instanceof Trouble)) throw error;
      const cause = complaintsIn(host.child.err);
      findings.push({
        isTimed: error.isTimed,
        signature: cause?.signature ?? signatureOf(error.what),
        text: `${error.message} (${one.from})${cause ? `\n${cause.text}` : ''}`,
      });
      // It may still be at work on this.
      await this.close();
      mkdirSync(this.folder, { recursive: true });
    }
    const complaint = complaintsIn(host.child.err);
    if (complaint && findings.length === 0) findings.push({ ...complaint, text: `${complaint.text} (${one.from})` });
    return findings;
  }

  *smaller(one: FileCase): Iterable<FileCase> {
    if (one.steps.length > 0) yield { ...one, steps: [] };
    if (one.places.length > 0) yield { ...one, places: [] };
    for (const lines of shorter(one.text.split('\n')))
      yield { ...one, text: lines.join('\n'), places: one.places.filter(({ line }) => line < lines.length) };
    for (const steps of shorter(one.steps)) yield { ...one, steps };
  }

  command({ text, encoding, places: [place], steps }: FileCase, name: string): string {
    const path = `${name}py`;
    writeFileSync(path, text, encoding);
    if (steps.length > 0 || !place) return `node dist/cli.js trace ${path}`;
    return `node dist/cli.js hover ${path} ${place.line + 1}`;
  }

  async close(): Promise<void> {
    await this.host?.end();
    this.host = undefined;
    rmSync(this.folder, { recursive: true, force: true });
  }

  private written({ text, encoding }: FileCase): string {
    const path = join(this.folder, 'program.py');
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text, encoding);
    return path;
  }
}
