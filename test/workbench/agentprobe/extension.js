/* global require, exports -- VS Code loads it as CommonJS */
/** Invokes `predict_call` of Neural Debug through the editor's own interface, and shows what it answers as a document. */
const vscode = require('vscode');

exports.activate = (context) => {
  const invoke = async () => {
    const names = vscode.lm.tools.filter(({ name }) => name.startsWith('neural_debug_')).map(({ name }) => name);
    const input = { path: 'lists.py', call: 'first_from([1, 5, 9], 5)', expect: '5', budgetSeconds: 30 };
    const answer = await vscode.lm.invokeTool('neural_debug_predict_call', { input, toolInvocationToken: undefined });
    const content = JSON.stringify({ tools: names.length, answer: JSON.parse(answer.content[0].value) }, null, 2);
    await vscode.window.showTextDocument(await vscode.workspace.openTextDocument({ language: 'json', content }));
  };
  context.subscriptions.push(
    vscode.commands.registerCommand('agentprobe.invoke', () =>
      invoke().catch((error) => vscode.window.showErrorMessage(`agentprobe: ${error.stack ?? error}`)),
    ),
  );
};
