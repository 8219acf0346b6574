/** Texts of causes in the tree "Where From?". */
import type { CauseNode, SuspectList } from '../../adapter/requests/cause-requests';
import { CONFIDENCE_THRESHOLD } from '../../codec/confidence';
import { percent } from '../../debugger/percent';
import { block, code } from '../values/text/markdown';

/** Of `vscode.l10n`. */
export interface L10n {
  t(message: string, ...args: (string | number | boolean)[]): string;
}

export interface CauseText {
  readonly label: string;
  /** Grey, beside the label. */
  readonly description: string;
  /** Markdown. */
  readonly tooltip: string;
  /** A codicon. */
  readonly icon: string;
}

const LONGEST = 60;

/** @param here the file where it was asked about: lines of others are told with their file */
export function causeText(node: CauseNode, l10n: L10n, here = node.path): CauseText {
  const { name, value = '', kind, line, text, function: owner, confidence, source } = node;
  const place = node.path === here ? l10n.t('line {0}', line) : withFile(node);
  const doubt = confidence < CONFIDENCE_THRESHOLD ? [l10n.t('{0} sure', percent(confidence))] : [];
  const marks = [...(source === 'inferred' ? [l10n.t('inferred')] : []), ...doubt];
  const statement =
    kind === 'edited' ? l10n.t('set by hand') : kind === 'start' || kind === 'branch' ? '' : text.trim();
  return {
    label: labelOf(kind, name, shortened(value), l10n),
    description: [place, ...(statement === '' ? [] : [statement]), ...marks].join(' · '),
    tooltip: [
      `**${reasonOf(kind, l10n)}**`,
      block(text),
      l10n.t('{0}, line {1}', code(owner), line),
      ...(value === '' || kind === 'branch' ? [] : [`${code(name)} = ${code(value)}`]),
      ...(marks.length > 0 ? [marks.join(' · ')] : []),
    ].join('\n\n'),
    icon: ICONS[kind],
  };
}

/**
 * Beside "Likely causes": what is wrong, and what was tried where no line is surely to blame.
 * @param isEarly more is being tried
 */
export function suspectsText(found: SuspectList, l10n: L10n, isEarly = false): string {
  const { symptom, suspects, complete, trials, reproduced } = found;
  if (isEarly) return [symptom, l10n.t('more is being tried')].join(' · ');
  const isMended = suspects.some(({ change }) => change !== undefined);
  const tried = !reproduced
    ? [l10n.t('the predicted run does not show it')]
    : isMended || trials === 0
      ? []
      : [
          trials === 1
            ? l10n.t('the one change tried did not mend it')
            : l10n.t('none of {0} changes tried mended it', trials),
        ];
  return [symptom, ...tried, ...(complete ? [] : [l10n.t('not everything was tried')])].join(' · ');
}

/** A quick fix of a suspicious line. @param onlyAvoids nothing says what is right, but that the exception is gone */
export function repairText(change: string, onlyAvoids: boolean, l10n: L10n): string {
  const [old = '', now] = change.split(' → ').map((one) => shortened(one.replace(/\s+/g, ' ')));
  if (onlyAvoids)
    return now === undefined
      ? l10n.t('Change this line ({0}): predicted to avoid the exception', old)
      : l10n.t('Change `{0}` to `{1}`: predicted to avoid the exception', old, now);
  return now === undefined
    ? l10n.t('Change this line ({0}): predicted to give what you expect', old)
    : l10n.t('Change `{0}` to `{1}`: predicted to give what you expect', old, now);
}

const ICONS: Readonly<Record<CauseNode['kind'], string>> = {
  assigned: 'symbol-variable',
  changed: 'edit',
  argument: 'symbol-parameter',
  returned: 'reply',
  raised: 'error',
  branch: 'git-branch',
  edited: 'person',
  start: 'debug-start',
};

function labelOf(kind: CauseNode['kind'], name: string, value: string, l10n: L10n): string {
  switch (kind) {
    case 'branch':
      return value === 'False' ? l10n.t('because not: {0}', name) : l10n.t('because: {0}', name);
    case 'raised':
      return l10n.t('{0} was raised', name);
    case 'returned':
      return l10n.t('{0} returned {1}', name, value);
    default:
      return `${name} = ${value}`;
  }
}

function reasonOf(kind: CauseNode['kind'], l10n: L10n): string {
  switch (kind) {
    case 'assigned':
      return l10n.t('A statement gave it this value');
    case 'changed':
      return l10n.t('A statement changed its contents');
    case 'argument':
      return l10n.t('The call gave it this value');
    case 'returned':
      return l10n.t('A function returned it');
    case 'raised':
      return l10n.t('An exception was raised');
    case 'branch':
      return l10n.t('This decided that the line was reached');
    case 'edited':
      return l10n.t('You set it');
    case 'start':
      return l10n.t('It had this value where the recording begins');
  }
}

function shortened(text: string): string {
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text;
}

/** `12`, or `money.py:12` where the lines of a list are in several files. */
export function placeText({ path, line }: Place, all: readonly Place[]): string {
  const isAlone = all.every((one) => one.path === path);
  return isAlone ? String(line) : withFile({ path, line });
}

function withFile({ path, line }: Place): string {
  return `${path.split(/[\\/]/).at(-1) ?? path}:${line}`;
}

interface Place {
  readonly path: string;
  readonly line: number;
}

/** Whether a line begins with a statement as far as it goes, which may be cut or written in several lines. */
export function isLineOf(statement: string, line: string): boolean {
  const written = line.trim();
  return (
    written !== '' && written.slice(0, BEGINNING) === statement.trim().slice(0, Math.min(BEGINNING, written.length))
  );
}

/** Characters by which lines are told apart. */
const BEGINNING = 16;
