/**
 * Confidence of the names of frames. The model's confidence in a step assumes that the state before is right; that of a value is
 * this, times the least confidence of its inputs and of the branches that led there. The minimum, not the
 * product, since errors are usually correlated.
 */
import type { Statement } from '../../python/syntax';
import { doubtKey } from '../state/doubts';
import { moduleName } from '../../python/definitions/name-resolution';
import { topFrame, type Frame, type State, type Doubts } from '../state/state';

interface FrameTrust {
  readonly names: Map<string, number>;
  /** Probability of the path taken. */
  control: number;
}

export class PathConfidence {
  private readonly frames = new Map<number | string, FrameTrust>();

  /** @param doubts about the globals of the modules */
  constructor(private readonly doubts: Doubts) {}

  /** Probability that control reached the frame's line. */
  control(frame: Frame): number {
    return this.frame(frame).control;
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

  set(frame: Frame, name: string, trust: number): void {
    this.frame(frame).names.set(name, trust);
  }

  branch(frame: Frame, trust: number): void {
    this.frame(frame).control = Math.min(1, trust);
  }

  /** A function is called with arguments of this confidence. */
  enter(state: State, trust: number): void {
    const frame = topFrame(state);
    this.frames.set(frame.id, {
      names: new Map([...frame.locals.keys()].map((name) => [name, trust])),
      control: trust,
    });
  }

  private frame({ id, function: info }: Frame): FrameTrust {
    const key = info.kind === 'module' ? moduleName(info) : id;
    const found = this.frames.get(key) ?? { names: new Map<string, number>(), control: 1 };
    this.frames.set(key, found);
    return found;
  }
}
