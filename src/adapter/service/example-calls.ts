/** Example calls of functions, cached as long as they can be valid: those in the file by its text, others for a while. */
import { functionName } from '../../python/definitions/function-names';
import { needsObject } from '../../debugger/launch/receiver';
import { LRUCache } from 'lru-cache';
import type { FunctionPredictor } from '../../codec/function/function-query';
import type { Predictor } from '../../codec/query';
import { unlessAborted } from '../../debugger/launch/shared-work';
import { textOf } from '../../debugger/program/alignment';
import { findExamples } from '../../python/examples/example-search';
import { ownSource } from '../../python/modules/linked-source';
import type { PythonParser } from '../../python/parser';
import type { FunctionInfo, SourceFile } from '../../python/syntax';
import { inferredExamples, writtenExamples, writtenObject } from './examples';
import { withPatience } from './patience';
import type * as protocol from './protocol';

/** Milliseconds for which the workspace is not searched again for the same function. */
const FRESH = 30_000;
/** Maximum number of functions whose examples are cached. */
const MOST = 200;

interface Kept<T> {
  readonly found: T;
  readonly since: number;
}

export class ExampleCalls {
  private readonly own = new WeakMap<SourceFile, Map<string, protocol.Example[]>>();
  private readonly kept = new LRUCache<string, Kept<protocol.Example[]>>({ max: MOST });
  /** By the document and the method. */
  private readonly objects = new LRUCache<string, Kept<string | undefined>>({ max: MOST });
  /** By the function's tokens: changed code gets new arguments. */
  private readonly inferred = new LRUCache<string, Promise<protocol.Example[]>>({ max: MOST });

  constructor(
    private readonly parser: PythonParser,
    private readonly predictor: Predictor & FunctionPredictor,
  ) {}

  /**
   * All of them, the best first; searches the workspace again.
   * @param invents whether the model is asked for some where none are written
   */
  async all(
    source: SourceFile,
    info: FunctionInfo,
    params: protocol.ExamplesParams,
    invents: boolean,
  ): Promise<protocol.Example[]> {
    const earlier = this.ofEarlier(source, info);
    if (earlier) return this.onMade(earlier, source, info, params);
    const written = this.around(source, info, params, 0);
    const isEnough = written.length > 0 || !invents;
    const found = isEnough ? written : await (params.written ? this.known(source, info) : this.plausible(source, info));
    return this.onMade(found, source, info, params);
  }

  /**
   * Those that can be predicted without asking the user, the best first.
   * @param patience milliseconds to wait for the model to suggest some if none are written
   * @throws AbortError if `signal` is aborted
   */
  async best(
    source: SourceFile,
    info: FunctionInfo,
    params: protocol.DocumentParams,
    patience: number | undefined,
    signal?: AbortSignal,
  ): Promise<readonly protocol.Example[]> {
    // What is found out for nobody may be asked for by the next one.
    const found = await unlessAborted(this.found(source, info, params, patience), signal);
    return this.onMade(found, source, info, params);
  }

  /** Those that the model suggests, whatever else there is. @throws AbortError if `signal` is aborted */
  async invented(
    source: SourceFile,
    info: FunctionInfo,
    params: protocol.DocumentParams,
    patience: number,
    signal?: AbortSignal,
  ): Promise<readonly protocol.Example[]> {
    const found = withPatience(this.plausible(source, info), patience, () => []);
    return this.onMade(await unlessAborted(found, signal), source, info, params);
  }

  /**
   * Those of a function whose name a later one has: whatever is written is a call of the later one. Undefined for any other function.
   */
  private ofEarlier(source: SourceFile, info: FunctionInfo): protocol.Example[] | undefined {
    if (source.findFunction(functionName(info)) === info) return undefined;
    const own = needsObject(info) ? 1 : 0;
    const takesSome = info.parameters.slice(own).some((one) => one.kind === 'positional' && one.default === undefined);
    return takesSome ? [] : [{ call: `${info.qualifiedName}()`, origin: 'hints' }];
  }

  /** Those that somebody has written, the best first. */
  written(source: SourceFile, info: FunctionInfo, params: protocol.DocumentParams): readonly protocol.Example[] {
    if (this.ofEarlier(source, info)) return [];
    const own = this.here(source, info, params.uri).filter(isWritten);
    const found = own.length > 0 ? own : this.around(source, info, params, FRESH).filter(isWritten);
    return this.onMade(found, source, info, params);
  }

  /** Calls in the file itself of which it states what they return. */
  stated(source: SourceFile, info: FunctionInfo, params: protocol.DocumentParams): readonly protocol.Example[] {
    if (info.parameters.length === 0 || this.ofEarlier(source, info)) return [];
    const here = this.here(source, info, params.uri).filter(({ stated }) => stated !== undefined);
    return this.onMade(here, source, info, params);
  }

  /** If nothing says how to create the instance, it is created as somewhere else. */
  private onMade(
    found: readonly protocol.Example[],
    source: SourceFile,
    info: FunctionInfo,
    params: protocol.DocumentParams,
  ): protocol.Example[] {
    const start = `${info.qualifiedName}(`;
    if (!needsObject(info) || !found.some(({ call }) => call.startsWith(start))) return [...found];
    const made = this.maker(source, info, params);
    if (made === undefined) return [...found];
    return found.map((one) =>
      one.call.startsWith(start) ? { ...one, call: `${made}.${info.name}(${one.call.slice(start.length)}` } : one,
    );
  }

  /** An object for a method, as source code, if something has to say how it is made. */
  private maker(source: SourceFile, info: FunctionInfo, params: protocol.DocumentParams): string | undefined {
    const key = JSON.stringify([params.uri, info.qualifiedName]);
    const kept = this.objects.get(key);
    if (kept && Date.now() - kept.since < FRESH) return kept.found;
    const found = writtenObject(this.parser, ownSource(source), info, params);
    this.objects.set(key, { found, since: Date.now() });
    return found;
  }

  private async found(
    source: SourceFile,
    info: FunctionInfo,
    params: protocol.DocumentParams,
    patience: number | undefined,
  ): Promise<readonly protocol.Example[]> {
    if (info.parameters.length === 0) return [{ call: `${info.qualifiedName}()`, origin: 'hints' }];
    const earlier = this.ofEarlier(source, info);
    if (earlier) return earlier;
    const own = this.here(source, info, params.uri);
    if (own.some(isWritten)) return own;
    const found = this.around(source, info, params, FRESH);
    if (found.length > 0) return found;
    const inferring = this.plausible(source, info);
    if (patience === undefined) return await inferring;
    return await withPatience(inferring, patience, () => []);
  }

  private here(source: SourceFile, info: FunctionInfo, uri: string): protocol.Example[] {
    const cache = this.own.get(source) ?? new Map<string, protocol.Example[]>();
    this.own.set(source, cache);
    const name = functionName(info);
    const found =
      cache.get(name) ??
      findExamples(this.parser, source, name).map(({ call, origin, line, returns, isComputed }) => ({
        call,
        origin,
        ...(line !== undefined && { uri, line: line - 1 }),
        ...(isComputed && { isComputed }),
        ...(returns !== undefined && { stated: returns }),
      }));
    cache.set(name, found);
    return found;
  }

  /** Those in the file and in the workspace around it. */
  private around(
    source: SourceFile,
    info: FunctionInfo,
    params: protocol.DocumentParams,
    fresh: number,
  ): protocol.Example[] {
    const parameters = info.parameters.map(({ name }) => name).join();
    const key = JSON.stringify([params.uri, functionName(info), parameters]);
    const kept = this.kept.get(key);
    if (kept && Date.now() - kept.since < fresh) return kept.found;
    const found = writtenExamples(this.parser, source, { ...params, function: functionName(info) });
    this.kept.set(key, { found, since: Date.now() });
    return found;
  }

  private plausible(source: SourceFile, info: FunctionInfo): Promise<protocol.Example[]> {
    const key = keyOf(source, info);
    const known = this.inferred.get(key);
    if (known) return known;
    const found = inferredExamples(this.predictor, ownSource(source), functionName(info));
    this.inferred.set(key, found);
    found.catch(() => this.inferred.delete(key));
    return found;
  }

  /** Those that the model has suggested before: where they are shown already, they are shown everywhere. */
  private async known(source: SourceFile, info: FunctionInfo): Promise<protocol.Example[]> {
    const known = this.inferred.get(keyOf(source, info));
    return known ? await withPatience(known, 0, () => []) : [];
  }
}

/** In a docstring, a test, a call: nobody has guessed it. */
export function isWritten({ origin }: protocol.Example): boolean {
  return origin !== 'hints' && origin !== 'inferred';
}

/** By the tokens of the function. */
function keyOf(source: SourceFile, info: FunctionInfo): string {
  const lines = source.outline(info).map((line) => ('statement' in line ? textOf(line.statement) : line.clause));
  return JSON.stringify([functionName(info), lines]);
}
