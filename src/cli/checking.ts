/** `--check` and `--no-check`: whether a command evaluates what can be evaluated. */
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { NeuralPredictor, PredictorOptions } from '../model/neural-predictor';
import { CheckingPredictor, type CheckingOptions } from '../sandbox/checking-predictor';
import { RememberingTransport } from '../sandbox/remembering-transport';
import { SUPPORTED_MODULES } from '../sandbox/supported-modules';
import { SandboxProcess } from '../sandbox/process/sandbox-process';
import { UsageError } from './command';
import { loadModel } from './given-program';

/** Options of commands that predict: whether what can be evaluated is evaluated. */
export const CHECK_OPTIONS = {
  check: { type: 'boolean' },
  'no-check': { type: 'boolean' },
} as const;

interface CheckChoice {
  readonly check?: boolean | undefined;
  readonly 'no-check'?: boolean | undefined;
}

/** Where the evaluator is: beside the bundle. */
export function sandboxFolder(): string {
  return join(dirname(fileURLToPath(import.meta.url)), 'sandbox');
}

/** @throws UsageError where both are given */
export function isCheckWanted(given: CheckChoice, isDefault: boolean): boolean {
  if (given.check && given['no-check']) throw new UsageError('--check and --no-check exclude each other');
  return given.check ?? (isDefault && !given['no-check']);
}

/** For one evaluation: nobody waits for it in front of a screen. */
const MILLISECONDS = 2000;

/** What evaluates single statements for a command, and the options of a model that is checked by it. */
export interface Checking {
  readonly options: Pick<PredictorOptions, 'around'>;
  dispose(): void;
}

/** @param isDefault whether a command checks if nothing is said */
export function checking(given: CheckChoice, isDefault: boolean, options: CheckingOptions = {}): Checking {
  if (!isCheckWanted(given, isDefault)) return { options: {}, dispose: () => undefined };
  const sandbox = new SandboxProcess(sandboxFolder());
  const asked = new RememberingTransport(sandbox);
  return {
    options: { around: (chain) => new CheckingPredictor(chain, asked, { milliseconds: MILLISECONDS, ...options }) },
    dispose: () => {
      sandbox.dispose();
    },
  };
}

/** Modules that are evaluated, and so need not be read; undefined where nothing is checked. @throws as `isCheckWanted` */
export function checkedModules(given: CheckChoice, isDefault: boolean): ReadonlySet<string> | undefined {
  return isCheckWanted(given, isDefault) ? SUPPORTED_MODULES : undefined;
}

/**
 * What a command does with a model, checked where that is wanted; model and evaluator are released however it ends.
 * @param isDefault whether the command checks if nothing is said
 * @throws ModelError if there is no usable model
 */
export async function withCheckedModel<T>(
  given: CheckChoice & { readonly model?: string | undefined },
  isDefault: boolean,
  use: (predictor: NeuralPredictor) => Promise<T>,
  options: PredictorOptions = {},
  checkingOptions: CheckingOptions = {},
): Promise<T> {
  const check = checking(given, isDefault, checkingOptions);
  try {
    const predictor = await loadModel(given.model, { ...options, ...check.options });
    try {
      return await use(predictor);
    } finally {
      await predictor.release();
    }
  } finally {
    check.dispose();
  }
}
