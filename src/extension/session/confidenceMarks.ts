/** Shows the model's confidence: marked values, and lines that the program may never reach. */
import * as vscode from 'vscode';
import { sure } from '../../adapter/presentation/value-presentation';
import { percent } from '../../debugger/percent';
import { toUri } from '../launch/configuration/programOfDocument';
import { tryAsk, type NeuralSessions, type Stop } from './neuralSessions';
import { confidencePercent, confidenceThreshold, onDidChangeConfidence } from './sessionSettings';

interface StackTrace {
  readonly stackFrames: readonly { readonly line: number; readonly source?: { readonly path?: string } }[];
}

/** Tells the adapter below which percentage values are marked. */
export const withThreshold: vscode.DebugConfigurationProvider = {
  resolveDebugConfigurationWithSubstitutedVariables: (_folder, configuration) => ({
    confidenceThreshold: confidencePercent(),
    ...configuration,
  }),
};

/** A note beside the line of a stop that is reached by doubtful branches. */
export class PathDoubt implements vscode.Disposable {
  private readonly decoration = vscode.window.createTextEditorDecorationType({
    isWholeLine: true,
    overviewRulerColor: new vscode.ThemeColor('editorOverviewRuler.warningForeground'),
    overviewRulerLane: vscode.OverviewRulerLane.Full,
    after: { color: new vscode.ThemeColor('editorWarning.foreground'), margin: '0 0 0 2em' },
  });
  private readonly subscriptions: readonly Pick<vscode.Disposable, 'dispose'>[];
  /** The position of the active session, and the probability of the path there. */
  private place: { readonly uri: string; readonly line: number; readonly certainty: number } | undefined;
  private stop: Stop | undefined;

  constructor(sessions: NeuralSessions) {
    const clear = (session: vscode.DebugSession): void => {
      if (session === this.stop?.session) this.show(undefined);
    };
    this.subscriptions = [
      this.decoration,
      sessions.onDidStop((stop) => {
        // An edit may move the current line, but does not change the path to it.
        void this.stopped(stop, stop.body?.certainty ?? this.place?.certainty ?? 1);
      }),
      sessions.onDidMove(clear),
      sessions.onDidEnd(clear),
      vscode.window.onDidChangeVisibleTextEditors(() => {
        this.show(this.place);
      }),
      onDidChangeConfidence(() => {
        this.show(this.place);
        const { active } = sessions;
        if (active) void tryAsk(active, 'confidenceThreshold', { percent: confidencePercent() });
      }),
    ];
  }

  dispose(): void {
    for (const subscription of this.subscriptions) subscription.dispose();
  }

  private async stopped(stop: Stop, certainty: number): Promise<void> {
    this.stop = stop;
    const trace = await tryAsk<StackTrace>(stop.session, 'stackTrace', { threadId: 1, startFrame: 0, levels: 1 });
    const top = trace?.stackFrames[0];
    if (this.stop !== stop) return;
    const path = top?.source?.path;
    this.show(path === undefined || !top ? undefined : { uri: toUri(path).toString(), line: top.line, certainty });
  }

  private show(place: PathDoubt['place']): void {
    this.place = place;
    const isDoubtful = place && place.certainty < confidenceThreshold();
    for (const editor of vscode.window.visibleTextEditors) {
      const isHere =
        isDoubtful && editor.document.uri.toString() === place.uri && place.line <= editor.document.lineCount;
      editor.setDecorations(this.decoration, isHere ? [doubt(editor.document, place.line, place.certainty)] : []);
    }
  }
}

function doubt(document: vscode.TextDocument, line: number, certainty: number): vscode.DecorationOptions {
  const text = vscode.l10n.t('{0} likely to get here', percent(certainty));
  const explanation = vscode.l10n.t(
    'The branches that led to this line are predictions, and together they are only {0}. The program may take another path.',
    sure(certainty),
  );
  return {
    range: document.lineAt(line - 1).range,
    hoverMessage: explanation,
    renderOptions: { after: { contentText: `⚠ ${text}` } },
  };
}
