/** The adapter of one debug session, which is served in the worker. */
import * as vscode from 'vscode';
import type { Port } from '../../adapter/wire/ports';
import { GONE, HUNG_UP } from '../../web/messages';

export class WebAdapter extends vscode.Disposable implements vscode.DebugAdapter {
  private readonly sent = new vscode.EventEmitter<vscode.DebugProtocolMessage>();
  readonly onDidSendMessage = this.sent.event;

  constructor(private readonly port: Port) {
    super(() => {
      port.postMessage(GONE);
      this.sent.dispose();
    });
    port.onmessage = ({ data }) => {
      if (data !== HUNG_UP) this.sent.fire(data as vscode.DebugProtocolMessage);
    };
  }

  handleMessage(message: vscode.DebugProtocolMessage): void {
    this.port.postMessage(message);
  }
}
