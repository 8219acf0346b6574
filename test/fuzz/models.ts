/** Damaged models: one line for people and exit code 2, or failed requests; never a crash of the process. */
import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Child, describeEnding } from '../support/process/child';
import { DapClient } from '../support/process/dap-client';
import { inTime } from '../support/process/patience';
import { complaintsIn, signatureOf, type Finding, type Kind } from './kind';
import { damagedBytes, keysOf, MODEL_FILES, modelCase, type ModelCase, type ModelFile } from './model-cases';
import type { Random } from './random';
import { shorter } from './shrink';
import { answer, Trouble } from './trouble';

const MODEL = join(process.cwd(), 'models');
const PROGRAM = join(process.cwd(), 'test', 'fuzz', 'program.py');
const PATIENCE = 30;
/** Of a command line that cannot do what it is asked. */
const REFUSED = 2;

export class Models implements Kind<ModelCase> {
  readonly name = 'models';
  readonly unit = 'models';
  tried = 0;
  private readonly folder = mkdtempSync(join(tmpdir(), 'neural-debug-fuzz-'));
  private readonly keys = Object.fromEntries(
    (['config.json', 'tokenizer.json'] as const).map((file) => [file, keysOf(JSON.parse(original(file).toString()))]),
  );

  make(random: Random): ModelCase {
    return modelCase(random, this.keys);
  }

  async run(one: ModelCase): Promise<readonly Finding[]> {
    this.tried += 1;
    const model = join(this.folder, `model-${this.tried}`);
    write(model, one);
    try {
      const findings = one.command === 'trace' ? await traced(model) : await debugged(model);
      return findings.map(({ signature, text }) => ({ signature, text: `${text}\nwith ${JSON.stringify(one)}` }));
    } finally {
      rmSync(model, { recursive: true, force: true });
    }
  }

  *smaller(one: ModelCase): Iterable<ModelCase> {
    if (one.isSealed) yield { ...one, isSealed: false };
    for (const damages of shorter(one.damages)) yield { ...one, damages };
  }

  command(one: ModelCase, name: string): string {
    const path = `${name}model`;
    rmSync(path, { recursive: true, force: true });
    write(path, one);
    return `node dist/cli.js trace test/fuzz/program.py --max-steps 10 --model ${path}`;
  }

  close(): Promise<void> {
    rmSync(this.folder, { recursive: true, force: true });
    return Promise.resolve();
  }
}

function original(file: ModelFile): Buffer {
  return readFileSync(join(MODEL, file));
}

/** A model folder with the damage; what is whole is a link. */
function write(folder: string, { damages, isSealed }: ModelCase): void {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const contents = new Map<ModelFile, Buffer>();
  for (const { file, damage } of damages)
    contents.set(file, damagedBytes(contents.get(file) ?? original(file), damage));
  const network = contents.get('model.onnx');
  if (isSealed && network) {
    const sha256 = createHash('sha256').update(network).digest('hex');
    const config = contents.get('config.json') ?? original('config.json');
    contents.set(
      'config.json',
      Buffer.from(config.toString('latin1').replace(/"sha256": ?"\w*"/, `"sha256": "${sha256}"`), 'latin1'),
    );
  }
  for (const file of MODEL_FILES) {
    const content = contents.get(file);
    if (content) writeFileSync(join(folder, file), content);
    else symlinkSync(join(MODEL, file), join(folder, file));
  }
}

async function traced(model: string): Promise<Finding[]> {
  const child = new Child(['trace', PROGRAM, '--call', 'twice(3)', '--max-steps', '10', '--model', model]);
  child.process.stdin.end();
  child.process.stdout.resume();
  const waited = await inTime(child, child.ended, PATIENCE);
  const { err } = child;
  if (waited.kind === 'late') {
    await child.end();
    return [found('trace does not end', waited.text)];
  }
  const ending = await child.ended;
  const complaint = complaintsIn(err);
  if (complaint) return [complaint];
  if (ending.signal !== null || (ending.code !== 0 && ending.code !== REFUSED))
    return [found(`trace: ${describeEnding(ending)}`, err)];
  const lines = err.split('\n').filter((line) => line !== '');
  if (ending.code === REFUSED && lines.length !== 1) return [found(`trace: ${lines.length} lines`, err)];
  return [];
}

async function debugged(model: string): Promise<Finding[]> {
  const child = new Child(['dap', '--model', model]);
  const client = new DapClient(child.process.stdout, child.process.stdin);
  const ask = async (command: string, given?: unknown) =>
    await answer(child, command, client.ask(command, given).answer, PATIENCE);
  try {
    await ask('initialize', { adapterID: 'fuzz' });
    const { success, message = '' } = await ask('launch', {
      program: PROGRAM,
      function: 'twice',
      args: '3',
      stopOnEntry: true,
    });
    if (success) await ask('configurationDone');
    else if (message === '' || message.startsWith('Internal error')) return [found('launch fails', message)];
    await ask('threads');
    client.ask('disconnect', {});
    const waited = await inTime(child, child.ended, PATIENCE);
    if (waited.kind === 'late') return [found('dap does not end', waited.text)];
    const complaint = complaintsIn(child.err);
    return complaint ? [complaint] : [];
  } catch (error) {
    if (!(error instanceof Trouble)) throw error;
    return [found(error.what, error.message)];
  } finally {
    await child.end();
  }
}

function found(what: string, more: string): Finding {
  return { signature: signatureOf(what, more.split('\n')[0] ?? ''), text: `${what}: ${more.slice(0, 1000)}` };
}
