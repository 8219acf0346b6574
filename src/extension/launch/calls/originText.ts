import * as vscode from 'vscode';
import type { Example } from '../../../adapter/service/protocol';
import type { ChosenExample } from './exampleChoice';

/** Where an example call comes from, for people: "from the docstring", "from test_x.py:12". */
export function originText({
  origin,
  uri,
  line,
}: Omit<Example, 'call' | 'origin'> & Pick<ChosenExample, 'origin'>): string {
  const place = uri === undefined || line === undefined ? undefined : `${fileName(uri)}:${line + 1}`;
  switch (origin) {
    case 'run':
      return vscode.l10n.t('from the run of this file');
    case 'docstring':
      return vscode.l10n.t('from the docstring');
    case 'assert':
      return place === undefined ? vscode.l10n.t('from an assertion') : vscode.l10n.t('from an assertion, {0}', place);
    case 'test':
    case 'call':
      return place === undefined ? vscode.l10n.t('from a call') : vscode.l10n.t('from {0}', place);
    case 'main':
      return vscode.l10n.t('from the main block');
    case 'hints':
      return vscode.l10n.t('made up from type hints and defaults');
    case 'inferred':
      return vscode.l10n.t('guessed from how the parameters are used');
    case 'typed':
      return vscode.l10n.t('typed by you');
    case 'selected':
      return vscode.l10n.t('from a selection');
  }
}

function fileName(uri: string): string {
  return vscode.Uri.parse(uri).path.split('/').at(-1) ?? uri;
}
