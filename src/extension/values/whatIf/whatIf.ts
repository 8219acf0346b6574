/** "What If…": another value on a line, and its consequences, as a comparison of two predicted traces. */
import { basename } from '../../../python/files/files';
import * as vscode from 'vscode';
import type { RequestType } from 'vscode-jsonrpc';
import {
  type CallParams,
  type Difference,
  type HoverParams,
  HoverRequest,
  type HoverResult,
  SurveyRequest,
  type SurveyResult,
  WhatIfRequest,
} from '../../../adapter/service/protocol';
import type { ModelHost } from '../../host/modelHost';
import { confidenceThreshold } from '../../session/sessionSettings';
import { writtenCall } from '../../launch/calls/exampleText';
import { cut } from '../text/words';
import { reasonOf } from '../requests/failures';
import { editorAt } from '../requests/places';
import { mentionOf } from './rounds';
import { scopeNames } from './scopeNames';
import type { Target, Targets } from '../requests/targets';
import type { TraceDocuments } from './traceDocuments';
import { outcomeText, tracePair, type WhatIf } from '../text/traceText';
import { askForName, askForRound, askForValue } from './whatIfQuestions';

const ATTEMPTS = 3;
/** Milliseconds: the line has been predicted, so that what is on it is mostly there at once. */
const PATIENCE = 500;
/** Of a call in the title of a tab. */
const LONGEST_CALL = 40;

export class WhatIfs {
  constructor(
    private readonly host: ModelHost,
    private readonly targets: Targets,
    private readonly documents: TraceDocuments,
  ) {}

  /** @param given a URI and a line (from 0), from a link; else the cursor counts */
  async ask(...given: unknown[]): Promise<void> {
    const editor = await editorAt(given);
    if (!editor) return;
    try {
      await this.askAt(editor.document, editor.selection.active.line);
    } catch (error) {
      const reason = reasonOf(error);
      if (reason !== undefined) await vscode.window.showErrorMessage(`Neural Debug: ${reason}`);
    }
  }

  private async askAt(document: vscode.TextDocument, line: number): Promise<void> {
    const target = await this.targets.at(document, line);
    const { item, params } = target;
    const subject = item?.name ?? basename(document.uri.path);
    const survey = await this.request(
      SurveyRequest,
      { ...params, ...(item && { function: item.name }) },
      vscode.l10n.t('Predicting {0}', subject),
    );
    const name = await askForName(scopeNames(item, survey, line, document.lineAt(line).text), line);
    if (name === undefined) return;
    const mentioned = mentionOf(name.name, document.lineAt(line).text);
    const iteration = await askForRound(survey, line, name, async () =>
      mentioned < 0 ? undefined : this.held(name.name, { ...params, line, character: mentioned }),
    );
    if (iteration === 'cancelled') return;
    const value = await askForValue(name);
    if (value === undefined) return;
    const change: WhatIf = { line, name: name.name, value };
    const difference = await this.request(
      WhatIfRequest,
      {
        ...params,
        ...change,
        // That of the file's run is the best one again, and need not be one that can be typed.
        ...(survey.call !== null && survey.callOrigin !== 'run' && { call: survey.call }),
        ...(iteration !== undefined && { iteration }),
      },
      vscode.l10n.t('Predicting {0} with {1} = {2}', subject, name.name, value),
    );
    await this.show(document, target, survey, difference, change);
  }

  /** What the name at a place is each time that its line runs; undefined where that is not known by now. */
  private async held(name: string, place: HoverParams): Promise<HoverResult | undefined> {
    const found = await this.host.request(HoverRequest, { ...place, patience: PATIENCE }).catch(() => null);
    return found?.expression === name ? found : undefined;
  }

  private async show(
    document: vscode.TextDocument,
    { item, params }: Target,
    survey: SurveyResult,
    difference: Difference,
    change: WhatIf,
  ): Promise<void> {
    const { lines, outcome } = difference;
    const what = vscode.l10n.t('{0} = {1} in line {2}', change.name, change.value, change.line + 1);
    if (lines.length === 0 && outcome.isSame && difference.printed.before === difference.printed.after) {
      await vscode.window.showInformationMessage(
        vscode.l10n.t(
          'Nothing else changes with {0}: {1} (predicted).',
          what,
          outcomeText(outcome.after, vscode.l10n, confidenceThreshold()),
        ),
      );
      return;
    }
    const source = params.text.split(/\r\n?|\n/);
    const pair = tracePair(item, difference, change, source, vscode.l10n, confidenceThreshold());
    const file = basename(document.uri.path);
    const name = /\.pyw?$/.test(file) ? file : `${file}.py`;
    await vscode.commands.executeCommand(
      'vscode.diff',
      this.documents.add(name, pair.before),
      this.documents.add(name, pair.after),
      vscode.l10n.t(
        '{0}: what if {1}',
        survey.call === null ? file : cut(writtenCall(survey.call), LONGEST_CALL),
        what,
      ),
      { preview: true },
    );
  }

  /** Cancelable. Inline values request surveys too, and the newest request wins, so this one is repeated. */
  private async request<P extends CallParams, R, E>(type: RequestType<P, R, E>, params: P, title: string): Promise<R> {
    const options = { location: vscode.ProgressLocation.Notification, title, cancellable: true };
    return vscode.window.withProgress(options, async (_, token) => {
      for (let attempt = 1; ; attempt += 1) {
        try {
          return await this.host.request(type, params, token);
        } catch (error) {
          if (reasonOf(error) !== undefined || token.isCancellationRequested || attempt === ATTEMPTS) throw error;
        }
      }
    });
  }
}
