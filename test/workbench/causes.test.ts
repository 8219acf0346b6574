import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { at, Workbench } from './workbench';

/**
 * Causes in a real VS Code: where a value comes from, which lines are suspected, and what input gives a result. What is
 * asserted holds whatever the model predicts: lines that assign a name, and rows that the views must have.
 */
describe('causes in the workbench', () => {
  let workbench: Workbench;
  const rows = async (): Promise<string[]> => {
    const all = await workbench.page.locator('.tree-explorer-viewlet-tree-view .monaco-list-row').allInnerTexts();
    return all.map((row) => row.replace(/\s+/g, ' ').trim());
  };

  beforeAll(async () => {
    workbench = await Workbench.open('project');
    await workbench.openFile('shop.py');
    await workbench.setBreakpoint(7);
  });

  afterAll(async () => {
    await workbench.close();
  });

  it('shows where a variable comes from', async () => {
    await workbench.press('F5');
    await workbench.stoppedWhere('at the breakpoint', at(7));
    await workbench.until('the variable result', async () => (await workbench.variables()).has('result'));
    await workbench.variableMenu('result', 'Where Does This Value Come From?');
    await workbench.until('the statement that gave the value', async () =>
      (await rows()).some((row) => row.startsWith('result =') && row.includes('line 6')),
    );
    await workbench.until('what it read', async () => (await rows()).some((row) => row.startsWith('price =')));
    await workbench.screenshot('where-from');
  });

  it('travels to a cause by a click', async () => {
    await workbench.page
      .locator('.tree-explorer-viewlet-tree-view .monaco-list-row', { hasText: 'price =' })
      .first()
      .click();
    await workbench.stoppedWhere('at the cause', at(3, 5));
    await workbench.step('Continue', at(7));
  });

  it('names suspects of a wrong value, in a view and beside the code', async () => {
    const input = workbench.page.locator('.quick-input-widget input').first();
    // A menu goes away when the variables are read again after a stop.
    await workbench.until('the question', async () => {
      await workbench.variableMenu('result', 'This Value Is Wrong');
      await input.waitFor({ timeout: 5000 });
      return true;
    });
    await input.fill('0');
    await workbench.press('Enter');
    await workbench.until('suspects', async () => (await rows()).some((row) => /^\d+: /.test(row)));
    await workbench.until('marks beside the code', async () =>
      (await workbench.decorations()).some((text) => text.startsWith('suspect 1')),
    );
    await workbench.parkMouse();
    await workbench.screenshot('suspects');
  });

  it('sets a breakpoint on the chosen line by keys', async () => {
    const breakpoints = workbench.page.locator('.debug-breakpoints .monaco-list-row .line-number');
    const chosen = workbench.page.locator('.tree-explorer-viewlet-tree-view .monaco-list-row.focused');
    await workbench.until('a line that has none', async () => {
      const [line] = (await chosen.innerText()).split(':');
      if (/^\d+$/.test(line ?? '') && !(await breakpoints.allInnerTexts()).includes(line ?? '')) return true;
      await workbench.press('ArrowDown');
      return false;
    });
    const [line = ''] = (await chosen.innerText()).split(':');
    const menu = workbench.page.locator('.monaco-menu');
    const entry = menu.locator('.action-item.focused', { hasText: 'Add Breakpoint' });
    await workbench.until('the breakpoint', async () => {
      if ((await breakpoints.allInnerTexts()).includes(line)) return true;
      // A menu goes away when the view is drawn anew. A key that follows too closely on the one that opened it is ignored.
      if ((await menu.count()) === 0) await workbench.press('Shift+F10');
      await workbench.page.waitForTimeout(400);
      await workbench.press((await entry.count()) > 0 ? 'Enter' : 'ArrowDown');
      return false;
    });
    await workbench.endSession();
  });

  it('offers a change of a suspicious line as a quick fix beside it', async () => {
    await workbench.command('View: Show Explorer');
    await workbench.openFile('sums.py');
    await workbench.setBreakpoint(5);
    await workbench.press('F5');
    await workbench.stoppedWhere('at the breakpoint', at(5));
    await workbench.until('the variable result', async () => (await workbench.variables()).has('result'));
    const input = workbench.page.locator('.quick-input-widget input').first();
    await workbench.until('the question', async () => {
      await workbench.variableMenu('result', 'This Value Is Wrong');
      await input.waitFor({ timeout: 5000 });
      return true;
    });
    await input.fill('100');
    await workbench.press('Enter');
    await workbench.until('the change beside the code', async () =>
      (await workbench.decorations()).some((text) => text.includes('1 → 0')),
    );
    const actions = workbench.page.locator('.action-widget .monaco-list-row');
    const wanted = 'Change `1` to `0`: predicted to give what you expect';
    await workbench.until('the quick fix', async () => {
      await workbench.goToLine(2);
      await workbench.press('Control+.');
      await workbench.page.waitForTimeout(1000);
      return (await actions.allInnerTexts()).some((text) => text.includes(wanted));
    });
    await workbench.screenshot('suspects-quick-fix');
    await workbench.press('Enter');
    await workbench.until('the change', async () =>
      (await workbench.page.locator('.editor-instance .view-lines').first().innerText()).includes(
        'result\u00a0=\u00a00',
      ),
    );
    await workbench.endSession();
  });

  it('asks what input gives a result', async () => {
    await workbench.command('View: Show Explorer');
    await workbench.openFile('shop.py');
    await workbench.goToLine(3);
    await workbench.command('Neural Debug: What Input Gives This?');
    const input = workbench.page.locator('.quick-input-widget input').first();
    await workbench.until('the question', async () =>
      (await workbench.page.locator('.quick-input-title').innerText()).includes('total'),
    );
    await input.fill('10');
    await workbench.press('Enter');
    await workbench.until('proposals', async () => (await workbench.picks()).some((pick) => pick.includes('total(')));
    expect((await workbench.picks()).every((pick) => pick.includes('total('))).toBe(true);
    await workbench.screenshot('what-input');
    await workbench.press('Escape');
  });
});
