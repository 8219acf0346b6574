/** `--check` and `--no-check`: whether a command evaluates what can be evaluated. */
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { PredictorOptions } from '../model/neural-predictor';
import { CheckingPredictor, type CheckingOptions } from '../sandbox/checking-predictor';
import { SandboxProcess } from '../sandbox/process/sandbox-process';
import { UsageError } from './command';

/** Options of commands that predict: whether what can be evaluated is evaluated. */
export const CHECK_OPTIONS = {
  check: { type: 'boolean' },
  'no-check': { type: 'boolean' },
} as const;

/** What evaluates single statements for a command, and the options of a model that is checked by it. */
export interface Checking {
  readonly options: Pick<PredictorOptions, 'around'>;
  dispose(): void;
}

/** @param isDefault whether a command checks if nothing is said */
export function checking(
  given: { readonly check?: boolean | undefined; readonly 'no-check'?: boolean | undefined },
  isDefault: boolean,
  options: CheckingOptions = {},
): Checking {
  if (given.check && given['no-check']) throw new UsageError('--check and --no-check exclude each other');
  if (!(given.check ?? (isDefault && !given['no-check']))) return { options: {}, dispose: () => undefined };
  const sandbox = new SandboxProcess(join(dirname(fileURLToPath(import.meta.url)), 'sandbox'));
  return {
    options: { around: (chain) => new CheckingPredictor(chain, sandbox, options) },
    dispose: () => {
      sandbox.dispose();
    },
  };
}
