/** Abuse of the wire: whatever is written to a process, it answers the next request, or says what is wrong and ends as failed. */
import { generateRandomPipeName } from 'vscode-jsonrpc/node';
import { Child, describeEnding } from '../support/process/child';
import { framed } from '../support/process/dap-client';
import { pause } from '../support/process/patience';
import { complaintsIn, signatureOf, type Finding, type Kind } from './kind';
import type { Random } from './random';
import { shorter } from './shrink';
import { wireCase, type WireCase } from './wire-cases';

/** Of the request whose answer is waited for. */
const PROBE = 4711;
const PROBES: Readonly<Record<WireCase['reader'], string>> = {
  dap: JSON.stringify({ seq: PROBE, type: 'request', command: 'initialize', arguments: { adapterID: 'fuzz' } }),
  host: JSON.stringify({ jsonrpc: '2.0', id: PROBE, method: 'neural/currentStatus', params: {} }),
};
const ANSWER = /"(?:request_seq|id)":4711\b/;
/** Milliseconds: between two pieces, between two looks, without an answer, for its end. */
const GAP = 5;
const LOOK = 50;
const IDLE = 1500;
const MOST = 60_000;
/** Processor time in seconds that the start of a process takes at least. */
const STARTED = 0.15;
const ANSWERED = 2000;
const ENDED = 10_000;
/** Processor time in seconds that waiting for the rest of a message may take. */
const WAITING = 2;
/** Bytes that can be shown as a command for a shell. */
const LONGEST_COMMAND = 200;

export class Wire implements Kind<WireCase> {
  readonly name = 'wire';
  readonly unit = 'wire cases';
  tried = 0;
  readonly parallel = 4;

  make(random: Random, index: number): WireCase {
    return wireCase(random, index);
  }

  async run(one: WireCase): Promise<readonly Finding[]> {
    this.tried += 1;
    const { reader, pieces, isCut } = one;
    const child = new Child(reader === 'dap' ? ['dap'] : ['host', '--pipe', generateRandomPipeName()]);
    let out = '';
    child.process.stdout.on('data', (data: Buffer) => (out += data.toString('latin1')));
    const { stdin } = child.process;
    for (const piece of pieces) {
      stdin.write(Buffer.from(piece, 'latin1'));
      await pause(GAP);
    }
    if (!isCut) stdin.write(framed(PROBES[reader]));
    const isOver = (): boolean => child.ending !== undefined || ANSWER.test(out);
    if (isCut) stdin.end();
    else await until(isOver, child, ANSWERED);
    const isAnswered = ANSWER.test(out);
    const worked = child.processorTime ?? 0;
    stdin.end();
    await until(() => child.ending !== undefined, child, ENDED);
    const findings = judge(one, child, isAnswered, worked);
    await child.end();
    return findings.map(({ signature, text }) => ({ signature: `${reader} ${signature}`, text: `${reader}: ${text}` }));
  }

  *smaller(one: WireCase): Iterable<WireCase> {
    if (one.pieces.length > 1) yield { ...one, pieces: [one.pieces.join('')] };
    for (const pieces of shorter(one.pieces)) yield { ...one, pieces };
    const text = one.pieces.join('');
    for (const rest of shorter(text.split(/(?=Content-Length)/))) yield { ...one, pieces: [rest.join('')] };
    if (text.length > 1000) yield { ...one, pieces: [text.slice(0, text.length / 2)] };
  }

  command({ reader, pieces }: WireCase): string | undefined {
    const bytes = Buffer.from(pieces.join(''), 'latin1');
    if (bytes.length > LONGEST_COMMAND) return undefined;
    const octal = [...bytes]
      .map((byte) =>
        byte > 32 && byte < 127 && byte !== 39 && byte !== 92 && byte !== 37
          ? String.fromCharCode(byte)
          : `\\${byte.toString(8).padStart(3, '0')}`,
      )
      .join('');
    return `printf '${octal}' | node dist/cli.js ${reader === 'dap' ? 'dap' : 'host --pipe /tmp/fuzz.sock'}; echo $?`;
  }

  close(): Promise<void> {
    return Promise.resolve();
  }
}

/**
 * Waits for a condition, but not for a process that has nothing to do any more. One that has hardly started, or that others keep from the
 * processor, gets more time.
 */
async function until(condition: () => boolean, child: Child, milliseconds: number): Promise<void> {
  const start = performance.now();
  let [worked, lastWork] = [0, start];
  while (!condition()) {
    await pause(LOOK);
    const now = performance.now();
    const { processorTime = 0 } = child;
    if (processorTime > worked) [worked, lastWork] = [processorTime, now];
    const isIdle = now > lastWork + IDLE && (worked === 0 || worked > STARTED);
    if (now > start + MOST || (now > start + milliseconds && isIdle)) return;
  }
}

/** @param worked seconds of processor time until there was no answer any more */
export function judge(
  one: WireCase,
  { ending, err }: Pick<Child, 'ending' | 'err'>,
  isAnswered: boolean,
  worked: number,
): Finding[] {
  const more = `after ${shown(one)}`;
  const complaint = complaintsIn(err);
  const cause = one.parts.length > 1 ? 'several' : (one.parts[0] ?? '');
  const findings = complaint ? [{ ...complaint, text: `${complaint.text} ${more}` }] : [];
  const find = (what: string): void => {
    findings.push({ signature: signatureOf(what, cause), text: `${what} ${more}` });
  };
  if (!ending) find('does not end when its input ends');
  else if (ending.signal !== null) find(`ends with ${describeEnding(ending)}`);
  else if (ending.code === 0 && !isAnswered && !one.isCut) find('ends with exit code 0 and has not answered');
  else if (ending.code !== 0 && err.trim() === '') find(`ends with ${describeEnding(ending)} and says nothing`);
  else if (ending.code === 0 && one.isCut && isUnfinished(one) && err.trim() === '')
    find('ends with exit code 0 and says nothing of a message cut off');
  if (!isAnswered && worked > WAITING + 1) find('keeps the processor busy while it waits');
  return findings;
}

/** A whole header, and not all of the body that it speaks of. */
function isUnfinished({ pieces }: WireCase): boolean {
  const match = /^Content-Length: (\d+)\r\n\r\n([^]*)$/.exec(pieces.join(''));
  return match !== null && Number(match[1]) > (match[2] ?? '').length;
}

function shown({ parts, pieces, isCut }: WireCase): string {
  const text = JSON.stringify(pieces);
  const cut = text.length > 200 ? `${text.slice(0, 200)}… (${text.length} characters)` : text;
  return `${parts.join(', ')}: ${cut}${isCut ? ' and the end of input' : ' and a request'}`;
}
