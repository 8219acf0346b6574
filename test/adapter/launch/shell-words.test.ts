import { describe, expect, it } from 'vitest';
import { readLaunchArguments } from '../../../src/adapter/launch/launch-arguments';
import { shellWords } from '../../../src/adapter/launch/shell-words';
import { RequestArguments } from '../../../src/adapter/protocol/request-arguments';

describe('arguments in one line', () => {
  it.each([
    ['', []],
    ['  ', []],
    ['in.txt -n 3', ['in.txt', '-n', '3']],
    ['"two words" \'it "is"\' a" b "c', ['two words', 'it "is"', 'a b c']],
    ['"say \\"so\\"" back\\ slash ""', ['say "so"', 'back slash', '']],
    ["it's open\\", ["it's", 'open\\']],
  ])('are the words of %s', (line, words) => {
    expect(shellWords(line)).toEqual(words);
  });
});

describe('the arguments of a file', () => {
  const started = (attributes: object): unknown =>
    readLaunchArguments(new RequestArguments('launch', { program: '/a/copy.py', ...attributes })).start;

  it.each([
    [{}, []],
    [{ args: [] }, []],
    [{ args: ['in.txt', '-n', '3'] }, ['in.txt', '-n', '3']],
    [{ args: '-n 3' }, ['-n', '3']],
  ])('are those of its command line: %j', (attributes, words) => {
    expect(started(attributes)).toMatchObject({ commandLine: ['/a/copy.py', ...words] });
  });

  it('are the name of the file alone where a function is called', () => {
    expect(started({ function: 'f', args: '1' })).toMatchObject({
      function: 'f',
      arguments: '1',
      commandLine: ['/a/copy.py'],
    });
  });

  it('stand beside the folders of its data: those of the workspace, and its own', () => {
    expect(started({ roots: ['/b'] })).toMatchObject({ dataFolders: ['/b', '/a'] });
  });
});
