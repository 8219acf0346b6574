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
    workbench = await Workbench.open('session');
    await workbench.openFile('fruit.py');
  });

  afterAll(async () => {
    await workbench.close();
  });

  it('stops at a conditional breakpoint where the condition is predicted to hold', async () => {
    // The lenses move the lines when they come.
    await workbench.page.locator('.codelens-decoration').first().waitFor();
    await workbench.gutterMenu(8, 'Add Conditional Breakpoint');
    // What is typed before the field has the focus would go into the program.
    await workbench.page.locator('.breakpoint-widget .monaco-editor.focused').waitFor();
    await workbench.page.keyboard.type("fruit == 'pear'");
    await workbench.press('Enter');
    await workbench.page.locator('.codicon-debug-breakpoint-conditional').first().waitFor();
    await workbench.press('F5');
    await workbench.stoppedWhere('at the breakpoint', at(8));
    await workbench.until('the second fruit', async () => (await value('fruit')).startsWith("'pear'"));
  });

  it('shows beside each line what its latest run has left', async () => {
    await workbench.until('the values of the loop', async () => /fruit = 'pear'.*↻ 2/.test(await lineText(6)));
    expect(await lineText(5)).toContain('result = 0');
    expect(await lineText(12)).toBe(SOURCE[12]);
    await workbench.screenshot('session-conditional');
  });

  it('fits them to the window where that is made narrower or wider', async () => {
    const whole = "basket = ['apple', 'pear', 'plum']";
    await workbench.until('the whole list', async () => (await lineText(4)).includes(whole));
    await workbench.page.setViewportSize({ width: 800, height: 900 });
    await workbench.until('a part of it', async () => (await lineText(4)).endsWith('…'));
    await workbench.screenshot('session-narrow');
    await workbench.page.setViewportSize({ width: 1400, height: 900 });
    await workbench.until('the whole list again', async () => (await lineText(4)).includes(whole));
  });

  it('answers a watched expression, and lines of the console', async () => {
    const header = workbench.page.locator('.pane-header', { hasText: /^watch/i }).first();
    await header.hover();
    await header.locator('[aria-label^="Add Expression"]').click();
    await workbench.page.keyboard.type('result + price');
    await workbench.press('Enter');
    await workbench.until('its value', async () =>
      (await workbench.page.locator('.debug-watch .monaco-list-row').innerText()).includes('7'),
    );
    const printed = async (text: string): Promise<boolean> =>
      (await workbench.page.locator('.repl .output').allInnerTexts()).some((one) => one.trim().startsWith(text));
    await workbench.command('Debug Console: Focus on Debug Console View');
    // What is typed before the console has the focus goes into the program.
    await workbench.page.locator('.repl-input-wrapper .monaco-editor.focused').waitFor();
    await workbench.page.keyboard.type("print('hello')");
    await workbench.press('Enter');
    await workbench.until('what is printed', () => printed('hello'));
    await workbench.page.keyboard.type('import math; math.floor(21.5)');
    await workbench.press('Escape');
    await workbench.press('Enter');
    await workbench.page.locator('.repl .monaco-list-row', { hasText: /^21$/ }).waitFor();
    await workbench.page.keyboard.type('PRICES[1]');
    await workbench.press('Escape');
    await workbench.press('Enter');
    await workbench.page.locator('.repl .monaco-list-row', { hasText: /^KeyError: 1 \(predicted\)$/ }).waitFor();
    await workbench.page.keyboard.type('1 +');
    await workbench.press('Escape');
    await workbench.press('Enter');
    await workbench.page.locator('.repl', { hasText: '1 + cannot be read here. Type an expression' }).first().waitFor();
    await workbench.screenshot('session-console');
  });

  it('goes on from an edited variable', async () => {
    await workbench.setVariable('price', '5');
    await workbench.step('Step Over', at(6));
    await workbench.until('the sum', async () => /^8\b/.test(await value('result')));
    await workbench.screenshot('session-edited');
  });

  it('stops where a value changes', async () => {
    await workbench.variableMenu('result', 'Break on Value Change');
    await workbench.step('Continue', at(6));
    await workbench.until('a changed value', async () => /^10\b/.test(await value('result')));
    await workbench.screenshot('session-data-breakpoint');
  });

  it('jumps to the last change of a value', async () => {
    await workbench.variableMenu('result', 'Jump to Last Change');
    await workbench.stoppedWhere('at the change', at(8));
    await workbench.until('the value before', async () => /^8\b/.test(await value('result')));
  });

  it('steps back into and out of calls', async () => {
    await workbench.command('Remove All Breakpoints');
    await workbench.step('Reverse Step Out', at(13));
    await workbench.step('Step Over', at(14));
    await workbench.step('Reverse Step Into', at(9));
    const stack = await workbench.stoppedWhere('with its caller', (frames) => frames.length > 1);
    expect(stack.map(({ name }) => name)).toEqual(['total', '<module>']);
    await workbench.screenshot('session-reverse');
  });

  it('travels by a click on the timeline, and by keys', async () => {
    const page = await timeline();
    await page.locator('rect.call').nth(1).waitFor();
    const line = await workbench.currentLine();
    const svg = page.locator('svg');
    const box = await svg.boundingBox();
    if (!box) throw new Error('The timeline is not shown.');
    // Behind the names of the lanes: the first steps of the run.
    await svg.click({ position: { x: 80 + 0.1 * (box.width - 90), y: 8 } });
    await workbench.stoppedWhere('after a click on the timeline', at(1, 4, 12));
    expect(await workbench.currentLine()).not.toBe(line);
    await svg.focus();
    await workbench.press('ArrowRight');
    await workbench.press('ArrowRight');
    await page.locator('#details', { hasText: /^Step \d+ of \d+/ }).waitFor();
    await workbench.screenshot('session-timeline');
    await workbench.press('End');
    await workbench.press('Enter');
    await workbench.stoppedWhere('at the end of the recorded run', at(14));
  });

  it('lists the iterations of a line', async () => {
    await workbench.goToLine(7);
    await workbench.command('Neural Debug: Iterations of This Line');
    await workbench.page.locator('.quick-input-list .monaco-list-row', { hasText: 'price = 2' }).first().waitFor();
    await workbench.screenshot('session-iterations');
    await workbench.page.locator('.quick-input-list .monaco-list-row', { hasText: 'price = 3' }).first().click();
    await workbench.stoppedWhere('in the first iteration', at(7));
    await workbench.until('its fruit', async () => (await value('fruit')).startsWith("'apple'"));
  });

  it('shows the predicted trace, and goes to a step from there', async () => {
    await workbench.command('Neural Debug: Show Predicted Trace');
    const row = workbench.page.locator('.view-line', { hasText: "│ basket = ['apple', 'pear', 'plum']" });
    await row.waitFor();
    // Both texts have room without the side bar.
    await workbench.press('Control+B');
    await workbench.parkMouse();
    await workbench.screenshot('session-trace');
    await workbench.press('Control+B');
    await row.click({ position: { x: 20, y: 8 } });
    await workbench.stoppedWhere('after a click in the trace', at(12));
  });

  it('goes on in an edited text', async () => {
    await workbench.page.locator('.tab', { hasText: 'fruit.py' }).first().click();
    // The stop before may still be on its way to its line.
    await workbench.until('the cursor in the first line', async () => {
      await workbench.goToLine(1);
      await workbench.page.waitForTimeout(500);
      return (await workbench.page.locator('#status\\.editor\\.selection').innerText()).startsWith('Ln 1,');
    });
    await workbench.press('Home');
    await workbench.page.keyboard.type('# a line more\n');
    await workbench.press('Control+S');
    await workbench.stoppedWhere('a line further down', at(13));
    await workbench.screenshot('session-edit-and-continue');
  });

  it('keeps the trace readable once the session has ended, and leads nowhere from it', async () => {
    await workbench.endSession();
    await workbench.page.locator('.tab', { hasText: '(predicted)' }).first().click();
    await workbench.page.locator('.view-line', { hasText: 'as far as its session came' }).first().waitFor();
    await workbench.screenshot('session-trace-ended');
  });

  async function timeline(): Promise<Frame> {
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

/** Beginnings of the lines of fruit.py by their numbers. */
const SOURCE: Readonly<Record<number, string>> = {
  4: 'def total(basket):',
  5: '    result = 0',
  6: '    for fruit in basket:',
  12: "basket = ['apple', 'pear', 'plum']",
};
