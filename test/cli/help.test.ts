/** What `--help` and completions tell of every command. */
import { execFileSync, spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { cli, Scratch } from '../support/cli';

const usage = (await cli('--help')).out;
const names = [...new Set([...usage.matchAll(/^ {2}neural-debug ([a-z]+)/gm)].map(([, name = '']) => name))];

describe('help', () => {
  it('is there for each file of commands', () => {
    expect(names.length).toBeGreaterThanOrEqual(readdirSync('src/cli/commands').length);
  });

  it.each(names)('%s: what it does, and each option of its usage', async (name) => {
    const { code, out } = await cli(name, '--help');
    expect(code).toBe(0);
    const [head = '', ...rest] = out.split('\n\n');
    expect(head).toMatch(new RegExp(`^Usage: neural-debug ${name}`));
    expect(rest[0]).toMatch(/^[A-Z][^\n]*\.$/);
    const flags = [...head.matchAll(/(?<=[\s[|])--?[a-z][a-z-]*/g)].map(([flag]) => flag);
    for (const flag of flags) expect(rest.join('\n'), flag).toMatch(new RegExp(`^ {2}${flag} .*\\w`, 'm'));
  });

  it('has examples that the commands understand', async () => {
    for (const name of names) {
      const { out } = await cli(name, '--help');
      for (const [, line = ''] of out.matchAll(new RegExp(`^ {2}neural-debug ${name} (.*)$`, 'gm'))) {
        const flags = [...line.matchAll(/(?<=^|\s)--?[a-z][a-z-]*/g)].map(([flag]) => flag);
        for (const flag of flags) expect(out.slice(0, out.indexOf('Examples:')), line).toContain(`  ${flag} `);
      }
    }
  });
});

describe.skipIf(process.platform === 'win32')('completions for bash', () => {
  const scratch = new Scratch();
  const complete = async (...words: string[]): Promise<string[]> => {
    const { out } = await cli('completions', 'bash');
    const script = `${out}\nCOMP_WORDS=("$@"); COMP_CWORD=$(($# - 1)); _neural_debug; printf '%s\\n' "\${COMPREPLY[@]}"`;
    const args = ['-c', script, 'bash', 'neural-debug', ...words];
    return execFileSync('bash', args, { encoding: 'utf8', cwd: scratch.path }).trim().split('\n');
  };

  it('of commands, options, what options take, and files', async () => {
    expect(await complete('')).toEqual([...names, '--help', '--version']);
    expect(await complete('tr')).toEqual(['trace']);
    expect(await complete('trace', '--ju')).toEqual(['--jump']);
    expect(await complete('trace', '--jump', '')).toEqual(expect.arrayContaining(['precise', 'direct']));
    expect(await complete('completions', 'z')).toEqual(['zsh']);
    scratch.file('shop.py', '');
    scratch.file('my shop.py', '');
    expect(await complete('trace', 'sh')).toEqual(['shop.py']);
    expect(await complete('trace', 'my')).toEqual(['my shop.py']);
    expect(await complete('predict', '--cases', 's')).toEqual(['shop.py']);
    // No file is a port, or one of the shells.
    expect(await complete('dap', '--port', '')).toEqual(['']);
    expect(await complete('completions', '')).toEqual(['bash', 'zsh', 'fish']);
    scratch.remove();
  });

  it.runIf(spawnSync('fish', ['--version']).status === 0)('do the same in fish, where that is installed', async () => {
    const { out } = await cli('completions', 'fish');
    const asked = (line: string): string[] => {
      const args = ['--no-config', '-c', `${out}\ncomplete -C ${JSON.stringify(line)}`];
      const found = execFileSync('fish', args, { encoding: 'utf8' }).trim().split('\n');
      return found.map((one) => one.split('\t')[0] ?? '');
    };
    expect(asked('neural-debug tr')).toEqual(['trace']);
    expect(asked('neural-debug trace --ju')).toEqual(['--jump']);
    expect(asked('neural-debug trace --jump d')).toEqual(['direct']);
    expect(asked('neural-debug --v')).toEqual(['--version']);
    expect(asked('neural-debug dap --port ')).toEqual(['']);
  });

  it('are there for other shells, and not for unknown ones', async () => {
    expect((await cli('completions', 'zsh')).out).toContain('bashcompinit');
    expect((await cli('completions', 'fish')).out).toContain("-n '__fish_seen_subcommand_from predict' -l task -x -a");
    expect(await cli('completions', 'tcsh')).toMatchObject({
      code: 2,
      err: 'neural-debug: no completions for "tcsh"; there are bash, zsh, fish\n',
    });
  });
});
