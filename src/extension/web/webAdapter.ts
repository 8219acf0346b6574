/** The adapter of one debug session, which is served in the worker. */
import * as vscode from 'vscode';
import { HUNG_UP } from '../../web/messages';
import type { ServedSession, WorkerHost } from '../../web/worker-host';
import { answerOfGone, TERMINATED } from './goneAdapter';

export class WebAdapter extends vscode.Disposable implements vscode.DebugAdapter {
  private readonly sent = new vscode.EventEmitter<vscode.DebugProtocolMessage>();
  readonly onDidSendMessage = this.sent.event;
  private readonly session: ServedSession;
  private isGone = false;

  constructor(host: WorkerHost) {
    super(() => {
      this.session.end();
      this.sent.dispose();
    });
    this.session = host.session(() => {
      this.isGone = true;
      this.sent.fire(TERMINATED);
    });
    this.session.port.onmessage = ({ data }) => {
      if (data !== HUNG_UP) this.sent.fire(data as vscode.DebugProtocolMessage);
    };
  }

  handleMessage(message: vscode.DebugProtocolMessage): void {
    const answer = this.isGone ? answerOfGone(message) : undefined;
    if (answer) this.sent.fire(answer);
    else if (!this.isGone) this.session.port.postMessage(message);
  }
}
