/**
 * How sure the names of the frames are. The model says how sure it is of a step if the state before is right; a value is as
 * sure as that, times the least sure of what it was made of and of the branches that led there. The least one, not the
 * product: what is wrong in a program is mostly wrong for one reason.
 */
import type { Statement } from '../../python/syntax';
import { doubtKey } from '../state/doubts';
import { moduleName } from '../../python/definitions/name-resolution';
import { topFrame, type Frame, type State, type Doubts } from '../state/state';

interface FrameTrust {
  readonly names: Map<string, number>;
  /** Probability that control has come this way. */
  control: number;
}

export class PathConfidence {
  private readonly frames = new Map<number | string, FrameTrust>();

  /** @param doubts about what the modules hold */
  constructor(private readonly doubts: Doubts) {}

  /** Probability that control has come to the frame's line. */
  control(frame: Frame): number {
    return this.frame(frame).control;
  }

  /** Probability that names of the statement have the values that it reads, each where it runs at all. */
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

  /** A function is called with arguments that are this sure. */
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
