import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { at, type StackRow, Workbench } from './workbench';

/** From a pasted traceback back to what led there, in a real VS Code. */
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
  });

  afterAll(async () => {
    await workbench.close();
  });

  /** The traceback in a file of the folder, selected. */
  const fromTraceback = async (log: string) => {
    await workbench.openFile(log);
    await workbench.page.locator('.monaco-editor .view-line').first().click();
    await workbench.press('Control+A');
    await workbench.command('Neural Debug: From Traceback…');
  };
  const variable = async (name: string, value: string): Promise<void> => {
    await workbench.until(`${name} = ${value}`, async () => (await workbench.variables()).get(name) === value);
  };

  /** Why the program has stopped, beside the title of the call stack. */
  const says = async (text: string): Promise<void> => {
    const header = workbench.page.locator('.pane-header', { hasText: /call stack/i });
    await workbench.until(`"${text}" at the call stack`, async () => (await header.innerText()).includes(text));
  };

  it('is predicted from the start, where only the name of the file is the same here', async () => {
    await fromTraceback('run.log');
    const stack = await workbench.stoppedWhere('at the crash', (rows) => rows.length === 3);
    expect(stack).toEqual([
      { name: 'shelf', line: 5 },
      { name: 'label', line: 9 },
      { name: '<module>', line: 14 },
    ]);
    await workbench.until('the exception', async () =>
      (await workbench.page.locator('.exception-widget').innerText()).includes('list index out of range'),
    );
    await says('Replayed: same exception');
    await workbench.page.locator('.repl', { hasText: 'Replayed: the predicted run ends in the same' }).waitFor();
    await variable('rows', "['bolts', 'nuts', 'screws']");
    await variable('wanted', '5');
    await workbench.parkMouse();
    await workbench.screenshot('crash');
  });

  it('goes back through states that are real', async () => {
    await workbench.step('Step Back', at(5));
    await workbench.step('Step Back', at(3));
    await workbench.step('Step Back', at(2));
    const [caller] = await workbench.step('Step Back', at(9));
    expect(caller).toEqual({ name: 'label', line: 9 });
    await workbench.parkMouse();
    await workbench.screenshot('crash-back');
    await workbench.endSession();
  });

  it('stops with what the traceback tells, where no run can lead there', async () => {
    await workbench.press('Control+Shift+E');
    await fromTraceback('orders.log');
    const stack = await workbench.stoppedWhere('at the crash', (rows) => rows.length === 3);
    expect(names(stack)).toEqual(['read', 'load', '<module>']);
    await variable('count', "''");
    await variable('row', '<unknown>');
    await workbench.parkMouse();
    await workbench.screenshot('crash-told');
  });

  it('steps back from there into a past that is marked as inferred', async () => {
    await workbench.step('Step Back', inferred(6));
    await variable('count', "''");
    await workbench.step('Step Back', inferred(5));
    const [caller] = await workbench.step('Step Back', inferred(12));
    expect(caller?.name).toMatch(/^load/);
    await variable('level', '5');
    await workbench.parkMouse();
    await workbench.screenshot('crash-inferred');
    await workbench.endSession();
  });

  it('stays where a run ends, at an exception or at its last line', async () => {
    await workbench.press('Control+Shift+E');
    await workbench.openFile('stock.py');
    await workbench.press('F5');
    await workbench.stoppedWhere('at the start', at(1));
    await workbench.toolbarButton('Continue').click();
    await workbench.stoppedWhere('at the exception', at(5));
    await says('IndexError: list index out of range');
    await workbench.parkMouse();
    await workbench.screenshot('end-by-exception');
    await workbench.endSession();
    await workbench.press('Control+Shift+E');
    await workbench.openFile('total.py');
    await workbench.press('F5');
    await workbench.stoppedWhere('at the start', at(1));
    await workbench.toolbarButton('Continue').click();
    await workbench.stoppedWhere('at the end', at(5));
    await says('End of program');
    await workbench.parkMouse();
    await workbench.screenshot('end');
    await workbench.step('Step Back', at(5));
    await workbench.step('Step Back', at(3));
    await workbench.endSession();
  });

  it('starts at a line that is right-clicked, with the values that are known', async () => {
    await workbench.press('Control+Shift+E');
    await workbench.openFile('stock.py');
    // An empty line: nothing is asked.
    await workbench.goToLine(6);
    await workbench.command('Neural Debug: Start at This Line…');
    await toast('There is nothing to run on line 6.').waitFor();
    await workbench.command('Notifications: Clear All Notifications');
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
  });

  it('takes another past, and steps forward from it', async () => {
    await workbench.step('Step Back', inferred(5));
    // Two lines can lead there.
    const [before] = await workbench.step('Step Back', inferred(3, 4));
    const other = before?.line === 4 ? 3 : 4;
    await alternatives()
      .filter({ hasText: `line ${other}:` })
      .first()
      .click();
    await workbench.stoppedWhere('in another past', inferred(other));
    await workbench.parkMouse();
    await workbench.screenshot('crash-alternative');
    await workbench.step('Step Over', inferred(5));
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
      await workbench.terminalLink(row('IndexError: list index out of range').last(), 'IndexError');
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
