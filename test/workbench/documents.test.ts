import type { Locator } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { at, Workbench } from './workbench';

/** Programs that are no files on disk: cells of notebooks, documents that were never saved, and such that only the editor has. */
describe('programs that are no files', () => {
  let workbench: Workbench;
  const lens = (text: string) => workbench.page.locator('.codelens-decoration a', { hasText: text });
  const hover = () => workbench.page.locator('.monaco-resizable-hover:visible .monaco-hover').first();

  /** The hover over the last word of a line, once it says what is expected. VS Code does not ask again while it shows one. */
  const hoverWith = async (line: Locator, text: string): Promise<void> => {
    const word = line.locator('span > span').last();
    let shown = '';
    await workbench.until(
      `a hover with ${text}`,
      async () => {
        await workbench.parkMouse();
        await hover().waitFor({ state: 'hidden', timeout: 5000 });
        const box = await word.boundingBox();
        if (!box) return false;
        // The mouse has to move for the hover to begin.
        await workbench.page.mouse.move(box.x + box.width - 12, box.y + 20);
        await workbench.page.mouse.move(box.x + box.width - 12, box.y + box.height / 2);
        await hover().waitFor({ timeout: 5000 });
        await workbench.page.waitForTimeout(1500);
        shown = (await hover().innerText()).replaceAll('\u00a0', ' ');
        return shown.includes(text);
      },
      () => shown,
    );
  };

  beforeAll(async () => {
    workbench = await Workbench.open('documents', 'test/workbench/memory');
  });

  afterAll(async () => {
    await workbench.close();
  });

  describe('a cell of a notebook', () => {
    const cell = (index: number) => workbench.page.locator('.notebookOverlay .code-cell-row').nth(index);

    it('has lenses and hovers', async () => {
      const file = workbench.page.locator('.explorer-folders-view .monaco-list-row', { hasText: 'cells.ipynb' });
      await workbench.until('the cells', async () => {
        await file.dblclick();
        await workbench.page.waitForTimeout(2000);
        if (await cell(0).isVisible()) return true;
        // Opened before VS Code knew of notebooks, as a text.
        await workbench.command('View: Close All Editors');
        return false;
      });
      await cell(0).locator('.view-line').nth(3).click();
      await lens('example: total([1, 2, 3])').waitFor();
      await hoverWith(cell(0).locator('.view-line').nth(3), 'total([1, 2, 3])');
      await workbench.screenshot('notebook-hover');
      await workbench.press('Escape');
    });

    it('is explained line by line, and shows what it ends with', async () => {
      await cell(2).locator('.view-line').first().click();
      await workbench.command('Neural Debug: Explain This Line');
      await hover().waitFor();
      expect(await hover().innerText()).toContain('The cell shows 13');
      await workbench.press('Escape');
      await workbench.command('Neural Debug: Values Beside the Code');
      await workbench.until('values', async () => (await workbench.decorations()).some((text) => text === '→ 13'));
      await workbench.screenshot('notebook-values');
      await workbench.command('Neural Debug: Values Beside the Code');
    });

    it('starts with F5, and is stepped through in its place', async () => {
      await cell(0).locator('.view-line').nth(3).click();
      await workbench.press('F5');
      const stack = await workbench.stoppedWhere('on entry', at(1));
      expect(stack).toEqual([{ name: '<module>', line: 1 }]);
      await workbench.step('Step Over', at(8));
      const inside = await workbench.step('Step Into', (rows) => rows.length === 2);
      expect(inside[0]?.name).toBe('total');
      await workbench.screenshot('notebook');
      await workbench.endSession();
    });

    it('knows what the cells above it have left, and steps into them', async () => {
      await cell(1).locator('.view-line').first().click();
      await workbench.press('F5');
      await workbench.stoppedWhere('on entry', at(1));
      const inside = await workbench.step('Step Into', (rows) => rows.length === 2);
      expect(inside.map(({ name }) => name)).toEqual(['total', '<module>']);
      await workbench.step('Step Out', (rows) => rows.length === 1);
      await workbench.step('Step Over', at(2));
      await workbench.until('the answer', async () => (await workbench.variables()).get('answer') === '13');
      await workbench.screenshot('notebook-second-cell');
      await workbench.endSession();
    });

    it('starts from its lens', async () => {
      await lens('Neural Debug').first().click();
      await workbench.stoppedWhere('in total', ([top]) => top?.name === 'total');
      await workbench.endSession();
    });
  });

  describe('a document that was never saved', () => {
    it('has lenses and hovers, and starts with F5 and from a lens', async () => {
      await workbench.command('Neural Debug: Open a Sample Program');
      await workbench.page.locator('.tab.active', { hasText: 'Untitled-1' }).waitFor();
      await lens('example: total([30, 120, 75], 20)').waitFor();
      const line = workbench.page.locator('.editor-instance .view-line', { hasText: 'result += price' });
      await hoverWith(line, 'total([30, 120, 75], 20)');
      await workbench.parkMouse();
      await workbench.goToLine(11);
      await workbench.press('F5');
      // VS Code itself offers to save (its setting "debug.saveBeforeStart"), and nobody has to.
      await workbench.page.locator('.quick-input-title', { hasText: 'Save As' }).waitFor();
      await workbench.press('Escape');
      await workbench.stoppedWhere('on entry', at(1));
      await workbench.endSession();
      await lens('Neural Debug').first().click();
      await workbench.stoppedWhere('in total', ([top]) => top?.name === 'total');
      expect(await workbench.page.locator('.monaco-dialog-box').count()).toBe(0);
      await workbench.screenshot('untitled-lens');
      await workbench.endSession();
    });
  });

  describe('a file of a virtual file system', () => {
    it('has lenses and hovers, starts with F5, and stops at its breakpoints', async () => {
      await workbench.command('Memory: Open a Program');
      await workbench.page.locator('.tab.active', { hasText: 'bill.py' }).waitFor();
      await lens('example: total([3, 4])').waitFor();
      const line = workbench.page.locator('.editor-instance .view-line', { hasText: 'result += price' });
      await hoverWith(line, 'total([3, 4])');
      await workbench.screenshot('virtual-hover');
      await workbench.parkMouse();
      await workbench.goToLine(15);
      await workbench.press('F5');
      await workbench.stoppedWhere('on entry', at(1));
      await workbench.goToLine(12);
      await workbench.press('F9');
      await workbench.toolbarButton('Continue').click();
      await workbench.stoppedWhere('at the breakpoint', at(12));
      const inside = await workbench.step('Step Into', (rows) => rows[0]?.name === 'with_tax');
      expect(inside.map(({ name }) => name)).toEqual(['with_tax', 'total', '<module>']);
      await workbench.page.locator('.tab.active', { hasText: 'bill.py' }).waitFor();
      await workbench.screenshot('virtual');
      await workbench.endSession();
    });
  });
});
