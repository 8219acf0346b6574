/** The program that a tool is asked about: a file inside the folders that may be read, a text, or both. */
import { dirname, files, resolve } from '../../../python/files/files';
import { readProgram, SourceError, textProblem } from '../../../python/modules/read-program';
import { LONGEST_TEXT } from '../../../python/text/limits';
import { shortened } from '../../../python/text/shortened';
import type { PythonParser } from '../../../python/parser';
import type { FunctionInfo, SourceFile } from '../../../python/syntax';
import { Folders } from '../../launch/folders';
import { Documents } from '../../service/documents';
import { RequestFailure } from '../../service/request-failure';
import type { Schema } from './schema';
import { ToolError } from './tool-error';

/** How a tool is told which program. */
export interface ProgramInput {
  readonly path?: string;
  readonly source?: string;
}

export const PROGRAM_PROPERTIES: Readonly<Record<string, Schema>> = {
  path: {
    type: 'string',
    description:
      'Python file, absolute or relative to the first folder of the server. Modules beside it are read, too.',
  },
  source: {
    type: 'string',
    description:
      'The text of the program, instead of what is in the file: unsaved, incomplete and broken code is welcome. With "path", imports are looked for beside that.',
  },
};

/** A program as it was read. */
export interface Program {
  readonly source: SourceFile;
  /** The text of its own file. */
  readonly text: string;
  /** Names it for caches and for the search of examples. */
  readonly uri: string;
  /** URIs of the folders where imports and examples are searched. */
  readonly roots: readonly string[];
}

/** Python files, and texts that have not been saved under such a name. */
const PYTHON_FILE = /\.pyw?i?$/i;

export class Programs {
  private readonly documents: Documents;

  /** @param roots the only folders whose files are read; the first one is where relative paths begin */
  constructor(
    private readonly parser: PythonParser,
    readonly roots: readonly string[],
    libraries: ConstructorParameters<typeof Documents>[1] = {},
  ) {
    this.documents = new Documents(parser, libraries);
  }

  /** @throws ToolError */
  async read({ path, source: text }: ProgramInput): Promise<Program> {
    const file = path === undefined ? undefined : this.allowed(path);
    const whole = text ?? this.textOf(file);
    const problem = textProblem(whole);
    if (problem !== undefined) throw new ToolError('no_program', `The source ${problem}`);
    if (whole.length > LONGEST_TEXT)
      throw new ToolError(
        'no_program',
        `The source has ${whole.length} characters.`,
        `At most ${LONGEST_TEXT} are read.`,
      );
    const uri = file === undefined ? 'untitled:source' : files().toUri(file);
    // A text without a file imports nothing but libraries: whatever lies in the folders has nothing to do with it.
    const roots = file === undefined ? [] : this.roots.map((root) => files().toUri(root));
    try {
      return { source: await this.documents.read({ uri, text: whole, roots }), text: whole, uri, roots };
    } catch (error) {
      if (error instanceof RequestFailure) throw new ToolError('no_program', error.message);
      throw error;
    }
  }

  /** Another text of the same program, alone or with what it imports. @throws ToolError */
  async reread(program: Program, text: string): Promise<Program> {
    const { uri, roots } = program;
    // Another name: the program itself stays the one that is known.
    const other = `${uri}#edited`;
    try {
      const source = roots.length === 0 ? this.parser.parse(text) : await this.documents.read({ uri, text, roots });
      return { source, text, uri: other, roots };
    } catch (error) {
      if (error instanceof RequestFailure) throw new ToolError('bad_edit', error.message);
      throw error;
    }
  }

  /** The text of a file that a traceback names; undefined where it is none that may be read. */
  find(name: string): { readonly path: string; readonly text: string } | undefined {
    for (const root of this.roots) {
      const path = resolve(root, name);
      if (!PYTHON_FILE.test(path) || !new Folders(this.roots).hold(path)) continue;
      try {
        return { path, text: readProgram(path) };
      } catch (error) {
        if (!(error instanceof SourceError)) throw error;
      }
    }
    return undefined;
  }

  /** The absolute path of a file that may be read. @throws ToolError */
  pathOf(path: string): string {
    return this.allowed(path);
  }

  private textOf(file: string | undefined): string {
    if (file === undefined)
      throw new ToolError(
        'no_program',
        'There is neither "path" nor "source".',
        'Give the path of a file, or its text.',
      );
    try {
      return readProgram(file);
    } catch (error) {
      if (error instanceof SourceError)
        throw new ToolError('no_program', error.message, 'Give an existing file, or "source".');
      throw error;
    }
  }

  private allowed(path: string): string {
    const [first = '.'] = this.roots;
    const file = path.includes('\0') ? '' : resolve(first, path);
    if (!PYTHON_FILE.test(file))
      throw new ToolError(
        'no_program',
        `${shortened(path)} is no Python file.`,
        'Its name must end in .py, .pyw or .pyi.',
      );
    const folders = new Folders(this.roots);
    // A file that does not exist so far may still be the name of a text.
    if (!folders.hold(files().exists(file) ? file : dirname(file)))
      throw new ToolError(
        'outside_roots',
        `${shortened(path)} is outside the folders that may be read.`,
        `Give a file in ${this.roots.map((root) => shortened(root)).join(', ')}, or its text as "source".`,
      );
    return file;
  }
}

/** @throws ToolError that says which functions there are */
export function functionNamed({ source }: Pick<Program, 'source'>, name: string): FunctionInfo {
  const info = source.findFunction(name);
  if (info?.kind === 'function') return info;
  const names = source.functions.flatMap(({ kind, qualifiedName }) => (kind === 'function' ? [qualifiedName] : []));
  const hint = names.length === 0 ? 'The program has no functions.' : `There are: ${names.slice(-12).join(', ')}.`;
  throw new ToolError('no_function', `There is no function ${shortened(name, 60)}.`, hint);
}
