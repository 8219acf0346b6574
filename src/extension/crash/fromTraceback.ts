/** "From Traceback…": a session that begins where an exception was raised, with the stack of its traceback. */
import { basename } from '../../python/files/files';
import * as vscode from 'vscode';
import { readTraceback, type TracebackReading } from '../../python/traceback/read-traceback';
import type { Traceback } from '../../python/traceback/traceback';
import { placeFrames } from '../../python/traceback/frame-places';
import { documentOf, toUri } from '../launch/configuration/programOfDocument';
import { startSession } from '../launch/configuration/startSession';
import { findFiles } from './files';
import { startOf } from './startConfiguration';
import { noteTexts, problemText, tracebackLabel } from './crashText';

/**
 * A text that may hold a traceback: the selection, an untitled document, or the clipboard.
 * @param given the text, or the failure that a menu of the test results is about
 * @param line one of its lines, where it may hold several tracebacks
 */
export async function fromTraceback(given?: unknown, line?: string): Promise<void> {
  const text = typeof given === 'string' ? given : failureText(given);
  const reading = text === undefined ? await foundText() : readTraceback(text);
  if (reading.kind === 'none') {
    await offerDocument(reading.reason);
    return;
  }
  const traceback = endingIn(reading.tracebacks, line) ?? (await chosen(reading.tracebacks));
  if (traceback) await start(traceback);
}

/** The message of a failed test, as the menus of the test results hand it over. */
function failureText(given: unknown): string | undefined {
  const { message: failure } = (given ?? {}) as { readonly message?: Partial<vscode.TestMessage> };
  const text = failure?.message;
  return typeof text === 'object' ? text.value : text;
}

/** The last traceback that ends in the line. */
function endingIn(all: readonly Traceback[], line = ''): Traceback | undefined {
  return all.findLast(({ exception: { type, message = '' } = { type: '' } }) => {
    return type !== '' && line.includes(`${type}${message === '' ? '' : ': '}${message.split('\n', 1)[0] ?? ''}`);
  });
}

/** The clipboard is read only where no editor has a traceback: a browser asks its user for permission. */
async function foundText(): Promise<TracebackReading> {
  const editor = vscode.window.activeTextEditor;
  const selected = editor?.document.getText(editor.selection) ?? '';
  const untitled = editor?.document.isUntitled === true ? editor.document.getText() : '';
  const readings = [selected, untitled].filter((text) => text.trim() !== '').map(readTraceback);
  const found = readings.find(({ kind }) => kind === 'tracebacks') ?? readings[0];
  if (found) return found;
  const copied = await copiedText();
  if (copied !== undefined && copied.trim() !== '') return readTraceback(copied);
  return {
    kind: 'none',
    reason:
      copied === undefined
        ? vscode.l10n.t(
            'The clipboard cannot be read here. Select a traceback in an editor, or paste it into a document.',
          )
        : vscode.l10n.t(
            'There is no text in the clipboard, or the browser does not let it be read. Copy a traceback (from a terminal, a log, a test run), or select one in an editor.',
          ),
  };
}

/** Undefined where somebody or something refuses. */
async function copiedText(): Promise<string | undefined> {
  try {
    return await vscode.env.clipboard.readText();
  } catch {
    return undefined;
  }
}

/** Where nothing was found: a place to paste it. */
async function offerDocument(reason: string): Promise<void> {
  const paste = vscode.l10n.t('Paste It Into a Document');
  const answer = await vscode.window.showWarningMessage(`Neural Debug: ${reason}`, paste);
  if (answer !== paste) return;
  const content = vscode.l10n.t(
    'Replace this line with the traceback, then run “Neural Debug: From Traceback…” again.',
  );
  const document = await vscode.workspace.openTextDocument({ language: 'plaintext', content });
  const editor = await vscode.window.showTextDocument(document);
  editor.selection = new vscode.Selection(0, 0, 0, content.length);
}

/** The last of several is the one that ended the program. */
async function chosen(all: readonly Traceback[]): Promise<Traceback | undefined> {
  if (all.length === 1) return all[0];
  const items = all.map((traceback) => ({ traceback, ...tracebackLabel(traceback, vscode.l10n) })).reverse();
  const title = vscode.l10n.t('Start at which exception?');
  return (await vscode.window.showQuickPick(items, { title, matchOnDescription: true }))?.traceback;
}

async function start(traceback: Traceback): Promise<void> {
  const files = await findFiles(traceback.frames.map(({ file }) => file));
  const placed = placeFrames(traceback, (file) => files.get(file));
  if ('problem' in placed) {
    await vscode.window.showErrorMessage(`Neural Debug: ${problemText(placed.problem, vscode.l10n)}`);
    return;
  }
  const last = placed.frames.at(-1);
  if (traceback.isSyntaxError && last) {
    await showSyntaxError(placed.path, last.now, traceback);
    return;
  }
  const notes = noteTexts(placed, vscode.l10n);
  if (notes.length > 0) void vscode.window.showInformationMessage(`Neural Debug: ${notes.join(' ')}`);
  const start = startOf(traceback, placed);
  await debugFrom(placed.path, start, traceback.exception?.type);
}

/** A session that begins inside a run. @param program as in a launch configuration */
export async function debugFrom(program: string, start: object, what?: string): Promise<void> {
  const file = basename(toUri(program).path);
  const title = what === undefined ? file : `${what}, ${file}`;
  await startSession(program, title, { start });
}

async function showSyntaxError(path: string, line: number, { exception }: Traceback): Promise<void> {
  const { type = 'SyntaxError', message = '' } = exception ?? {};
  const text = vscode.l10n.t(
    '{0} in line {1}: {2}. Nothing has run, so there is nothing to go back to.',
    type,
    line,
    message,
  );
  const go = vscode.l10n.t('Go to Line {0}', line);
  if ((await vscode.window.showErrorMessage(`Neural Debug: ${text}`, go)) !== go) return;
  const editor = await vscode.window.showTextDocument(await documentOf(path));
  const place = new vscode.Position(line - 1, 0);
  editor.selection = new vscode.Selection(place, place);
  editor.revealRange(new vscode.Range(place, place), vscode.TextEditorRevealType.InCenter);
}
