import { execFileSync } from 'node:child_process';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { at, Workbench } from './workbench';

/**
 * A folder that is not trusted, in the extension for browsers: what needs no evaluation works, and nothing is evaluated. All digits of a sine
 * are more than any model of this size can say.
 */
describe('in a folder that is not trusted', () => {
  const SINE = '0.5440464039108651';
  let workbench: Workbench;
  const item = () => workbench.page.locator('.statusbar-item[id*="neural-debug.check"]');
  const says = async (text: string): Promise<void> => {
    await workbench.until(`"${text}" in the status bar`, async () => (await item().innerText()).trim() === text);
  };
  const dialog = () => workbench.page.locator('.monaco-dialog-box');

  beforeAll(async () => {
    execFileSync(process.execPath, ['esbuild.mjs', '--target=web'], { stdio: 'ignore' });
    workbench = await Workbench.openInBrowser('web', false);
    await workbench.openFile('orbits.py');
  });

  afterAll(async () => {
    await workbench.close();
  });

  it('says that nothing is checked, and why', async () => {
    await says('Not checked');
    await item().hover();
    const hover = workbench.page.locator('.workbench-hover-container').last();
    await hover.waitFor();
    await workbench.until('the reason', async () => (await hover.innerText()).includes('folder that is not trusted'));
    await workbench.screenshot('web-untrusted');
    await workbench.parkMouse();
  });

  it('has predicted values under the mouse, none of which is evaluated', async () => {
    const sine = await workbench.hoverAt('5:6', (text) => text.includes('height'));
    expect(sine).not.toMatch(/checked/i);
    expect(sine).not.toContain(SINE);
    await workbench.openFile('words.py');
    const shown = await workbench.hoverAt('4:10', (text) => text.includes('Predicted'));
    expect(shown).not.toMatch(/checked/i);
    await workbench.screenshot('web-untrusted-hover');
    await workbench.press('Escape');
    await workbench.openFile('orbits.py');
  });

  it('asks before a session, and begins none without an answer', async () => {
    await workbench.press('F5');
    await dialog().waitFor();
    expect(await dialog().innerText()).toMatch(/trust/i);
    await workbench.screenshot('web-untrusted-session');
    await dialog().getByRole('button', { name: 'Cancel' }).click();
    await dialog().waitFor({ state: 'detached' });
    expect(await workbench.page.locator('.debug-toolbar').isVisible()).toBe(false);
    await says('Not checked');
  });

  it('steps once the folder is trusted, and checks from then on', async () => {
    await workbench.press('F5');
    await dialog().waitFor();
    await dialog().getByRole('button', { name: /trust/i }).first().click();
    await workbench.stoppedWhere('on entry', at(1));
    await says('Checked');
    await workbench.step('Step Over', at(4));
    await workbench.endSession();
    await workbench.hoverAt('5:6', (text) => text.includes(SINE));
  });
});
