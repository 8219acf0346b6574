/** Exceptions by type, as users list them: `KeyError, ValueError`, or `!StopIteration` for all others. */
import { isBuiltInException, isLibraryException } from '../../python/definitions/builtin-exceptions';
import type { SourceFile } from '../../python/syntax';
import { isKindOf } from '../state/exception-matching';

export type ExceptionFilter = (source: SourceFile, type: string) => boolean;

/** Types in a list that nothing can be of: neither Python nor the library has them, and no text of the program names them. */
export function unknownTypes(text: string, source: SourceFile): string[] {
  const names = namesIn(text).map((name) => name.replace(/^!/, ''));
  return names.filter((name) => {
    const last = lastPart(name);
    if (last === '' || isBuiltInException(last) || isLibraryException(last)) return false;
    return !new RegExp(String.raw`(?<![\p{ID_Continue}])${last}(?![\p{ID_Continue}])`, 'u').test(source.text);
  });
}

/** Undefined for a text that is not a list of types. Derived types count; an empty text means every type. */
export function readExceptionFilter(text: string): ExceptionFilter | undefined {
  const names = namesIn(text);
  if (names.length === 1 && names[0] === '') return () => true;
  if (!names.every((name) => /^!?[\p{ID_Start}_][\p{ID_Continue}.]*$/u.test(name))) return undefined;
  const unwanted = names.filter((name) => name.startsWith('!')).map((name) => name.slice(1));
  const wanted = names.filter((name) => !name.startsWith('!'));
  return (source, type) => {
    const is = (name: string): boolean =>
      lastPart(type) === lastPart(name) || isKindOf(source, type, lastPart(name)) === true;
    return !unwanted.some(is) && (wanted.length === 0 || wanted.some(is));
  };
}

function namesIn(text: string): string[] {
  return text.split(',').map((name) => name.trim());
}

function lastPart(name: string): string {
  return name.slice(name.lastIndexOf('.') + 1);
}
