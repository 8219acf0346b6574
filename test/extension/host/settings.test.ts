/** Settings under their names, and under those of the first version. */
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { affects, change, setting } from '../../../src/extension/host/settings';

/** Values that a user has set, by `section.name`; where they are set, and what is written. */
const world = vi.hoisted(() => ({
  user: new Map<string, unknown>(),
  workspace: new Map<string, unknown>(),
  written: [] as unknown[],
}));

vi.mock('vscode', () => ({
  ConfigurationTarget: { Global: 'user', Workspace: 'workspace' },
  workspace: {
    getConfiguration: (section: string) => ({
      get: (name: string, otherwise: unknown) =>
        world.workspace.get(`${section}.${name}`) ?? world.user.get(`${section}.${name}`) ?? otherwise,
      inspect: (name: string) => ({
        globalValue: world.user.get(`${section}.${name}`),
        workspaceValue: world.workspace.get(`${section}.${name}`),
      }),
      update: (name: string, value: unknown, target: string) => {
        world.written.push([`${section}.${name}`, value, target]);
        return Promise.resolve();
      },
    }),
  },
}));

beforeEach(() => {
  world.user.clear();
  world.workspace.clear();
  world.written.length = 0;
});

describe('a setting', () => {
  it('is the default where nobody has set it', () => {
    expect(setting('confidence.threshold', 80)).toBe(80);
  });

  it('is read under its old name', () => {
    world.user.set('neural-debug.confidence.threshold', 60);
    world.workspace.set('neural-debug.hover.enabled', false);
    expect(setting('confidence.threshold', 80)).toBe(60);
    expect(setting('hover.enabled', true)).toBe(false);
  });

  it('counts under its new name where it has both', () => {
    world.user.set('neural-debug.confidence.threshold', 60);
    world.user.set('neuralDebug.confidence.threshold', 90);
    expect(setting('confidence.threshold', 80)).toBe(90);
  });

  it('has changed where either name has', () => {
    const event = (name: string) => ({ affectsConfiguration: (section: string) => section === name });
    expect(affects(event('neural-debug.codeLens'), 'codeLens')).toBe(true);
    expect(affects(event('neuralDebug.codeLens'), 'codeLens')).toBe(true);
    expect(affects(event('editor.codeLens'), 'codeLens')).toBe(false);
  });

  it('is changed under its new name, where the old one is set', async () => {
    world.workspace.set('neural-debug.inlineValues.enabled', false);
    await change('inlineValues.enabled', true);
    await change('check', 'never');
    expect(world.written).toEqual([
      ['neuralDebug.inlineValues.enabled', true, 'workspace'],
      ['neuralDebug.check', 'never', 'user'],
    ]);
  });
});
