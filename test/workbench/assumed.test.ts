import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type StackRow, Workbench } from './workbench';

/** A branch on something unknown, in a real VS Code: what is assumed there, and the other branch. */
describe('an assumed branch in the workbench', () => {
  let workbench: Workbench;
  const onLine =
    (line: number) =>
    ([top]: readonly StackRow[]): boolean =>
      top?.line === line;
  const lens = (text: string) => workbench.page.locator('.codelens-decoration', { hasText: text });

  beforeAll(async () => {
    workbench = await Workbench.open('assumed');
    await workbench.openFile('measure.py');
  });

  afterAll(async () => {
    await workbench.close();
  });

  it('is stepped over, and the stack says what is assumed', async () => {
    await lens('example: centre([2, 4, 9])').waitFor();
    await workbench.goToLine(1);
    await workbench.press('F5');
    await workbench.stoppedWhere('on entry', onLine(1));
    await workbench.step('Step Over', onLine(3));
    await workbench.step('Step Over', onLine(12));
    await workbench.step('Step Into', (rows) => rows.length === 2 && rows[0]?.line === 4);
    await workbench.step('Step Over', onLine(5));
    await workbench.step('Step Over', onLine(6));
    const [top] = await workbench.step('Step Over', onLine(7));
    expect(top?.name).toBe('centre (assumed)');
  });

  it('is a code lens and a row of Alternatives', async () => {
    await workbench.until('the lens', async () => (await lens('Assumed: centred.std() > 0 is true').count()) > 0);
    await workbench.until('the view', async () => {
      const rows = workbench.page.locator('.pane', { hasText: 'Alternatives' }).locator('.monaco-list-row');
      return (await rows.filter({ hasText: 'centred.std() > 0 is false' }).count()) > 0;
    });
    await workbench.parkMouse();
    await workbench.screenshot('assumed');
  });

  it('can be left for the other one, and taken again', async () => {
    await lens('Take the Other Branch').locator('a', { hasText: 'Take the Other Branch' }).click();
    const [top] = await workbench.stoppedWhere('on the other branch', onLine(9));
    expect(top?.name).toContain('(assumed)');
    await workbench.parkMouse();
    await workbench.screenshot('assumed-other');
    await workbench.command('Neural Debug: Take the Other Branch');
    await workbench.stoppedWhere('on the first branch again', onLine(7));
  });

  it('can be decided by a value', async () => {
    await lens('Set Value').locator('a', { hasText: 'Set Value' }).click();
    const input = workbench.page.locator('.quick-input-widget input[type="text"]');
    await input.waitFor();
    await input.fill('Fals e');
    await input.press('Enter');
    // What is no value stays there to be mended.
    await workbench.page.locator('.quick-input-message', { hasText: 'is not a Python expression' }).waitFor();
    expect(await input.inputValue()).toBe('Fals e');
    await workbench.screenshot('assumed-value');
    await input.fill('0');
    await input.press('Enter');
    await workbench.stoppedWhere('where the value leads', onLine(9));
    await lens('Given: centred.std() = 0').waitFor();
    const rows = workbench.page.locator('.pane', { hasText: 'Alternatives' }).locator('.monaco-list-row');
    await rows.filter({ hasText: 'line 6, given' }).first().waitFor();
    await workbench.parkMouse();
    await workbench.screenshot('assumed-given');
  });

  it('is continued over', async () => {
    await workbench.step('Continue', (rows) => rows.length >= 1 && rows[0]?.line !== 9);
  });

  it('says at the end that no step leads further', async () => {
    await workbench.step('Step Over', onLine(12));
    const toast = workbench.page.locator('.notification-toast', { hasText: 'End of program: step back, or stop' });
    await toast.waitFor();
    await workbench.screenshot('assumed-end');
  });
});
