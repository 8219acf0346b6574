/** A run as an indented text: by line, by block (as in LDB, arXiv 2402.16906), or by call; changes only, loops cut short. */
import { shownClass } from '../../../python/values/class-names';
import { localsOf, topFrame } from '../../../debugger/state/state';
import { placeOf } from '../../../python/modules/linked-source';
import type { Statement } from '../../../python/syntax';
import { shown, textAt } from '../contract/answers';
import type { RollOut } from '../contract/roll-out';
import { callTree, type CallNode, type Executed } from './call-tree';
import { doubt, effectsOf } from './effect-text';
import { loopsOf, segmentsOf, type Loop, type Segment } from './rounds';

export type Detail = 'line' | 'block' | 'call';

export interface Extent {
  readonly detail: Detail;
  /** Rounds of a loop that are shown, from its begin and from its end. */
  readonly first: number;
  readonly last: number;
  /** Calls inside calls that are shown. */
  readonly depth: number;
  /** Characters of a value. */
  readonly value: number;
}

export function reportOf(run: RollOut, extent: Extent): string[] {
  return callTree(run).flatMap((node) => new Reporter(run, extent).call(node, 0));
}

class Reporter {
  private readonly loops = new Map<CallNode['entry']['function'], readonly Loop[]>();

  constructor(
    private readonly run: RollOut,
    private readonly extent: Extent,
  ) {}

  call(node: CallNode, depth: number): string[] {
    const { entry, body } = node;
    const { function: info } = entry;
    const end = this.endOf(node, depth);
    const head = info.kind === 'module' ? '<module>' : `${info.qualifiedName}(${this.given(node)})`;
    const lines = [`${indent(depth)}${head}${end}`];
    if (depth >= this.extent.depth) return lines;
    if (this.extent.detail === 'call') {
      for (const { calls } of body) for (const call of calls) lines.push(...this.call(call, depth + 1));
      return lines;
    }
    return [...lines, ...this.segments(segmentsOf(body, this.loopsIn(node)), depth + 1)];
  }

  private endOf({ entry: { returned, exception } }: CallNode, depth: number): string {
    const { ending, confidence } = this.run;
    // A call that the module waits for is not followed past its return.
    const last = depth === 0 && ending.kind === 'returned' ? { value: ending.value, confidence } : undefined;
    const value = returned ?? last;
    if (value) return ` → ${shown(value.value, this.extent.value)}${doubt(value.confidence)}`;
    return exception ? ` → raises ${shownClass(exception.type)}` : '';
  }

  private given({ entry: { state } }: CallNode): string {
    const locals = [...localsOf(state, topFrame(state))];
    return locals.map(([name, value]) => `${name}=${shown(value, this.extent.value)}`).join(', ');
  }

  private loopsIn({ entry: { function: info } }: CallNode): readonly Loop[] {
    const known = this.loops.get(info) ?? loopsOf(this.run.source, info);
    this.loops.set(info, known);
    return known;
  }

  private segments(all: readonly Segment[], depth: number, round?: number): string[] {
    const lines: string[] = [];
    let block: Executed[] = [];
    const flush = (): void => {
      lines.push(...this.block(block, depth, round));
      block = [];
    };
    for (const segment of all) {
      if (segment.kind === 'loop') {
        flush();
        lines.push(...this.rounds(segment.rounds, depth));
      } else if (this.extent.detail === 'line') lines.push(...this.line(segment.executed, depth, round));
      else {
        block.push(segment.executed);
        // A branch, or a call of the program's own, ends a block.
        if (segment.executed.visit.statement.successors.length > 1 || segment.executed.calls.length > 0) flush();
      }
    }
    flush();
    return lines;
  }

  private rounds(rounds: readonly (readonly Segment[])[], depth: number): string[] {
    const { first, last } = this.extent;
    const isLong = rounds.length > first + last;
    return rounds.flatMap((round, index) => {
      if (isLong && index === first) return [`${indent(depth)}… ${rounds.length - first - last} rounds left out`];
      if (isLong && index > first && index < rounds.length - last) return [];
      const [header, ...body] = round;
      const head = header ? this.segments([header], depth, index + 1) : [];
      return [...head, ...this.segments(body, depth + 1)];
    });
  }

  private line({ visit, calls }: Executed, depth: number, round: number | undefined): string[] {
    const effects = effectsOf(visit, this.extent.value);
    const rounds = round === undefined ? '' : ` [round ${round}]`;
    const what = effects.length === 0 ? '' : `  # ${effects.join('; ')}`;
    const { source } = this.run;
    const text = `${indent(depth)}${placeOf(source, visit.statement.line).line}: ${textOf(source, visit.statement)}${rounds}${what}`;
    return [text, ...calls.flatMap((call) => this.call(call, depth + 1))];
  }

  /** Statements that always run one after another: what is different after them. */
  private block(all: readonly Executed[], depth: number, round: number | undefined): string[] {
    const [first] = all;
    const last = all.at(-1);
    if (!first || !last) return [];
    const { source } = this.run;
    const from = placeOf(source, first.visit.statement.line).line;
    const to = placeOf(source, last.visit.statement.endLine).line;
    const rounds = round === undefined ? '' : `, round ${round}`;
    const effects = new Map(
      all.flatMap(({ visit }) => effectsOf(visit, this.extent.value)).map((one) => [one.split(' = ')[0] ?? one, one]),
    );
    const branch = last.visit.taken === undefined ? '' : ` ${textOf(source, last.visit.statement)}`;
    const what = [...effects.values()].join('; ');
    const head = `${indent(depth)}${from === to ? `line ${from}` : `lines ${from}-${to}`}${rounds}:${branch === '' ? '' : `${branch} #`} ${what === '' ? 'nothing changes' : what}`;
    return [head, ...all.flatMap(({ calls }) => calls.flatMap((call) => this.call(call, depth + 1)))];
  }
}

function indent(depth: number): string {
  return '  '.repeat(depth);
}

function textOf(source: RollOut['source'], { line, endLine }: Statement): string {
  return `${textAt(source, line)}${endLine > line ? ' …' : ''}`;
}
