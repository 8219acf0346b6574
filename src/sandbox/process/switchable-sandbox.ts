/** The evaluator's process as a switch turns it on and off, and how often it agreed with the model. */
import { SandboxUnavailable, type SandboxOptions, type SandboxTransport } from '../transport';
import { SandboxProcess } from './sandbox-process';

export interface CheckStatus {
  readonly state: 'off' | 'starting' | 'ready' | 'failed';
  /** Why it failed, for people. */
  readonly detail: string;
  /** Statements of which the model said what they do, and of which it said something else. */
  readonly agreed: number;
  readonly disagreed: number;
}

export class SwitchableSandbox implements SandboxTransport {
  private process: SandboxProcess | undefined;
  private agreed = 0;
  private disagreed = 0;
  /** Told after each change of `status`. */
  onChange: (status: CheckStatus) => void = () => undefined;

  /** @param folder see `SandboxProcess` */
  constructor(private readonly folder: string) {}

  get status(): CheckStatus {
    const { agreed, disagreed, process } = this;
    const state = process?.state ?? 'off';
    return { state: state === 'ended' ? 'off' : state, detail: process?.reason ?? '', agreed, disagreed };
  }

  get isOn(): boolean {
    return this.process !== undefined;
  }

  get available(): boolean {
    return this.process?.available ?? false;
  }

  /** Starts the process, or ends it. One that could not be started is tried again. */
  turn(on: boolean): void {
    if (on === this.isOn && this.process?.state !== 'failed') return;
    const before = this.process;
    this.process = undefined;
    before?.dispose();
    if (on) this.process = this.started();
    this.onChange(this.status);
  }

  /** Counts what the check of a statement came to. */
  readonly compared = (isSame: boolean): void => {
    if (isSame) this.agreed++;
    else this.disagreed++;
    this.onChange(this.status);
  };

  async ask(request: string, options?: SandboxOptions): Promise<string> {
    if (!this.process) throw new SandboxUnavailable('The check is off.');
    return await this.process.ask(request, options);
  }

  private started(): SandboxProcess {
    const process: SandboxProcess = new SandboxProcess(this.folder, () => {
      // It starts before it is known here.
      queueMicrotask(() => {
        if (this.process === process) this.onChange(this.status);
      });
    });
    return process;
  }
}
