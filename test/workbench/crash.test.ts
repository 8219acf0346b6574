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

  it('starts at a line that is right-clicked, with the values that are known', async () => {
    await workbench.endSession();
    await workbench.press('Control+Shift+E');
    await workbench.openFile('stock.py');
    await workbench.gutterMenu(5, 'Start at This Line');
    const field = workbench.page.locator('.quick-input-widget input').first();
    const question = (text: string) => workbench.page.locator('.quick-input-title', { hasText: text });
    await question('which values are known').waitFor();
    expect(await field.inputValue()).toBe('rows=, wanted=');
    await field.fill("rows=['bolts'], wanted=");
    await workbench.press('Enter');
    await question('raise an exception').waitFor();
    await field.fill('IndexError: list index out of range');
    await workbench.press('Enter');
    const stack = await workbench.stoppedWhere('at the line', ([top]) => top?.name === 'shelf');
    expect(stack).toEqual([{ name: 'shelf', line: 5 }]);
    await workbench.until('the values', async () => {
      const variables = await workbench.variables();
      return variables.get('rows') === "['bolts']" && variables.get('wanted') === '<unknown>';
    });
    await workbench.parkMouse();
    await workbench.screenshot('crash-start-at-line');
    await workbench.endSession();
  });

  // The newer VS Code is installed without a compiler, and so without terminals.
  it.skipIf(process.env.NEURAL_DEBUG_WORKBENCH === 'latest')(
    'starts from the link on a traceback in a terminal',
    async () => {
      await workbench.press('Control+Shift+E');
      await workbench.openFile('stock.py');
      await workbench.press('Control+`');
      const row = (text: string) => workbench.page.locator('.xterm-rows > div', { hasText: text });
      await workbench.page.locator('.xterm-helper-textarea').first().focus();
      // From the mark beside its prompt on the shell tells of its commands.
      await workbench.page.locator('.terminal-command-decoration').first().waitFor({ timeout: 60_000 });
      await workbench.page.waitForTimeout(1000);
      // A moment after the command's start, like the traceback of a program: VS Code does not pass on what a shell
      // writes together with the mark that its command begins.
      await workbench.page.keyboard.type('sleep 1; cat run.log\n');
      // The last line: from then on nothing moves.
      await row('IndexError: list index out of range').first().waitFor();
      await workbench.page.waitForTimeout(1000);
      await workbench.terminalLink(row('File "/home/ada/shop/stock.py", line 5').last(), 'File');
      // The whole traceback, not just the line with the link.
      const stack = await workbench.stoppedWhere('with its whole stack', (frames) => frames.length > 1);
      expect(names(stack)).toEqual(['shelf', 'label', '<module>']);
      await workbench.parkMouse();
      await workbench.screenshot('crash-terminal');
      await workbench.endSession();
    },
  );

  it('says what is wrong with what is no traceback', async () => {
    await workbench.press('Control+Shift+E');
    await workbench.openFile('java.log');
    await workbench.page.locator('.monaco-editor .view-line').first().click();
    await workbench.press('Control+A');
    await workbench.command('Neural Debug: From Traceback…');
    await toast('stack trace of Java').waitFor();
    await workbench.screenshot('crash-refused');
  });
});
