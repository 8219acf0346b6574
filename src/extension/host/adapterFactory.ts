import * as vscode from 'vscode';
import { commandLine, type HostCommand, type HostProcess, nodeEnvironment } from './hostProcess';
import type { ModelHost } from './modelHost';

/**
 * Debug sessions live in the model host, never in the extension host: inference blocks the JavaScript thread that asks for
 * it. If the model host cannot be started, each session gets its own process.
 */
export class NeuralAdapterFactory implements vscode.DebugAdapterDescriptorFactory {
  constructor(
    private readonly command: HostCommand,
    private readonly host: ModelHost<HostProcess>,
    private readonly log: vscode.LogOutputChannel,
  ) {}

  async createDebugAdapterDescriptor(): Promise<vscode.DebugAdapterDescriptor> {
    try {
      return new vscode.DebugAdapterNamedPipeServer((await this.host.started()).pipe);
    } catch (error) {
      this.log.warn(`The session gets a process of its own, since there is no model host: ${String(error)}`);
      return new vscode.DebugAdapterExecutable(this.command.node, commandLine(this.command, 'dap'), {
        env: nodeEnvironment,
      });
    }
  }
}
