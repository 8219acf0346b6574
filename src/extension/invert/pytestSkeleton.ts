/** A test of one call, for pytest, to be pasted and finished. */
import type { FunctionItem } from '../../adapter/service/protocol';
import type { WantedEnding } from './ending';

export interface TestedCall {
  readonly item: Pick<FunctionItem, 'name' | 'parameters'>;
  /** As between the parentheses. */
  readonly arguments: string;
  readonly ending: WantedEnding;
  /** Name of the file: `shop.py`. */
  readonly file: string;
}

export function pytestSkeleton({ item, arguments: given, ending, file }: TestedCall): string {
  const module = file.replace(/\.\w+$/, '');
  const [owner = item.name, ...members] = item.name.split('.');
  const hasReceiver = members.length > 0 && (item.parameters[0] === 'self' || item.parameters[0] === 'cls');
  const callee = [hasReceiver && item.parameters[0] === 'self' ? `${owner}()` : owner, ...members].join('.');
  const call = `${callee}(${given})`;
  const imports = /^[^\W\d]\w*$/u.test(module)
    ? `from ${module} import ${owner}`
    : `# ${file} cannot be imported by name: import ${owner} from it here.`;
  const name = `test_${item.name.replaceAll('.', '_').toLowerCase()}`;
  const lines =
    'raises' in ending
      ? [
          'import pytest',
          '',
          imports,
          '',
          '',
          `def ${name}():`,
          `    with pytest.raises(${ending.raises}):`,
          `        ${call}`,
        ]
      : [imports, '', '', `def ${name}():`, `    ${assertion(call, ending.returns)}`];
  return `${lines.join('\n')}\n`;
}

function assertion(call: string, value: string): string {
  return /^(?:None|True|False)$/.test(value) ? `assert ${call} is ${value}` : `assert ${call} == ${value}`;
}
