import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, it } from 'vitest';
import { loadPython, type PythonParser } from '../../../src/python/source';
import type { FunctionInfo, SourceFile, Statement, Successor } from '../../../src/python/syntax';

type Step = number | 'call' | 'return';

interface Observed {
  readonly transitions: readonly (readonly [string, Step, Step])[];
  readonly branches: Readonly<Record<string, number>>;
}

const fixture = (name: string): string => fileURLToPath(new URL(`../../fixtures/python/${name}`, import.meta.url));
const golden = JSON.parse(readFileSync(fixture('transitions.json'), 'utf8')) as Record<string, Observed>;

let parser: PythonParser;
beforeAll(async () => {
  parser = await loadPython();
});

const parse = (name: string): SourceFile => parser.parse(readFileSync(fixture(name), 'utf8'));
const asStep = (successor: Successor): Step => (successor === 'end' ? 'return' : successor);

function allStatements(file: SourceFile): Statement[] {
  const scopes: (FunctionInfo | undefined)[] = [undefined, ...file.functions];
  return scopes.flatMap((scope) => file.executableLines.flatMap((line) => file.statementAt(line, scope) ?? []));
}

/** Pairs of lines that follow each other because a `return`, `break` or `continue` is on its way out. */
function unwindingPairs(file: SourceFile): Set<string> {
  const pairs = new Set<string>();
  for (const statement of allStatements(file)) {
    const [target] = statement.successors;
    const stations = [...statement.unwinds, { line: target === undefined ? 'return' : asStep(target) }];
    statement.unwinds.forEach((unwind, index) => {
      for (let line = unwind.line; line <= unwind.endLine; line++) {
        pairs.add(`${line} ${stations[index + 1]?.line ?? ''}`);
      }
    });
  }
  return pairs;
}

function isExplained(file: SourceFile, pairs: Set<string>, name: string, from: Step, to: Step): boolean {
  const scope = name === '<module>' ? file.module : file.findFunction(name);
  if (!scope) return false;
  if (from === 'call') return asStep(scope.firstLine) === to;
  const statement = file.statementAt(Number(from), scope);
  if (statement?.line !== from) return false;
  const next = statement.successors.map(asStep);
  const unwind = statement.unwinds[0]?.line;
  if (next.includes(to) || unwind === to || pairs.has(`${from} ${to}`)) return true;
  if (statement.handlers.some((handler) => handler.line === to)) return true;
  // Returned, or raised out of the frame; a generator may also be left at a `yield`.
  if (to === 'return')
    return next.length === 0 || statement.tokens.some((token) => token.text === 'yield') || mayRaise(statement);
  return isDecorating(file, from, Number(to));
}

function mayRaise(statement: Statement): boolean {
  return !statement.isTransparent && statement.kind !== 'def';
}

/** CPython visits decorators again, last first, to call them; here a definition is one visit. */
function isDecorating(file: SourceFile, from: number, to: number): boolean {
  return file.functions.some((scope) => {
    const lines = file.executableLines.filter((line) => line >= scope.line && line <= scope.endLine);
    const header = lines.find((line) => ['def', 'class'].includes(file.statementAt(line)?.kind ?? '')) ?? 0;
    return scope.decorators.length > 0 && Math.min(from, to) >= scope.line && Math.max(from, to) <= header;
  });
}

describe('successors', () => {
  it.each(Object.keys(golden))('agree with what CPython does in %s', (name) => {
    const file = parse(name);
    const pairs = unwindingPairs(file);
    const wrong = golden[name]?.transitions.filter((transition) => !isExplained(file, pairs, ...transition));
    expect(wrong).toEqual([]);
    expect(file.problems).toEqual([]);
  });

  it.each(Object.keys(golden))('name the body first in %s', (name) => {
    const file = parse(name);
    for (const [header, body] of Object.entries(golden[name]?.branches ?? {})) {
      const statement = file.statementAt(Number(header));
      const expected = file.executableLines.includes(body) ? body : undefined;
      const isFolded = statement?.isTransparent === true && statement.successors[0] !== expected;
      // A body that is compiled to nothing has no line.
      if (!isFolded && expected !== undefined) expect([header, statement?.successors[0]]).toEqual([header, expected]);
    }
  });

  it('are those of the installed CPython 3.11', (context) => {
    const version = spawnSync('python3.11', ['--version']);
    if (version.status !== 0) context.skip('python3.11 is not installed');
    const output = execFileSync('python3.11', [fixture('steps_by_cpython.py')], { encoding: 'utf8' });
    expect(JSON.parse(output)).toEqual(golden);
  });
});
