/**
 * What the statement reads of the process that the launch has told: `sys.argv`, under whatever name its module is imported. It is
 * there before anything is asked about the statement, like a value that was computed first.
 */
import type { ComputedValue } from '../../../codec/query';
import { isSameRange } from '../../../python/text/ranges';
import type { SourceFile, Statement } from '../../../python/syntax';
import { COMMAND_LINE } from '../../state/given-names';
import { iteratorAt } from '../../state/loop-iterators';
import { lookup } from '../../state/name-scopes';
import { topFrame, withTop, type State } from '../../state/state';
import { libraryPath } from '../../unknowns/library-paths';

/** The state with what is told and not read yet; undefined where there is nothing. */
export function withGivenValues(state: State, source: SourceFile, statement: Statement): State | undefined {
  if (!state.modules.has(COMMAND_LINE.module) || statement.kind === 'import') return undefined;
  if (!statement.tokens.some(({ text }) => text === COMMAND_LINE.name)) return undefined;
  const frame = topFrame(state);
  // What a loop goes through is read once.
  if (iteratorAt(frame, statement.line)) return undefined;
  const value = lookup(state, frame, `${COMMAND_LINE.module}.${COMMAND_LINE.name}`);
  if (!value) return undefined;
  const isRead = ({ range }: ComputedValue): boolean => frame.computed.some((one) => isSameRange(one.range, range));
  const found = statement.subExpressions.flatMap(({ node, range, text, operatorKind }): ComputedValue[] => {
    const holder = operatorKind === 'attribute' ? node?.get('object') : undefined;
    if (holder?.type !== 'identifier' || node?.get('attribute')?.text !== COMMAND_LINE.name) return [];
    const isModule = libraryPath(source, holder.text) === COMMAND_LINE.module && !lookup(state, frame, holder.text);
    return isModule ? [{ expression: text, range, value, confidence: 1 }] : [];
  });
  const missing = found.filter((one) => !isRead(one));
  return missing.length === 0 ? undefined : withTop(state, { ...frame, computed: [...frame.computed, ...missing] });
}
