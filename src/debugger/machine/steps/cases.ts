/** `match` and `case`: what is matched is evaluated once, then one pattern after the other is tried on it. */
import { contains } from '../../../codec/step/syntax/call-syntax';
import { builtInValue } from '../../../python/definitions/builtin-names';
import { importedPath } from '../../../python/modules/imported-path';
import { revised } from '../../../python/statements/revised-statement';
import { isSameRange } from '../../../python/text/ranges';
import type { SourceFile, Statement } from '../../../python/syntax';
import type { Value } from '../../../python/values/value';
import type { Callables } from '../../calls/callables';
import { innerCall } from '../../inner/calls/inner-call';
import { idOf } from '../../objects/containers';
import type { Running } from '../../operands/next-steps';
import { currentValue } from '../../state/current-values';
import { bind, lookup } from '../../state/name-scopes';
import { topFrame, withTop, type State } from '../../state/state';
import { fitsOf, type Fit, type PatternMeanings } from '../control/case-patterns';
import type { Control } from '../control/control';
import { matchOf } from '../../../python/statements/match-header';
import type { HandOver } from '../frames/generator-runs';
import type { InnerRuns } from '../frames/inner-runs';

/** By this key it is remembered that the pattern fits, while the condition behind it is tested. */
export const FITS = 'case';

/** The result of comparing parts with literals has this name. */
const COMPARED = '<case>';

export class Cases {
  constructor(
    private readonly source: SourceFile,
    private readonly control: Control,
    private readonly callables: Callables,
    private readonly inner: InnerRuns,
  ) {}

  /** Undefined for any other line, and where it is not known whether the pattern fits. */
  step(state: State): HandOver | undefined {
    const frame = topFrame(state);
    if (frame.function.inner || frame.event !== 'line') return undefined;
    const statement = this.control.statement(frame);
    if (statement.kind === 'match') return forgotten(state);
    if (statement.kind !== 'case' || frame.truths?.has(FITS)) return undefined;
    const header = matchOf(this.source, statement);
    const subject = frame.subjects?.findLast(({ line }) => line === header?.line)?.value;
    const [first] = statement.tokens;
    const open: Read[] = [];
    const fits =
      subject && fitsOf(statement.casePatterns ?? [], currentValue(state, subject), this.meanings(state, open));
    if (!fits) return first && open[0] && this.inner.begin(state, { ...reading(open[0]), range: first.range });
    const certain = fits.findIndex(({ tests }) => tests.length === 0);
    if (fits.length === 0 || certain === 0 || !first) return this.decided(state, statement, fits[0]);
    const place = { range: first.range, text: COMPARED };
    const said = frame.computed.find(
      ({ expression, range }) => expression === COMPARED && isSameRange(range, first.range),
    );
    if (said) {
      const chosen = said.value.kind === 'int' ? Number(said.value.value) : undefined;
      return chosen === undefined ? undefined : this.decided(state, statement, fits[chosen]);
    }
    return this.inner.begin(state, { inner: comparison(fits), ...place });
  }

  /** The pattern fits in that way, or in none. */
  private decided(state: State, statement: Statement, fit: Fit | undefined): HandOver {
    if (!fit) return { done: this.control.advance(state, statement, 1) };
    const bound = fit.binds.reduce((next, [name, value]) => bind(next, name, value), state);
    const changes = new Map([...bound.last.changes, ...fit.binds.map(([name]) => [name, 1] as const)]);
    const noted = { ...bound, last: { ...bound.last, changes } };
    if (!statement.guard) return { done: this.control.advance(noted, statement, 0) };
    const frame = topFrame(noted);
    return { again: withTop(noted, { ...frame, computed: [], truths: new Map([[FITS, true]]) }) };
  }

  /** @param open gets what has to be read first, because that runs something */
  private meanings(state: State, open: Read[]): PatternMeanings {
    const frame = topFrame(state);
    return {
      source: this.source,
      path: (text) => {
        const [root = '', ...attributes] = text.split('.').map((part) => part.trim());
        const own = lookup(state, frame, root) ?? builtInValue(root);
        return attributes.reduce<Value | undefined>(
          (holder, name) => holder && this.callables.attribute(state, frame, holder, name),
          own,
        );
      },
      libraryClass: (text) => {
        const [root = '', ...attributes] = text.split('.').map((part) => part.trim());
        const path = importedPath(this.source, frame.function, root);
        return path === undefined
          ? undefined
          : { kind: 'opaque', type: 'class', name: [path, ...attributes].join('.') };
      },
      attribute: (holder, name) => {
        const own = this.callables.attribute(state, frame, holder, name);
        if (own) return own;
        const read = { holder, name };
        const said = frame.computed.findLast(({ expression }) => expression === textOf(read))?.value;
        if (said) return said.kind === 'tuple' ? said.items[0] : 'missing';
        if (this.callables.property(state, frame, holder, name)) open.push(read);
        return undefined;
      },
    };
  }
}

/** An attribute that a pattern reads. */
interface Read {
  readonly holder: Value;
  readonly name: string;
}

/** What has been read has this name. */
function textOf({ holder, name }: Read): string {
  return `${COMPARED}.${name} ${idOf(holder) ?? ''}`;
}

/** The value as the only item of a tuple; where there is no such attribute, the pattern does not fit. */
function reading(read: Read): Pick<Running, 'inner' | 'text'> {
  const lines = ['try:', `    return (_object.${read.name},)`, 'except AttributeError:', '    return None'];
  return { inner: innerCall(COMPARED, { _object: read.holder }, lines), text: textOf(read) };
}

/** Without what the `match` statement matched when it ran before. */
function forgotten(state: State): HandOver | undefined {
  const frame = topFrame(state);
  const others = frame.subjects?.filter(({ line }) => line !== frame.line);
  if (!others || others.length === frame.subjects?.length) return undefined;
  return { again: withTop(state, { ...frame, subjects: others }) };
}

/** Which of the ways fits, by the comparisons and classes that it wants. */
function comparison(fits: readonly Fit[]): ReturnType<typeof innerCall> {
  const locals: Record<string, Value> = {};
  const lines: string[] = [];
  let number = 0;
  for (const [at, { tests }] of fits.entries()) {
    const conditions = tests.map(({ value, wanted, isOfClass }) => {
      const [left, right] = [`_part${number}`, `_wanted${number++}`];
      locals[left] = value;
      locals[right] = wanted;
      return isOfClass ? `isinstance(${left}, ${right})` : `${left} == ${right}`;
    });
    if (conditions.length === 0) {
      lines.push(`return ${at}`);
      break;
    }
    lines.push(`if ${conditions.join(' and ')}:`, `    return ${at}`);
  }
  return innerCall(COMPARED, locals, [...lines, 'return -1']);
}

const guards = new WeakMap<Statement, Statement>();

/** The condition behind a pattern, as an `if`. */
export function guardOf(statement: Statement): Statement {
  const { guard, tokens } = statement;
  const known = guards.get(statement);
  if (known || !guard) return known ?? statement;
  const own = tokens.filter(({ range }) => contains(guard.range, range));
  const asked = revised(statement, { kind: 'if', tokens: own, targets: [], hasInlineBody: false });
  guards.set(statement, asked);
  return asked;
}
