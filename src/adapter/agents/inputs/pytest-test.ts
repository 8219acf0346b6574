/** A test of one call, for pytest. */
import { basename } from '../../../python/files/files';

/** A value as it is written, or the name of an exception. */
export type WrittenEnding = { readonly returns: string } | { readonly raises: string };

/** Or an object, by its class and attributes. */
export type TestedEnding =
  WrittenEnding | { readonly makes: string; readonly attributes: readonly (readonly [name: string, value: string])[] };

export interface TestedCall {
  /** Qualified: `Cart.add`. */
  readonly function: string;
  /** `Cart().add(1)`; with lines before it that make the object, where it needs some. */
  readonly call: string;
  readonly ending: TestedEnding;
  /** The program's file, from which names are imported. */
  readonly path: string;
  /** Whether the program defines a name: an exception of its own is imported, too. */
  readonly defines?: (name: string) => boolean;
}

export function pytestTest({ function: name, call, ending, path, defines = () => false }: TestedCall): string {
  const [root = name] = name.split('.');
  const raised = 'raises' in ending && defines(ending.raises) ? [ending.raises] : [];
  const names = [...new Set([root, ...raised])].join(', ');
  const file = basename(path);
  const module = file.replace(/\.\w+$/, '');
  const imports = /^[^\W\d]\w*$/u.test(module)
    ? `from ${module} import ${names}`
    : `# ${file} cannot be imported by name: import ${names} from it here.`;
  const lines = call.split('\n');
  const [before, last] = [lines.slice(0, -1), lines.at(-1) ?? call];
  return [
    ...('raises' in ending ? ['import pytest', ''] : []),
    imports,
    '',
    '',
    `def test_${name.replaceAll('.', '_').toLowerCase()}():`,
    ...before.map((line) => `    ${line}`),
    ...linesOf(last, ending).map((line) => `    ${line}`),
    '',
  ].join('\n');
}

function linesOf(call: string, ending: TestedEnding): string[] {
  if ('raises' in ending) return [`with pytest.raises(${ending.raises}):`, `    ${call}`];
  if ('returns' in ending) return isWritable(ending.returns) ? [assertion(call, ending.returns)] : [`assert ${call}  # ${ending.returns}`]; // prettier-ignore
  const { makes, attributes } = ending;
  return [
    `result = ${call}`,
    `assert type(result).__name__ == '${makes.split('.').at(-1) ?? makes}'`,
    ...attributes.filter(([, value]) => isWritable(value)).map(([name, value]) => assertion(`result.${name}`, value)),
  ];
}

function assertion(left: string, value: string): string {
  return /^(?:None|True|False)$/.test(value) ? `assert ${left} is ${value}` : `assert ${left} == ${value}`;
}

/** Objects have no literals: `[<Item name='pen'>]` is nothing that Python reads. */
function isWritable(value: string): boolean {
  return !value.replace(TEXTS, '').includes('<');
}

const TEXTS = /'(?:\\.|[^'\\])*'|"(?:\\.|[^"\\])*"/g;
