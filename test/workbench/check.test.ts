import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { at, Workbench } from './workbench';

/**
 * Predictions that are checked by evaluation, in a real VS Code with the packed extension: all digits of a sine are more than any model of
 * this size can say, so that it is wrong about them, and the check is not.
 */
describe('the check in the workbench', () => {
  const SINE = '0.5440464039108651';
  let workbench: Workbench;
  const item = () => workbench.page.locator('.statusbar-item[id*="neural-debug.check"]');
  const status = async (): Promise<string> => (await item().innerText()).trim();
  const tooltip = async (): Promise<string> => {
    await workbench.parkMouse();
    await item().hover();
    const hover = workbench.page.locator('.workbench-hover-container').last();
    await hover.waitFor();
    await sleep(500);
    return (await hover.innerText()).replaceAll('\u00a0', ' ');
  };

  beforeAll(async () => {
    workbench = await Workbench.open('check');
    await workbench.openFile('orbits.py');
  });

  afterAll(async () => {
    await workbench.close();
  });

  it('says in the status bar that predictions are checked', async () => {
    await workbench.until('the item in the status bar', async () => (await status()) === 'Checked');
    expect(await tooltip()).toContain('Your program is never run.');
  });

  it('shows what was found, and marks nothing of it as doubtful', async () => {
    await workbench.setBreakpoint(9);
    await workbench.press('F5');
    await workbench.stoppedWhere('at the breakpoint', at(9));
    await workbench.until('the variable title', async () => (await workbench.variables()).has('title'));
    const variables = await workbench.variables();
    expect(variables.get('height')).toBe(SINE);
    expect(variables.get('weeks')).toBe('52');
    expect(variables.get('title')).toBe("'A report [...]'");
  });

  it('shows what the model said instead, under the mouse', async () => {
    const shown = await workbench.hover(6, '    he'.length);
    expect(shown).toMatch(new RegExp(`^${SINE} \\(predicted .+, checked ${SINE}\\)$`));
    await workbench.screenshot('check-disagreement');
    await workbench.parkMouse();
  });

  it('counts how often both agreed', async () => {
    const shown = await tooltip();
    expect(shown).toMatch(/the model agreed in \d+ of \d+ statements \(\d+ %\)/);
    await workbench.screenshot('check-status');
  });

  it('shows what goes to the error stream as an error', async () => {
    await workbench.step('Continue', at(13));
    await workbench.page.locator('.repl .monaco-list-row .error', { hasText: 'reported' }).waitFor();
    await workbench.screenshot('check-errors');
    await workbench.endSession();
  });

  it('is switched off and on by a click', async () => {
    await item().click();
    await workbench.until('the check to be off', async () => (await status()) === 'Not checked');
    expect(await tooltip()).toContain('all values are predicted');
    await item().click();
    await workbench.until('the check to be on', async () => (await status()) === 'Checked');
  });
});
