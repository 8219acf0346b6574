/** The timeline's page: it loads nothing but its own two files, and runs no script but its own. */
import * as vscode from 'vscode';

export function pageOf(webview: vscode.Webview, dist: vscode.Uri, language: string): string {
  const nonce = crypto.randomUUID();
  const file = (name: string): string => webview.asWebviewUri(vscode.Uri.joinPath(dist, name)).toString();
  const policy = `default-src 'none'; style-src ${webview.cspSource}; script-src 'nonce-${nonce}'`;
  return `<!DOCTYPE html>
<html lang="${language}">
  <head>
    <meta charset="utf-8" />
    <meta http-equiv="Content-Security-Policy" content="${policy}" />
    <link rel="stylesheet" href="${file('timeline.css')}" />
  </head>
  <body>
    <div id="timeline"></div>
    <p id="details" role="status"></p>
    <script nonce="${nonce}" src="${file('timeline.js')}"></script>
  </body>
</html>`;
}
