import type { Frame } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { at, Workbench } from './workbench';

/**
 * What the extension adds to VS Code's debug view, on the packed extension: every assertion holds whatever the model
 * predicts, as long as it can add up small numbers.
 */
describe('the session view', () => {
  let workbench: Workbench;
  const value = async (name: string): Promise<string> => (await workbench.variables()).get(name) ?? '';
  const lineText = async (line: number): Promise<string> =>
    (await workbench.page.locator('.editor-instance .view-lines .view-line').allInnerTexts())
      .map((text) => text.replaceAll('\u00a0', ' '))
      .find((text) => text.startsWith(SOURCE[line] ?? '?')) ?? '';

  beforeAll(async () => {
    workbench = await Workbench.open('project');
    await workbench.openFile('shop.py');
  });

  afterAll(async () => {
    await workbench.close();
  });

  it('stops at a conditional breakpoint where the condition is predicted to hold', async () => {
    // The lenses move the lines when they come.
    await workbench.page.locator('.codelens-decoration').first().waitFor();
    await workbench.gutterMenu(6, 'Add Conditional Breakpoint');
    // What is typed before the field has the focus would go into the program.
    await workbench.page.locator('.breakpoint-widget .monaco-editor.focused').waitFor();
    await workbench.page.keyboard.type('result > 20');
    await workbench.press('Enter');
    await workbench.page.locator('.codicon-debug-breakpoint-conditional').first().waitFor();
    await workbench.press('F5');
    await workbench.stoppedWhere('on entry', at(1));
    await workbench.step('Continue', at(6));
    await workbench.until('the price', async () => (await value('price')).startsWith('100'));
  });

  it('shows beside each line what its latest run has left', async () => {
    await workbench.until('the values of the loop', async () => /price = 120.*↻ 2/.test(await lineText(3)));
    expect(await lineText(2)).toContain('result = 0');
    expect(await lineText(10)).toBe(SOURCE[10]);
    await workbench.screenshot('session-conditional');
  });

  it('goes on from an edited variable', async () => {
    await workbench.setVariable('price', '7');
    await workbench.step('Step Over', at(3));
    await workbench.until('the sum', async () => /^3[67]\b/.test(await value('result')));
    expect(await value('result')).toMatch(/^37/);
    await workbench.screenshot('session-edited');
  });

  // Written, and not yet seen to pass: they wait for a machine that does nothing else.
  it.skip('stops where a value changes', async () => {
    await workbench.variableMenu('result', 'Break on Value Change');
    await workbench.step('Continue', at(3));
    await workbench.until('a changed value', async () => !(await value('result')).startsWith('37'));
    await workbench.screenshot('session-data-breakpoint');
  });

  it.skip('jumps to the last change of a value', async () => {
    await workbench.variableMenu('result', 'Jump to Last Change');
    await workbench.stoppedWhere('at the change', at(6));
    await workbench.until('the value before', async () => (await value('result')).startsWith('37'));
  });

  it.skip('steps back into and out of calls', async () => {
    await workbench.step('Reverse Step Out', at(11));
    await workbench.step('Step Over', at(12));
    await workbench.step('Reverse Step Into', at(7));
    expect((await workbench.callStack()).map(({ name }) => name)).toEqual(['total', '<module>']);
    await workbench.screenshot('session-reverse');
  });

  it.skip('travels by a click on the timeline, and by keys', async () => {
    const page = await timeline();
    await page.locator('rect.call').nth(1).waitFor();
    const line = await workbench.currentLine();
    const svg = page.locator('svg');
    const box = await svg.boundingBox();
    if (!box) throw new Error('The timeline is not shown.');
    // Behind the names of the lanes: the first steps of the run.
    await svg.click({ position: { x: 80 + 0.1 * (box.width - 90), y: 8 } });
    await workbench.stoppedWhere('after a click on the timeline', at(1, 10));
    expect(await workbench.currentLine()).not.toBe(line);
    await svg.focus();
    await workbench.press('ArrowRight');
    await workbench.press('ArrowRight');
    await page.locator('#details', { hasText: /^Step \d+ of \d+/ }).waitFor();
    await workbench.screenshot('session-timeline');
    await workbench.press('End');
    await workbench.press('Enter');
    await workbench.stoppedWhere('at the end of the recorded run', at(12, 11));
  });

  it.skip('lists the iterations of a line', async () => {
    await workbench.goToLine(6);
    await workbench.command('Neural Debug: Iterations of This Line');
    await workbench.page.locator('.quick-input-list .monaco-list-row', { hasText: 'price = 75' }).first().waitFor();
    await workbench.screenshot('session-iterations');
    await workbench.page.locator('.quick-input-list .monaco-list-row', { hasText: 'price = 30' }).first().click();
    await workbench.stoppedWhere('in the first iteration', at(6));
    await workbench.until('its price', async () => (await value('price')).startsWith('30'));
  });

  it.skip('shows the predicted trace, and goes to a step from there', async () => {
    await workbench.command('Neural Debug: Show Predicted Trace');
    const row = workbench.page.locator('.view-line', { hasText: 'cart = [30, 120, 75]' });
    await workbench.until('the trace', async () => (await row.count()) >= 2);
    await workbench.screenshot('session-trace');
    await row.last().click({ position: { x: 20, y: 8 } });
    await workbench.stoppedWhere('after a click in the trace', at(10));
  });

  it.skip('goes on in an edited text', async () => {
    await workbench.page.locator('.tab', { hasText: 'shop.py' }).first().click();
    await workbench.goToLine(1);
    await workbench.press('Home');
    await workbench.page.keyboard.type('# a line more\n');
    await workbench.press('Control+S');
    await workbench.stoppedWhere('a line further down', at(11));
    await workbench.screenshot('session-edit-and-continue');
  });

  async function timeline(): Promise<Frame> {
    // VS Code shows the views of extensions folded at first.
    const header = workbench.page.locator('.pane-header', { hasText: 'Timeline' });
    if ((await header.getAttribute('aria-expanded')) === 'false') await header.click();
    let found: Frame | undefined;
    await workbench.until('the timeline', async () => {
      for (const frame of workbench.page.frames())
        if ((await frame.locator('#timeline svg').count()) > 0) found = frame;
      return found !== undefined;
    });
    if (!found) throw new Error('There is no timeline.');
    return found;
  }
});

/** Beginnings of the lines of shop.py by their numbers. */
const SOURCE: Readonly<Record<number, string>> = {
  2: '    result = 0',
  3: '    for price in prices:',
  10: 'cart = [30, 120, 75]',
};
