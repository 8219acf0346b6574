/** The evaluator's process as a switch turns it on and off. */
import { CheckReport, type CheckStatus } from '../check-report';
import { SandboxUnavailable, type SandboxOptions, type SandboxTransport } from '../transport';
import { SandboxProcess } from './sandbox-process';

export class SwitchableSandbox extends CheckReport implements SandboxTransport {
  private process: SandboxProcess | undefined;

  /** @param folder see `SandboxProcess` */
  constructor(private readonly folder: string) {
    super();
  }

  protected get current(): Pick<CheckStatus, 'state' | 'detail'> {
    const state = this.process?.state ?? 'off';
    return { state: state === 'ended' ? 'off' : state, detail: this.process?.reason ?? '' };
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
    this.tell();
  }

  async ask(request: string, options?: SandboxOptions): Promise<string> {
    if (!this.process) throw new SandboxUnavailable('The check is off.');
    return await this.process.ask(request, options);
  }

  private started(): SandboxProcess {
    const process: SandboxProcess = new SandboxProcess(this.folder, () => {
      // It starts before it is known here.
      queueMicrotask(() => {
        if (this.process === process) this.tell();
      });
    });
    return process;
  }
}
