import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type StackRow, Workbench } from './workbench';

/** From a pasted traceback back into an inferred past, in a real VS Code. What is asserted holds whatever the model predicts. */
describe('a crash in the workbench', () => {
  let workbench: Workbench;
  const names = (stack: readonly StackRow[]): string[] => stack.map(({ name }) => name.replace(/ \(.*/, ''));
  /** In an inferred state on one of the lines. */
  const inferred =
    (...lines: number[]) =>
    ([top]: readonly StackRow[]): boolean =>
      top?.name.includes('(inferred') === true && lines.includes(top.line);
  const alternatives = () => workbench.page.locator('.pane', { hasText: 'Alternatives' }).locator('.monaco-list-row');
  const toast = (text: string) => workbench.page.locator('.notification-toast', { hasText: text });

  beforeAll(async () => {
    workbench = await Workbench.open('crash');
    await workbench.openFile('run.log');
  });

  afterAll(async () => {
    await workbench.close();
  });

  it('starts from a selected traceback, of which only the name of the file is the same here', async () => {
    await workbench.page.locator('.monaco-editor .view-line').first().click();
    await workbench.press('Control+A');
    await workbench.command('Neural Debug: From Traceback…');
    const stack = await workbench.stoppedWhere('at the crash', (rows) => rows.length === 3);
    expect(stack).toEqual([
      { name: 'shelf', line: 5 },
      { name: 'label', line: 9 },
      { name: '<module>', line: 14 },
    ]);
    await workbench.until('the exception', async () =>
      (await workbench.page.locator('.exception-widget').innerText()).includes('list index out of range'),
    );
    await workbench.until('unknown values', async () => (await workbench.variables()).get('rows') === '<unknown>');
    await workbench.parkMouse();
    await workbench.screenshot('crash');
  });

  it('steps back three times into a past that is marked as inferred', async () => {
    await workbench.step('Step Back', inferred(5));
    // Two lines can lead there.
    const [second] = await workbench.step('Step Back', inferred(3, 4));
    const third = await workbench.step('Step Back', inferred(second?.line === 4 ? 3 : 2));
    expect(names(third)).toEqual(['shelf', 'label', '<module>']);
    await workbench.until('alternatives', async () => (await alternatives().count()) > 0);
    await workbench.parkMouse();
    await workbench.screenshot('crash-back');
  });

  it('takes another past, and steps forward from it', async () => {
    const [before] = await workbench.step('Step Over', inferred(3, 4));
    const other = before?.line === 4 ? 3 : 4;
    await alternatives()
      .filter({ hasText: `line ${other}:` })
      .first()
      .click();
    await workbench.stoppedWhere('in another past', inferred(other));
    await workbench.parkMouse();
    await workbench.screenshot('crash-alternative');
    await workbench.step('Step Over', inferred(5));
  });

  it('says what is wrong with what is no traceback', async () => {
    await workbench.endSession();
    await workbench.press('Control+Shift+E');
    await workbench.openFile('java.log');
    await workbench.page.locator('.monaco-editor .view-line').first().click();
    await workbench.press('Control+A');
    await workbench.command('Neural Debug: From Traceback…');
    await toast('stack trace of Java').waitFor();
    await workbench.screenshot('crash-refused');
  });
});
