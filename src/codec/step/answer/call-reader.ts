/** The call of a function of the program with which an answer ends. */
import type { Value } from '../../../python/values/value';
import type { CallArgument, Outcome } from '../../query';
import type { Cursor, Reading } from '../../values/cursor';
import type { ValueReader } from '../../values/value-reader';
import { KEYWORD_ARGUMENTS } from '../../vocabulary/python-words';
import { id, type Allowed } from '../../vocabulary/token-sets';
import { findToken } from '../../vocabulary/vocabulary';
import type { StepContext } from '../step-context';
import { argumentsAt, hasStar, isComputed, type ArgumentCount } from '../syntax/call-syntax';
import type { AnswerNames } from './answer-names';

const KEYWORD_NAMES = KEYWORD_ARGUMENTS.map((name) => findToken(`${name}=`)).filter((token) => token !== undefined);

export class CallReader {
  /** @param variables values by the tokens of their names */
  constructor(
    private readonly prompt: StepContext,
    private readonly cursor: Cursor,
    private readonly reader: ValueReader,
    private readonly names: AnswerNames,
    private readonly variables: ReadonlyMap<string, Value>,
  ) {}

  /** The cursor is at what is called. */
  *outcome(): Reading<Outcome> {
    const { cursor, prompt } = this;
    const { statement } = prompt.query;
    const callee = this.names.nameOf(cursor.token);
    const isMethod = !prompt.slots.isNameSlot(cursor.token) && cursor.token !== callee;
    const sites = statement.calls.filter((call) => call.callee === callee);
    const site =
      sites.find((call) => !call.repeated && !isComputed(prompt.query, call)) ?? sites.find((call) => call.repeated);
    yield* cursor.expect('(');
    const all = yield* this.arguments(argumentsAt(site, isMethod));
    const written = site && !site.repeated && !hasStar(site) ? site.arguments.length : undefined;
    const receiver = isMethod && all.length !== written ? all.shift()?.value : undefined;
    return {
      kind: 'call',
      callee,
      arguments: all,
      expression: site?.text ?? callee,
      ...(receiver && { receiver }),
      ...(site && { range: site.range }),
    };
  }

  /** As many as the call site writes, where that can be told from the source. */
  private *arguments({ least, most, keywords }: ArgumentCount): Reading<CallArgument[]> {
    const { cursor, reader } = this;
    const all: CallArgument[] = [];
    const starts = [...reader.starts(), ...(keywords ? [...KEYWORD_NAMES, ...this.names.slotIds()] : [])];
    const follow = (): Allowed => [
      ...(all.length + 1 < most ? id(',') : []),
      ...(all.length + 1 >= least ? id(')') : []),
    ];
    yield* cursor.advance([...(most > 0 ? starts : []), ...(least === 0 ? id(')') : [])]);
    while (cursor.token !== ')') {
      if (cursor.token === ',') yield* cursor.advance(starts);
      const token = cursor.token;
      if (keywords && /^v\d+$/.test(token)) {
        const value = this.variables.get(token);
        yield* cursor.advance(value ? [...follow(), ...id('=')] : id('='));
        if (cursor.token === '=') {
          yield* cursor.advance(reader.starts());
          all.push({ keyword: this.names.nameOf(token), value: yield* reader.value(follow()) });
        } else if (value) all.push({ value });
      } else if (/^[a-z_]\w*=$/.test(token)) {
        yield* cursor.advance(reader.starts());
        all.push({ keyword: this.names.nameOf(token), value: yield* reader.value(follow()) });
      } else all.push({ value: yield* reader.value(follow()) });
    }
    yield* cursor.advance(id('<end>'));
    return all;
  }
}
