/** The listing of `trace`: line number, source, what the line changed, and how sure the model is. */
import { styleText } from 'node:util';
import { localsOf, type Frame, type State } from '../debugger/state';
import { printValue } from '../python/print';
import type { SourceFile } from '../python/syntax';
import type { Value } from '../python/value';
import type { Printer } from './trace';

type Style = Parameters<typeof styleText>[0];

/** Column at which the changes start, in characters. */
const CHANGES_AT = 52;
const LONGEST_VALUE = 100;

/** Steps less sure than this are marked. */
const SURE = 0.9;
const LIKELY = 0.6;

export class Listing implements Printer {
  private readonly lines: readonly string[];
  private previous: State | undefined;
  private printed = 0;

  constructor(
    source: SourceFile,
    private readonly useColor: boolean,
    private readonly write: (line: string) => void,
  ) {
    this.lines = source.text.split(/\r\n?|\n/);
  }

  state(state: State): void {
    const before = this.previous;
    this.previous = state;
    const frame = before?.frames.at(-1);
    if (before && frame?.event === 'line') this.executed(before, frame, state);
    this.output(state);
    this.event(state);
  }

  /** The line that the step executed, with what it did. */
  private executed(before: State, frame: Frame, after: State): void {
    const depth = before.frames.length - 1;
    const number = String(frame.line).padStart(4);
    const source = `${'  '.repeat(depth)}${(this.lines[frame.line - 1] ?? '').replaceAll('\t', '    ')}`;
    const { confidence, source: origin } = after.last;
    const mark = origin === 'predicted' && confidence < 1 ? this.percent(confidence) : '    ';
    const effects = this.effects(before, frame, after).join('  ');
    const plain = source.length > CHANGES_AT - 2 ? `${source}  ` : source.padEnd(CHANGES_AT);
    this.write(`${this.paint('dim', number)} ${mark} ${this.paint('dim', '│')} ${plain}${effects}`.trimEnd());
  }

  private effects(before: State, frame: Frame, after: State): string[] {
    const same = after.frames.find(({ id }) => id === frame.id);
    const old = localsOf(before, frame);
    const changed = same
      ? [...localsOf(after, same)].filter(([name, value]) => old.get(name) !== value && !isSame(old.get(name), value))
      : [];
    const shown = changed.map(([name, value]) => `${this.paint('cyan', name)} = ${this.paint('bold', short(value))}`);
    if (shown.length > 0) return shown;
    return after.last.values
      .slice(-1)
      .map(({ expression, value }) =>
        this.paint('dim', `${expression.replace(/\s+/g, ' ').slice(0, 40)} → ${short(value)}`),
      );
  }

  private event(state: State): void {
    const frame = state.frames.at(-1);
    const indent = `${' '.repeat(10)}${this.paint('dim', '│')} ${'  '.repeat(Math.max(0, state.frames.length - 1))}`;
    if (frame?.event === 'call') {
      const given = [...frame.locals].map(([name, value]) => `${name}=${short(value)}`).join(', ');
      this.write(`${indent}${this.paint('magenta', `▶ ${frame.function.qualifiedName}`)}(${given})`);
    } else if (frame?.event === 'return' && !frame.exception) {
      this.write(
        `${indent}${this.paint('magenta', '◀')} ${this.paint('bold', frame.value ? printValue(frame.value) : 'None')}`,
      );
    } else if (frame?.event === 'exception' && frame.exception) {
      const { type, message } = frame.exception;
      this.write(
        `${indent}${this.paint('red', `✗ ${type}${message === undefined || message === '' ? '' : `: ${message}`}`)}`,
      );
    }
    if (state.status === 'crashed') this.write(this.paint('red', 'The program ends with an uncaught exception.'));
  }

  private output(state: State): void {
    const text = state.output.slice(this.printed);
    this.printed = state.output.length;
    if (text === '') return;
    for (const line of text.replace(/\n$/, '').split('\n'))
      this.write(`${' '.repeat(10)}${this.paint('green', `» ${line}`)}`);
  }

  private percent(confidence: number): string {
    const text = `${String(Math.min(99, Math.floor(confidence * 100))).padStart(3)}%`;
    return this.paint(confidence >= SURE ? 'green' : confidence >= LIKELY ? 'yellow' : 'red', text);
  }

  private paint(style: Style, text: string): string {
    return this.useColor ? styleText(style, text, { validateStream: false }) : text;
  }
}

function isSame(a: Value | undefined, b: Value): boolean {
  return a !== undefined && printValue(a) === printValue(b);
}

function short(value: Value): string {
  const text = printValue(value);
  return text.length > LONGEST_VALUE ? `${text.slice(0, LONGEST_VALUE - 1)}…` : text;
}
