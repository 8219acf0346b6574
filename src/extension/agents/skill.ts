/** Copies the skill file, which tells agents when to predict and how to read the answers, into the workspace. */
import * as vscode from 'vscode';

/** Where agents look for skills. */
const PLACES = ['.github/skills', '.claude/skills', '.agents/skills'];

export async function copySkill({ extensionUri }: vscode.ExtensionContext): Promise<void> {
  const folder = await chosenFolder();
  if (!folder) return;
  const items = PLACES.map((label) => ({ label: `${label}/neural-debug/SKILL.md` }));
  const title = vscode.l10n.t('Copy the skill file to where?');
  const place = await vscode.window.showQuickPick(items, { title });
  if (!place) return;
  const target = vscode.Uri.joinPath(folder.uri, place.label);
  if (!(await mayWrite(target))) return;
  await vscode.workspace.fs.copy(vscode.Uri.joinPath(extensionUri, 'media/agents/SKILL.md'), target, {
    overwrite: true,
  });
  await vscode.window.showTextDocument(target);
}

async function chosenFolder(): Promise<vscode.WorkspaceFolder | undefined> {
  const folders = vscode.workspace.workspaceFolders ?? [];
  if (folders.length > 1) return await vscode.window.showWorkspaceFolderPick();
  if (folders.length === 0)
    void vscode.window.showWarningMessage(
      vscode.l10n.t('Neural Debug: Open a folder first: the skill file is copied into it.'),
    );
  return folders[0];
}

/** Nothing that somebody has changed is lost. */
async function mayWrite(target: vscode.Uri): Promise<boolean> {
  const isThere = await vscode.workspace.fs.stat(target).then(
    () => true,
    () => false,
  );
  if (!isThere) return true;
  const replace = vscode.l10n.t('Replace');
  const question = vscode.l10n.t('{0} is already there. Replace it?', vscode.workspace.asRelativePath(target));
  return (await vscode.window.showWarningMessage(question, { modal: true }, replace)) === replace;
}
