import { describe, expect, it } from 'vitest';
import {
  completeConfiguration,
  ConfigurationError,
} from '../../../../src/extension/launch/configuration/launchConfiguration';

const python = { languageId: 'python', program: '/project/shop.py', name: 'shop.py' };

describe('completing a launch configuration', () => {
  it('makes an empty one a session on the active Python file that stops on entry', () => {
    expect(completeConfiguration({}, python, false)).toEqual({
      type: 'neural-python',
      name: 'shop.py (Neural Debug)',
      request: 'launch',
      program: '/project/shop.py',
      stopOnEntry: true,
      stopsUnlessBreakpoints: true,
    });
  });

  it('runs to a breakpoint where one is set, whatever else is said', () => {
    expect(completeConfiguration({}, python, true).stopOnEntry).toBe(false);
    expect(completeConfiguration({ stopOnEntry: true }, python, true).stopOnEntry).toBe(true);
  });

  it('remembers that the breakpoints decide, but for what somebody has chosen', () => {
    expect(completeConfiguration({}, python, true)).toMatchObject({ stopsUnlessBreakpoints: true });
    expect(completeConfiguration({ stopOnEntry: true }, python, true)).not.toHaveProperty('stopsUnlessBreakpoints');
    const asFile = { type: 'neural-python', name: 'shop.py', request: 'launch', stopsUnlessBreakpoints: true };
    expect(completeConfiguration(asFile, python, false)).toMatchObject({ stopOnEntry: true });
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
    expect(completeConfiguration(given, python, false)).toEqual(given);
  });

  it('takes the active file where "program" is missing, and then runs to a breakpoint unless told otherwise', () => {
    const given = { type: 'neural-python', name: 'mine', request: 'launch' };
    expect(completeConfiguration(given, python, false)).toMatchObject({
      program: '/project/shop.py',
      stopOnEntry: false,
    });
  });

  it('takes `${file}` for the active document, which need not be on disk', () => {
    const untitled = { languageId: 'python', program: 'untitled:Untitled-1', name: 'Untitled-1' };
    const given = { type: 'neural-python', name: 'mine', request: 'launch', program: '${file}' };
    expect(completeConfiguration(given, untitled, false).program).toBe('untitled:Untitled-1');
  });

  it('takes a program that is left empty for the active document', () => {
    const given = { type: 'neural-python', name: 'mine', request: 'launch', program: ' ' };
    expect(completeConfiguration(given, python, false).program).toBe('/project/shop.py');
  });

  it.each([
    ['no editor', {}, undefined, { kind: 'noFile' }],
    ['another language', {}, { ...python, languageId: 'json', name: 'a.json' }, { kind: 'notPython', file: 'a.json' }],
    ['text that is no program', { program: '${workspaceFolder}/notes.md' }, python, { kind: 'notPython', file: 'notes.md' }], // prettier-ignore
    ['attaching', { request: 'attach' }, python, { kind: 'attach', request: 'attach' }],
  ])('says what is wrong with %s', (_case, given, active, problem) => {
    let thrown: unknown;
    try {
      completeConfiguration(given, active, false);
    } catch (error) {
      thrown = error;
    }
    expect(thrown).toBeInstanceOf(ConfigurationError);
    expect((thrown as ConfigurationError).problem).toEqual(problem);
  });
});
