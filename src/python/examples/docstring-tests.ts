/** The examples in the docstrings of a module, as `doctest.testmod` finds them, each docstring as the text of one function. */
import { moduleOf, pythonName } from '../definitions/definitions';
import { docstringOf } from '../definitions/docstring';
import { expressionTree } from '../expressions/expression-tree';
import type { FunctionInfo, SourceFile } from '../syntax';

export interface DocstringTest {
  /** `__main__.f`: they run in the order of their names. */
  readonly name: string;
  /**
   * A function of what text is printed into, which returns how many examples have failed; undefined where an example says how it
   * is to be compared.
   */
  readonly text: string | undefined;
  readonly count: number;
}

interface Example {
  readonly code: readonly string[];
  readonly wanted: readonly string[];
}

export function docstringTests(source: SourceFile): DocstringTest[] {
  const isOf = (info: FunctionInfo): boolean =>
    info.kind === 'module' || (info.parent !== undefined && info.parent.kind !== 'function' && isOf(info.parent));
  const own = source.functions.filter(
    (info) => info.kind !== 'module' && moduleOf(info) === source.module && isOf(info),
  );
  const named = own.map((info) => [`__main__.${pythonName(info)}`, info] as const);
  return [['__main__', source.module] as const, ...named]
    .flatMap(([name, info]): DocstringTest[] => {
      const documentation = docstringOf(info);
      const examples = documentation.kind === 'str' ? examplesIn(documentation.value) : [];
      if (examples.length === 0) return [];
      return [{ name, text: textOf(examples), count: examples.length }];
    })
    .sort((one, other) => (one.name < other.name ? -1 : 1));
}

function examplesIn(text: string): Example[] {
  const found: { code: string[]; wanted: string[]; indent: string }[] = [];
  let isOpen = false;
  for (const line of text.split('\n')) {
    const [, indent = '', code] = /^(\s*)>>>(?: (.*))?$/.exec(line) ?? [];
    if (/^\s*>>>(?: |$)/.test(line)) {
      found.push({ code: [code ?? ''], wanted: [], indent });
      isOpen = true;
      continue;
    }
    const last = found.at(-1);
    if (!isOpen || !last) continue;
    const more = last.wanted.length === 0 ? /^\s*\.\.\.(?: (.*))?$/.exec(line) : null;
    if (more) last.code.push(more[1] ?? '');
    else if (line.trim() === '') isOpen = false;
    else last.wanted.push(line.startsWith(last.indent) ? line.slice(last.indent.length) : line);
  }
  return found;
}

function textOf(examples: readonly Example[]): string | undefined {
  if (examples.some(({ code, wanted }) => [...code, ...wanted].some((line) => /#\s*doctest:/.test(line))))
    return undefined;
  const lines = examples.flatMap(({ code, wanted }) => {
    const isError = /^Traceback \((?:most recent call last|innermost last)\):$/.test(wanted[0] ?? '');
    const last = wanted.findLast((line) => /^\w/.test(line)) ?? '';
    const text = isError ? last : wanted.map((line) => `${line === '<BLANKLINE>' ? '' : line}\n`).join('');
    const written = code.join('\n');
    const run = expressionTree(written)
      ? [`_value = (${written})`, 'if _value is not None:', '    print(repr(_value))']
      : code;
    const got = isError ? "''" : '_out.getvalue()[_begin:]';
    return [
      '_begin = len(_out.getvalue())',
      'try:',
      ...run.flatMap((line) => line.split('\n')).map((line) => `    ${line}`),
      `    _got = ${got}`,
      'except Exception as _error:',
      '    _name = type(_error).__name__',
      '    _said = str(_error)',
      isError ? "    _got = _name + ': ' + _said if _said else _name" : "    _got = ''",
      ...(isError ? [] : ['    _failed += 1', '    _got = None']),
      ...(isError
        ? [`if _got != ${JSON.stringify(text)}:`]
        : [`if _got is not None and _got != ${JSON.stringify(text)}:`]),
      '    _failed += 1',
    ];
  });
  return ['def f(_out):', ...['_failed = 0', ...lines, 'return _failed'].map((line) => `    ${line}`), ''].join('\n');
}
