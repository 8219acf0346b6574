/** What else bears on an answer than the statement and its values: it goes along with the question. */
import type { Query } from '../codec/query';
import type { SourceFile } from '../python/syntax';
import { decimalContext, type DecimalContext } from './decimal-context';

/** As `answer.py` reads it. */
interface Settings {
  readonly context?: DecimalContext;
  /** What the program is started with, for a parser of command lines that is given nothing else. */
  readonly arguments?: readonly string[];
}

const PARSING: ReadonlySet<string> = new Set(['parse_args', 'parse_known_args']);

/**
 * @param isDecimal whether the statement is about decimal numbers
 * @throws NotSayable where they are not known
 */
export function settingsOf(query: Query, source: SourceFile, isDecimal: boolean): Settings {
  const context = isDecimal ? decimalContext(query, source) : undefined;
  const given = query.statement.calls.some(({ callee = '' }) => PARSING.has(callee)) && query.lookup('sys.argv');
  const items = given && given.kind === 'list' ? given.items.slice(1) : [];
  const texts = items.flatMap((item) => (item.kind === 'str' ? [item.value] : []));
  return { ...(context && { context }), ...(texts.length > 0 && { arguments: texts }) };
}
