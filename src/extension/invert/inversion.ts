/** "What input gives this?": asks for the outcome of a call, shows arguments that may lead to it, and offers actions on them. */
import { basename } from '../../python/files/files';
import * as vscode from 'vscode';
import type { WrittenEnding } from '../../adapter/agents/inputs/pytest-test';
import { type FunctionItem, type InvertProposal, InvertRequest } from '../../adapter/service/protocol';
import { percent } from '../../debugger/percent';
import type { ModelHost } from '../host/modelHost';
import { shortened, signature } from '../launch/calls/callText';
import type { ExampleChoice } from '../launch/calls/exampleChoice';
import type { FunctionPlace, FunctionPlaces } from '../launch/functions/functionPlaces';
import { debugType } from '../launch/configuration/launchConfiguration';
import { documentParams } from '../launch/calls/outline';
import { LaunchProblem, showProblem } from '../launch/configuration/problems';
import { programOf } from '../launch/configuration/programOfDocument';
import { startSession } from '../launch/configuration/startSession';
import { reasonOf } from '../values/requests/failures';
import { problemOfEnding, readEnding } from './ending';
import { pytestSkeleton } from './pytestSkeleton';

/** What the user asked. */
interface Question extends FunctionPlace {
  readonly ending: WrittenEnding;
}

interface Action extends vscode.QuickInputButton {
  readonly run: (question: Question, proposal: InvertProposal) => Promise<void>;
}

interface ProposalItem extends vscode.QuickPickItem {
  readonly proposal: InvertProposal;
}

/** Number of suggestions requested. */
const COUNT = 6;
/** Calls that are named where none was found. */
const MOST_TOLD = 3;

export class Inversions {
  private readonly actions: readonly Action[] = [
    {
      iconPath: new vscode.ThemeIcon('debug-alt'),
      tooltip: vscode.l10n.t('Debug with This Input'),
      run: debugWith,
    },
    {
      iconPath: new vscode.ThemeIcon('beaker'),
      tooltip: vscode.l10n.t('Copy as a Test for pytest'),
      run: copyTest,
    },
    {
      iconPath: new vscode.ThemeIcon('save'),
      tooltip: vscode.l10n.t('Add to launch.json'),
      run: addConfiguration,
    },
    {
      iconPath: new vscode.ThemeIcon('star-empty'),
      tooltip: vscode.l10n.t('Use as Example'),
      run: ({ document, item }, { call }) =>
        this.choice.choose({ uri: document.uri.toString(), function: item.name }, { call, origin: 'inferred' }),
    },
  ];

  constructor(
    private readonly host: ModelHost,
    private readonly places: FunctionPlaces,
    private readonly choice: ExampleChoice,
  ) {}

  /** @param given URI and name of a function; else the one at the cursor, or one that is asked for */
  async ask(given?: unknown, name?: unknown): Promise<void> {
    try {
      const place = typeof name === 'string' ? await this.places.named(given, name) : await this.places.atCursor();
      const ending = place && (await askForEnding(place.item));
      if (!ending) return;
      const question = { ...place, ending };
      const proposals = await this.proposals(question);
      // What ends differently is no answer.
      const answers = proposals.filter(({ confirmed }) => confirmed !== false);
      if (answers.length > 0) this.show(question, answers);
      else void vscode.window.showInformationMessage(nothingFound(place.item.name, proposals));
    } catch (error) {
      const reason = error instanceof LaunchProblem ? error.message : reasonOf(error);
      if (reason !== undefined) await showProblem(new LaunchProblem(reason));
    }
  }

  private async proposals({ document, item, ending }: Question): Promise<readonly InvertProposal[]> {
    const title = vscode.l10n.t('Looking for inputs of {0}', item.name);
    const location = vscode.ProgressLocation.Notification;
    return vscode.window.withProgress({ location, title, cancellable: true }, (_, token) =>
      this.host.request(
        InvertRequest,
        { ...documentParams(document), function: item.name, ...ending, count: COUNT },
        token,
      ),
    );
  }

  private show(question: Question, proposals: readonly InvertProposal[]): void {
    const list = vscode.window.createQuickPick<ProposalItem>();
    list.title = vscode.l10n.t('{0} {1}', question.item.name, endingText(question.ending));
    list.placeholder = vscode.l10n.t('Pick an input to debug with it, or use its buttons');
    list.items = proposals.map((proposal) => ({
      label: `$(${iconOf(proposal)}) ${shortened(proposal.call, 80)}`,
      description: verdictOf(proposal),
      buttons: this.actions,
      proposal,
    }));
    const perform = (action: vscode.QuickInputButton, { proposal }: ProposalItem): void => {
      const wanted = this.actions.find((one) => one === action);
      list.hide();
      void wanted?.run(question, proposal);
    };
    list.onDidTriggerItemButton(({ button, item }) => {
      perform(button, item);
    });
    list.onDidAccept(() => {
      const [picked] = list.selectedItems;
      const [first] = this.actions;
      if (picked && first) perform(first, picked);
    });
    list.onDidHide(() => {
      list.dispose();
    });
    list.show();
  }
}

/** With what was tried, so that the user knows where it was looked. */
function nothingFound(name: string, tried: readonly InvertProposal[]): string {
  if (tried.length === 0) return vscode.l10n.t('The model suggests no arguments of {0} for that.', name);
  const calls = tried.slice(0, MOST_TOLD).map(({ call }) => shortened(call, 40));
  return vscode.l10n.t(
    'No input of {0} was found for that: the calls that were tried end differently, such as {1}.',
    name,
    calls.join(', '),
  );
}

async function askForEnding(item: FunctionItem): Promise<WrittenEnding | undefined> {
  const typed = await vscode.window.showInputBox({
    title: vscode.l10n.t('What input gives this? {0}', signature(item)),
    prompt: vscode.l10n.t('A value that it returns, or an exception that it raises'),
    placeHolder: "42, 'text', [1, 2], None, ValueError",
    validateInput: (text) => (text.trim() === '' ? undefined : problemOfEnding(text)),
  });
  return typed === undefined || typed.trim() === '' ? undefined : readEnding(typed);
}

function endingText(ending: WrittenEnding): string {
  return 'raises' in ending ? vscode.l10n.t('raises {0}', ending.raises) : vscode.l10n.t('returns {0}', ending.returns);
}

function iconOf({ confirmed }: InvertProposal): string {
  return confirmed === true ? 'pass' : 'question';
}

function verdictOf({ confirmed, confidence, probability }: InvertProposal): string {
  if (confirmed === true)
    return vscode.l10n.t('a predicted run confirms it, {0} sure', percent(confidence ?? probability));
  return vscode.l10n.t('not tried; {0} likely', percent(probability));
}

async function debugWith({ document, item }: Question, proposal: InvertProposal): Promise<void> {
  await startSession(programOf(document), item.name, { stopOnEntry: true, ...startOf(item, proposal) });
}

/** As launch configurations say it. */
function startOf(item: FunctionItem, { arguments: args, instance }: InvertProposal): object {
  return { function: item.name, args, ...(instance !== undefined && { instance }) };
}

/** A launch configuration to start the same session at any time. */
async function addConfiguration({ document, item }: Question, proposal: InvertProposal): Promise<void> {
  const folder = vscode.workspace.getWorkspaceFolder(document.uri);
  if (!folder) {
    const text = vscode.l10n.t(
      'launch.json is kept in a folder: open the folder of {0} first.',
      basename(document.uri.path),
    );
    void vscode.window.showInformationMessage(text);
    return;
  }
  const settings = vscode.workspace.getConfiguration('launch', folder);
  const known = settings.get<readonly object[]>('configurations', []);
  const added = {
    type: debugType,
    request: 'launch',
    name: `Neural Debug: ${shortened(proposal.call)}`,
    program: `\${workspaceFolder}/${vscode.workspace.asRelativePath(document.uri, false)}`,
    ...startOf(item, proposal),
    stopOnEntry: true,
  };
  await settings.update('configurations', [...known, added], vscode.ConfigurationTarget.WorkspaceFolder);
  void vscode.window.showInformationMessage(vscode.l10n.t('“{0}” was added to launch.json.', added.name));
}

async function copyTest({ document, item, ending }: Question, proposal: InvertProposal): Promise<void> {
  const file = basename(document.uri.path);
  await vscode.env.clipboard.writeText(pytestSkeleton({ item, ...proposal, ending, file }));
  void vscode.window.showInformationMessage(vscode.l10n.t('A test of {0} was copied to the clipboard.', item.name));
}
