/**
 * Confidence of the names of frames. The model's confidence in a step assumes that the state before is right; that of a value is
 * this, times the least confidence of its inputs and of the branches that led there. The minimum, not the
 * product, since errors are usually correlated.
 */
import type { Statement, Successor } from '../../python/syntax';
import { doubtKey } from '../state/doubts';
import { moduleName } from '../../python/definitions/name-resolution';
import { topFrame, type Frame, type State, type Doubts } from '../state/state';
import type { AssumedWay } from './statement-execution';

/** Where the ways from an assumed branch come together: what does not depend on it is as sure there as before. */
interface Join {
  readonly line: Successor;
  /** Names that a way may have changed. */
  readonly names: readonly string[];
  /** Before the branch. */
  readonly control: number;
  readonly assumed: readonly AssumedWay[];
}

interface FrameTrust {
  readonly names: Map<string, number>;
  /** What was assumed on the way to the values of names. */
  readonly ways: Map<string, readonly AssumedWay[]>;
  readonly joins: Join[];
  /** Probability of the path taken. */
  control: number;
  /** What was assumed on that path. */
  assumed: readonly AssumedWay[];
}

export class PathConfidence {
  private readonly frames = new Map<number | string, FrameTrust>();

  /** @param doubts about the globals of the modules */
  constructor(private readonly doubts: Doubts) {}

  /** Probability that control reached the frame's line. */
  control(frame: Frame): number {
    return this.frame(frame).control;
  }

  /** What was assumed on the way to the frame's line, and to values of names. */
  assumed(frame: Frame, names: Iterable<string> = []): readonly AssumedWay[] {
    const { assumed, ways } = this.frame(frame);
    return [...new Set([...assumed, ...[...names].flatMap((name) => ways.get(name) ?? [])])];
  }

  /** The frame has come to its line. */
  arrive(frame: Frame): void {
    const path = this.frame(frame);
    for (let join = path.joins.at(-1); join?.line === frame.line; join = path.joins.at(-1)) {
      path.joins.pop();
      for (const name of join.names)
        this.set(frame, name, Math.min(path.control, this.name(frame, name)), this.assumed(frame, [name]));
      path.control = join.control;
      path.assumed = join.assumed;
    }
  }

  /** The branch that comes next is assumed, and its ways come together again. */
  joining(frame: Frame, { line, names }: Pick<Join, 'line' | 'names'>): void {
    const { joins, control, assumed } = this.frame(frame);
    joins.push({ line, names, control, assumed });
  }

  /** Probability that names of the statement have the values that it reads, given that it runs. */
  read(frame: Frame, { tokens }: Statement): Map<string, number> {
    const names = tokens.flatMap(({ kind, text }) => (kind === 'name' ? [text] : []));
    return new Map(names.map((name) => [name, this.name(frame, name)]));
  }

  private name(frame: Frame, name: string): number {
    const key = doubtKey(frame.function, name);
    const own = this.frame(frame).names.get(name) ?? this.frames.get(moduleName(frame.function))?.names.get(name);
    return own ?? this.doubts.get(name.includes('.') ? name : key) ?? 1;
  }

  set(frame: Frame, name: string, trust: number, assumed: readonly AssumedWay[]): void {
    const { names, ways } = this.frame(frame);
    names.set(name, trust);
    ways.set(name, assumed);
  }

  branch(frame: Frame, trust: number, assumed: readonly AssumedWay[]): void {
    const path = this.frame(frame);
    path.control = Math.min(1, trust);
    path.assumed = assumed;
  }

  /** A function is called with arguments of this confidence. */
  enter(state: State, trust: number, assumed: readonly AssumedWay[] = []): void {
    const frame = topFrame(state);
    this.frames.set(frame.id, {
      names: new Map([...frame.locals.keys()].map((name) => [name, trust])),
      ways: new Map(),
      joins: [],
      control: trust,
      assumed,
    });
  }

  private frame({ id, function: info }: Frame): FrameTrust {
    const key = info.kind === 'module' ? moduleName(info) : id;
    const known = this.frames.get(key);
    if (known) return known;
    const begun: FrameTrust = { names: new Map(), ways: new Map(), joins: [], control: 1, assumed: [] };
    this.frames.set(key, begun);
    return begun;
  }
}
