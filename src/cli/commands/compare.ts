/** `neural-debug compare`: how the behaviour of two versions of a program differs, without running either. */
import { dirname, resolve } from 'node:path';
import { deskParts } from '../../adapter/agents/agent-tools';
import { comparePrograms, LIKELY, type FunctionComparison } from '../../adapter/agents/compare/compare-programs';
import { ToolError } from '../../adapter/agents/contract/tool-error';
import type { DeskParts } from '../../adapter/agents/contract/tool';
import { readProgram, SourceError } from '../../python/modules/read-program';
import { loadPython } from '../../python/source';
import { budgetSeconds, type Command, foldersOf, parseOptions, positional, UsageError } from '../command';
import { CHECK_OPTIONS, checking } from '../checking';
import { changedFiles, type FileVersions } from '../git-versions';
import { loadModel } from '../given-program';
import { comparisonMarkdown, comparisonText, type FileComparison } from '../text/comparison-text';

const options = {
  function: { type: 'string' },
  git: { type: 'string' },
  json: { type: 'boolean', default: false },
  markdown: { type: 'boolean', default: false },
  'fail-on': { type: 'string' },
  budget: { type: 'string' },
  library: { type: 'string', multiple: true },
  model: { type: 'string' },
  ...CHECK_OPTIONS,
} as const;

export const compare: Command = {
  summary: 'Tells how the behaviour of two versions differs, without running either.',
  examples: ['old.py new.py --fail-on changed', '--git main...HEAD --markdown'],
  usage:
    'compare OLD NEW [--function f] [--json|--markdown] [--fail-on raised|changed] [--budget SECONDS] [--library DIR…] [--no-check]\n  neural-debug compare --git RANGE [--json|--markdown] [--fail-on raised|changed] [--budget SECONDS] [--no-check]',
  help: `  --function f      only this function (Class.method), whether or not it has changed; all changed ones if not given
  --git RANGE       instead of files: all changed functions of a range such as main...HEAD, or of what has changed since a revision
  --fail-on WHAT    exit code 1 where the new version raises and the old one does not (raised), or where anything differs (changed),
                    as far as that is more likely than not
  --budget SECONDS  what finding and predicting inputs of one function may take (10)
`,
  async run(args) {
    const { values, positionals } = parseOptions(args, options);
    if (values.json && values.markdown) throw new UsageError('--json and --markdown exclude each other');
    const failOn = values['fail-on'];
    if (failOn !== undefined && failOn !== 'raised' && failOn !== 'changed')
      throw new UsageError(`--fail-on takes raised or changed, not ${JSON.stringify(failOn)}`);
    const seconds = budgetSeconds(values.budget);
    const { root, files } = values.git === undefined ? twoFiles(positionals) : changed(positionals, values.git);
    const parser = await loadPython();
    const check = checking(values, true);
    const predictor = await loadModel(values.model, check.options);
    try {
      const parts = deskParts({ parser, predictor, roots: [root], libraryPaths: foldersOf(values.library) });
      const compared: FileComparison[] = [];
      let missing: ToolError | undefined;
      for (const file of files) {
        const { missing: error, ...one } = await compareFile(parts, root, file, { function: values.function, seconds });
        missing ??= error;
        if (!error) compared.push(one);
      }
      if (missing && compared.length === 0) throw new UsageError(`${missing.message} ${missing.hint}`.trim());
      const shown = values.json
        ? `${JSON.stringify({ files: compared })}\n`
        : values.markdown
          ? comparisonMarkdown(compared)
          : comparisonText(compared);
      process.stdout.write(shown);
      if (failOn !== undefined && compared.some(({ functions }) => functions.some((one) => fails(one, failOn))))
        process.exitCode = 1;
    } finally {
      await predictor.release();
      check.dispose();
    }
  },
};

function twoFiles(given: readonly string[]): { root: string; files: FileVersions[] } {
  const [before = '', after = ''] = positional(given, 'OLD', 'NEW');
  try {
    return {
      root: resolve(dirname(after)),
      files: [{ path: after, before: readProgram(before), after: readProgram(after) }],
    };
  } catch (error) {
    if (error instanceof SourceError) throw new UsageError(error.message);
    throw error;
  }
}

function changed(given: readonly string[], range: string): { root: string; files: FileVersions[] } {
  positional(given);
  return changedFiles(process.cwd(), range);
}

async function compareFile(
  parts: DeskParts,
  root: string,
  { path, before, after }: FileVersions,
  how: { readonly function: string | undefined; readonly seconds: number },
): Promise<FileComparison & { readonly missing?: ToolError }> {
  try {
    // Both are read as if they were the file of today: what they import is as it is today, too.
    const file = resolve(root, path);
    const old = await parts.programs.read({ path: file, source: before });
    const now = await parts.programs.read({ path: file, source: after });
    return { path, functions: await comparePrograms(parts, old, now, how) };
  } catch (error) {
    if (!(error instanceof ToolError)) throw error;
    // Of several files, most do not have it.
    if (how.function !== undefined && error.code === 'no_function') return { path, functions: [], missing: error };
    return { path, functions: [], error: error.message };
  }
}

function fails({ differences }: FunctionComparison, failOn: 'raised' | 'changed'): boolean {
  return differences.some(({ isRaised, confidence }) => confidence >= LIKELY && (failOn === 'changed' || isRaised));
}
