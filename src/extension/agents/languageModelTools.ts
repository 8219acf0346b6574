/** The tools for agents of the editor itself. */
import * as vscode from 'vscode';
import { ToolRequest } from '../../adapter/agents/tool-requests';
import type { ModelHost } from '../host/modelHost';
import { withUnsavedText, workspaceRoots } from './workspaceDocuments';
import { toolNamed } from './agentNames';

/** Nothing where the editor has no such tools. */
export function registerLanguageModelTools(
  { extension }: vscode.ExtensionContext,
  host: ModelHost,
): vscode.Disposable[] {
  const { lm } = vscode as { readonly lm?: Partial<typeof vscode.lm> };
  if (typeof lm?.registerTool !== 'function') return [];
  // Made of the tools' own schemas.
  const { contributes } = extension.packageJSON as {
    readonly contributes: {
      readonly languageModelTools: readonly { readonly name: string; readonly displayName: string }[];
    };
  };
  return contributes.languageModelTools.map(({ name, displayName }) =>
    vscode.lm.registerTool(name, new EditorTool(host, toolNamed(name), displayName)),
  );
}

class EditorTool implements vscode.LanguageModelTool<object> {
  constructor(
    private readonly host: ModelHost,
    private readonly name: string,
    private readonly title: string,
  ) {}

  /** Nothing is run or changed, so nobody is asked. */
  prepareInvocation(): vscode.PreparedToolInvocation {
    return { invocationMessage: `Neural Debug: ${this.title}` };
  }

  async invoke(
    { input }: vscode.LanguageModelToolInvocationOptions<object>,
    token: vscode.CancellationToken,
  ): Promise<vscode.LanguageModelToolResult> {
    const params = { name: this.name, arguments: withUnsavedText(input), roots: workspaceRoots() };
    const answer = await this.host.request(ToolRequest, params, token);
    const text = JSON.stringify(answer.ok ? answer.result : { error: answer.error });
    return new vscode.LanguageModelToolResult([new vscode.LanguageModelTextPart(text)]);
  }
}
