import { describe, expect, it } from 'vitest';
import { completeConfiguration } from '../../../src/extension/launch/launchConfiguration';

const python = { languageId: 'python', scheme: 'file', path: '/project/shop.py' };

describe('completing a launch configuration', () => {
  it('makes an empty one a session on the active Python file that stops on entry', () => {
    expect(completeConfiguration({}, python)).toEqual({
      type: 'neural-python',
      name: 'Neural Debug: current file',
      request: 'launch',
      program: '/project/shop.py',
      stopOnEntry: true,
    });
  });

  it('keeps what the user has written', () => {
    const given = {
      type: 'neural-python',
      name: 'mine',
      request: 'launch',
      program: '${workspaceFolder}/a.py',
      function: 'f',
      args: ['1'],
      stopOnEntry: false,
    };
    expect(completeConfiguration(given, python)).toEqual(given);
  });

  it('takes the active file where "program" is missing, and then runs to a breakpoint unless told otherwise', () => {
    const given = { type: 'neural-python', name: 'mine', request: 'launch' };
    expect(completeConfiguration(given, python)).toMatchObject({ program: '/project/shop.py', stopOnEntry: false });
  });

  it.each([
    ['no editor', undefined, 'No file is open'],
    ['another language', { ...python, languageId: 'json', path: '/project/a.json' }, 'a.json is not a Python file'],
    ['an unsaved file', { ...python, scheme: 'untitled', path: 'Untitled-1' }, 'Save the file first'],
    ['a virtual file system', { ...python, scheme: 'vscode-vfs' }, 'shop.py is not on disk (vscode-vfs:)'],
  ])('says what is wrong with %s', (_case, active, message) => {
    expect(() => completeConfiguration({}, active)).toThrow(message);
  });

  it('refuses to attach', () => {
    const given = { type: 'neural-python', name: 'mine', request: 'attach' };
    expect(() => completeConfiguration(given, python)).toThrow('nothing runs that one could attach to');
  });
});
