/** Stop reasons as text. */
import { PredictionError } from '../../../codec/query';
import type { Inferred } from '../../backward/prior-states';
import type { Command, StopReason } from './commands';
import { describeException, exitStatus } from '../../state/exceptions';
import { percent } from '../../percent';
import type { State } from '../../state/state';

export function arrived(command: Command): StopReason {
  if (command.kind === 'entry' || command.kind === 'to-call') return { kind: 'entry', text: 'start' };
  return command.kind === 'to' ? { kind: 'goto', text: `line ${command.line}` } : { kind: 'step', text: 'step' };
}

export function ended({ failure, status }: State): StopReason {
  const isCrash = status === 'crashed' && failure && exitStatus(failure) !== 0;
  const what = isCrash ? `ended by ${describeException(failure)}` : 'end of program';
  return { kind: 'end', text: `${what}: step back, or stop`, note: `${what.charAt(0).toUpperCase()}${what.slice(1)}` };
}

export function cancelled(steps: number): StopReason {
  return { kind: 'cancelled', text: `cancelled after ${Math.abs(steps)} steps` };
}

/** The model has no usable answer. @throws any other error */
export function failed(error: unknown): StopReason {
  if (!(error instanceof PredictionError)) throw error;
  return { kind: 'error', text: `no prediction: ${error.message}` };
}

/** `inferred, 40 %`. */
export function describeInferred({ probability, isConfirmed }: Pick<Inferred, 'probability' | 'isConfirmed'>): string {
  const text = `inferred, ${percent(probability)}`;
  return isConfirmed ? text : `${text}, not confirmed`;
}
