/**
 * CPython in the model's place: each question is answered by evaluating its statement on the values that it shows, and on nothing
 * else. A question that would run a function of the program has no answer.
 */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import {
  PredictionError,
  type Change,
  type Outcome,
  type Prediction,
  type Predictor,
  type Query,
} from '../../src/codec/query';
import { DEFAULT_POLICY } from '../../src/codec/prediction-policy';
import { parseValue } from '../../src/python/values/literal';
import { printValue } from '../../src/python/values/print';
import { contains, isSameRange } from '../../src/python/text/ranges';
import type { SourceToken } from '../../src/python/syntax';
import type { Value } from '../../src/python/values/value';

interface Said {
  readonly successor?: 0 | 1;
  readonly returns?: Form;
  readonly raises?: string;
  readonly message?: string;
  readonly changes?: Readonly<Record<string, Form | null>>;
  readonly output?: string;
  /** What a loop goes through. */
  readonly iterable?: Form;
  readonly entered?: string;
  readonly failed?: string;
}

/** A value as JSON; `id` says which objects are the same one. */
type Form =
  | { readonly k: 'lit'; readonly text: string }
  | { readonly k: 'list' | 'tuple' | 'set'; readonly items: readonly Form[]; readonly id?: number }
  | { readonly k: 'dict'; readonly entries: readonly (readonly [Form, Form])[]; readonly id?: number }
  | {
      readonly k: 'object';
      readonly class: string;
      readonly attributes: readonly (readonly [string, Form])[];
      readonly id?: number;
    }
  | { readonly k: 'call'; readonly name: string; readonly args: readonly Form[]; readonly id?: number }
  | { readonly k: 'opaque'; readonly type: string; readonly name: string }
  | { readonly k: 'unknown' };

export class LiveOracle implements Predictor {
  readonly policy = { ...DEFAULT_POLICY, decompose: false };
  /** Texts that were asked about, in order. */
  asked: string[] = [];
  private readonly child = spawn('python3', ['-u', join(process.cwd(), 'test/support/live_oracle.py')]);
  private readonly lines = createInterface({ input: this.child.stdout })[Symbol.asyncIterator]();

  /** The program that the questions to come are about. */
  program(source: string): void {
    this.asked = [];
    this.child.stdin.write(`${JSON.stringify({ source })}\n`);
  }

  end(): void {
    this.child.kill();
  }

  async predict(query: Query): Promise<Prediction> {
    const { statement, iterator } = query;
    const { text, computed } = written(query);
    this.asked.push(text);
    const names = [
      ...new Set(
        statement.tokens.flatMap(({ kind, text: name }) => (kind === 'name' ? [name.split('.')[0] ?? ''] : [])),
      ),
    ];
    const values = names.flatMap((name) => {
      const value = query.lookup(name);
      return value ? [[name, formOf(value)] as const] : [];
    });
    const question = {
      kind: statement.kind,
      text,
      names: Object.fromEntries(values),
      computed: computed.map(formOf),
      targets: statement.targets.filter((name) => !name.includes('.')),
      ...(iterator && { iterator: iterator.items.map(formOf) }),
    };
    this.child.stdin.write(`${JSON.stringify(question)}\n`);
    const { value: line } = (await this.lines.next()) as { readonly value: string };
    const said = JSON.parse(line) as Said;
    if (said.entered !== undefined) throw new PredictionError(`${said.entered} is called by: ${text}`);
    if (said.failed !== undefined) throw new PredictionError(`not evaluated: ${said.failed}`);
    const changes = Object.entries(said.changes ?? {}).map(([name, form]): Change => ({
      name,
      value: form ? valueOf(form) : undefined,
      confidence: 1,
    }));
    const part = statement.subExpressions.find(
      ({ range }) => statement.iterable && isSameRange(range, statement.iterable.range),
    );
    const isNew = part && !query.computed.some(({ range }) => isSameRange(range, part.range));
    return {
      values:
        isNew && said.iterable
          ? [{ expression: part.text, range: part.range, value: valueOf(said.iterable), confidence: 1 }]
          : [],
      output: said.output ?? '',
      changes,
      outcome: outcomeOf(said),
      outcomeConfidence: 1,
      confidence: 1,
    };
  }
}

function outcomeOf({ successor = 0, returns, raises, message = '' }: Said): Outcome {
  if (raises !== undefined) return { kind: 'raise', exception: { type: raises, message } };
  return returns ? { kind: 'return', value: valueOf(returns) } : { kind: 'next', successor };
}

/** The statement with names in the place of what has been computed. */
function written({ statement, computed }: Query): { readonly text: string; readonly computed: readonly Value[] } {
  const outer = computed.filter(
    ({ range }, at) =>
      !computed.some(
        (other, index) => index !== at && contains(other.range, range) && !(contains(range, other.range) && index < at),
      ),
  );
  let text = '';
  let last: SourceToken['range'] | undefined;
  const done = new Set<number>();
  for (const [index, { range, text: own, kind }] of statement.tokens.entries()) {
    // The word of a question stands in the place of what is asked about.
    const isWord = index === 0 && kind === 'keyword' && /^(?:if|return)$/.test(own);
    const at = isWord ? -1 : outer.findIndex((one) => contains(one.range, range));
    if (at >= 0 && done.has(at)) continue;
    done.add(at);
    const isNext = last?.endLine === range.line && last.endColumn === range.column;
    text += `${isNext || text === '' ? '' : ' '}${at >= 0 ? `__c${String(at)}` : own}`;
    last = isWord ? undefined : at >= 0 ? outer[at]?.range : range;
  }
  return { text, computed: outer.map(({ value }) => value) };
}

function formOf(value: Value): Form {
  const id = 'id' in value ? { id: value.id } : {};
  switch (value.kind) {
    case 'list':
    case 'tuple':
    case 'set':
      return { k: value.kind, items: value.items.map(formOf), ...id };
    case 'dict':
      return { k: 'dict', entries: value.entries.map(([key, item]) => [formOf(key), formOf(item)] as const), ...id };
    case 'object':
      return {
        k: 'object',
        class: value.className,
        attributes: value.attributes.map(([name, item]) => [name, formOf(item)] as const),
        ...id,
      };
    case 'call':
      return { k: 'call', name: value.name, args: value.args.map(formOf), ...id };
    case 'opaque':
      return { k: 'opaque', type: value.type, name: value.name };
    case 'unknown':
      return { k: 'unknown' };
    default:
      return { k: 'lit', text: printValue(value) };
  }
}

function valueOf(form: Form): Value {
  switch (form.k) {
    case 'lit':
      return parseValue(form.text);
    case 'list':
    case 'tuple':
    case 'set':
      return { kind: form.k, items: form.items.map(valueOf) };
    case 'dict':
      return { kind: 'dict', entries: form.entries.map(([key, item]) => [valueOf(key), valueOf(item)] as const) };
    case 'object':
      return {
        kind: 'object',
        className: form.class,
        attributes: form.attributes.map(([name, item]) => [name, valueOf(item)] as const),
      };
    case 'call':
      return { kind: 'call', name: form.name, args: form.args.map(valueOf) };
    case 'opaque':
      return parseValue(form.type === 'class' ? `<class '${form.name}'>` : `<${form.type} ${form.name}>`);
    case 'unknown':
      return { kind: 'unknown' };
  }
}
