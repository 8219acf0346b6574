/* global require, exports, setInterval, clearInterval -- VS Code loads it as CommonJS */
/** How late timers of the extension host are, in the status bar: what other extensions, and their commands, would feel. */
const { performance } = require('node:perf_hooks');
const vscode = require('vscode');

/** Milliseconds between two looks at the clock, and between two texts. */
const PERIOD = 4;
const SHOWN = 500;

exports.activate = (context) => {
  const item = vscode.window.createStatusBarItem('probe', vscode.StatusBarAlignment.Left, 1000);
  let late = [];
  let last = performance.now();
  const looking = setInterval(() => {
    const now = performance.now();
    late.push(Math.max(0, now - last - PERIOD));
    last = now;
  }, PERIOD);
  const showing = setInterval(() => {
    const sorted = [...late].sort((a, b) => a - b);
    const at = (share) => (sorted[Math.floor(share * (sorted.length - 1))] ?? 0).toFixed(1);
    item.text = `probe ${sorted.length} ${at(0.5)} ${at(0.99)} ${at(1)}`;
  }, SHOWN);
  item.show();
  const restart = vscode.commands.registerCommand('probe.restart', () => {
    late = [];
  });
  const end = { dispose: () => [looking, showing].forEach((timer) => clearInterval(timer)) };
  context.subscriptions.push(item, restart, end);
};
