/** Example calls of functions, found once for each text. */
import { findExamples } from '../../python/examples/find';
import type { PythonParser } from '../../python/source';
import type { FunctionInfo, SourceFile } from '../../python/syntax';
import type * as protocol from './protocol';

export class ExampleCalls {
  private readonly known = new WeakMap<SourceFile, Map<string, protocol.Example[]>>();

  constructor(private readonly parser: PythonParser) {}

  /** The best first. */
  find(source: SourceFile, info: FunctionInfo, { uri }: protocol.DocumentParams): protocol.Example[] {
    const cache = this.known.get(source) ?? new Map<string, protocol.Example[]>();
    this.known.set(source, cache);
    const name = info.qualifiedName;
    const found =
      cache.get(name) ??
      findExamples(this.parser, source, name).map(({ call, origin, line, path }) => ({
        call,
        origin,
        ...(line !== undefined && { line: line - 1, uri: path ?? uri }),
      }));
    cache.set(name, found);
    return found;
  }
}
