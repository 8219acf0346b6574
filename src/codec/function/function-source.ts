/** The source of a whole function as tokens, its statements labelled `l0` (the header), `l1`, `l2`, …. */
import type { OutlineLine, Statement } from '../../python/syntax';
import { CodecError, type Slots } from '../vocabulary/slots';
import { sourceTokens } from '../step/source-tokens';
import { LINES, lineToken } from '../vocabulary/vocabulary';

export class FunctionSource {
  readonly tokens: readonly string[];
  /** Statements by label. */
  readonly statements: readonly Statement[];

  /** @throws CodecError for a function of more than `LINES` statements or too many names. */
  constructor(outline: readonly OutlineLine[], slots: Slots) {
    const tokens: string[] = [];
    const statements: Statement[] = [];
    let depth = 0;
    const indent = (to: number): void => {
      for (; depth < to; depth++) tokens.push('<indent>');
      for (; depth > to; depth--) tokens.push('<dedent>');
    };
    for (const line of outline) {
      indent(line.depth);
      if ('clause' in line) tokens.push(line.clause);
      else {
        if (statements.length === LINES) throw new CodecError(`a function of more than ${LINES} statements`);
        tokens.push(lineToken(statements.length), ...sourceTokens(line.statement.tokens, slots));
        statements.push(line.statement);
      }
    }
    indent(0);
    this.tokens = tokens;
    this.statements = statements;
  }

  /** Label of the statement on a line that the function's frame can be at; undefined if there is none. */
  label(line: number): string | undefined {
    // The header runs in the enclosing frame, even if the body is on the same line.
    const label = this.statements.findLastIndex((statement, i) => i > 0 && statement.line === line);
    return label < 0 ? undefined : lineToken(label);
  }

  /** The line behind a label. */
  lineOf(label: string): number | undefined {
    return this.statements[Number(label.slice(1))]?.line;
  }
}
