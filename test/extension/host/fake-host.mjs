/** A model host without a model: it says that it is ready, answers what it is asked for, and crashes on demand. */
import { createMessageConnection, NotificationType, ProgressType, RequestType } from 'vscode-jsonrpc/node.js';

const connection = createMessageConnection(process.stdin, process.stdout);
connection.onRequest(new RequestType('echo'), async (params) => {
  if (params.progress) await connection.sendProgress(new ProgressType(), params.progress, { steps: 3, line: 1 });
  const { ORT_DISABLE_TELEMETRY: quiet } = process.env;
  return { ...params, pid: process.pid, argv: process.argv.slice(2), quiet };
});
connection.onRequest(new RequestType('wait'), (_params, token) => {
  // One that was cancelled before it got here reports nothing any more.
  if (token.isCancellationRequested) return 'cancelled';
  return new Promise((resolve) => token.onCancellationRequested(() => resolve('cancelled')));
});
connection.onRequest(new RequestType('crash'), () => {
  process.stderr.write('out of luck\n');
  process.exit(3);
});
connection.onRequest(new RequestType('hang'), () => {
  process.stderr.write('neural-debug: no progress for long\n');
  process.kill(process.pid, 'SIGKILL');
});
const check = (on) => ({ state: on ? 'ready' : 'off', detail: '', agreed: 3, disagreed: 1 });
connection.onRequest(new RequestType('neural/switchCheck'), ({ on }) => {
  void connection.sendNotification(new NotificationType('neural/check'), check(on));
  return check(on);
});
connection.onClose(() => process.exit(0));
connection.listen();
void connection.sendNotification(new NotificationType('neural/status'), { state: 'ready', detail: 'no model' });
