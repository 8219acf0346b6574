import { mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Browser, chromium, type Locator, type Page } from 'playwright-core';
import { hostTarget } from '../../scripts/runtime.mjs';
import { type Server, startServer } from './server';

const chromiumArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** One row of the call stack view. */
export interface StackRow {
  readonly name: string;
  readonly line: number;
}

/** The innermost frame stands on one of the lines. */
export const at =
  (...lines: number[]) =>
  ([top]: readonly StackRow[]): boolean =>
    top !== undefined && lines.includes(top.line);

/** What a user does and sees in VS Code, found by the labels and classes of its own interface. */
export class Workbench {
  private constructor(
    private readonly server: Server,
    private readonly browser: Browser,
    readonly page: Page,
  ) {}

  /**
   * A folder of test/workbench in a VS Code of its own, with the packed extension.
   * @param other folder of an extension that is there as well
   */
  static async open(project: string, other?: string): Promise<Workbench> {
    return await Workbench.show(
      await startServer(`neural-debug-${hostTarget}.vsix`, `test/workbench/${project}`, other),
    );
  }

  /** The same with the extension for browsers alone, which `node esbuild.mjs --target=web` makes. */
  static async openInBrowser(project: string, isTrusted = true): Promise<Workbench> {
    return await Workbench.show(await startServer(undefined, `test/workbench/${project}`, 'out/web', isTrusted));
  }

  private static async show(server: Server): Promise<Workbench> {
    let browser: Browser | undefined;
    try {
      const executablePath = process.env.CHROMIUM ?? '/usr/bin/chromium';
      browser = await chromium.launch({ executablePath, args: chromiumArguments });
      const page = await browser.newPage({ viewport: { width: 1400, height: 900 } });
      // A machine with much other work is slow, and no failure.
      page.setDefaultTimeout(30_000);
      await page.goto(server.url, { timeout: 60_000 });
      await page.locator('.monaco-workbench .explorer-folders-view').waitFor({ timeout: 60_000 });
      return new Workbench(server, browser, page);
    } catch (error) {
      await browser?.close();
      await server.stop();
      throw error;
    }
  }

  async close(): Promise<void> {
    await this.browser.close();
    await this.server.stop();
  }

  /** The window as it is after F5 in a browser: what it loads comes out of the browser's cache. */
  async reload(): Promise<void> {
    await this.page.reload();
    await this.page.locator('.monaco-workbench .tab.active').waitFor({ timeout: 60_000 });
  }

  /** Ends the debug session. */
  async endSession(): Promise<void> {
    await this.toolbarButton('Stop').click();
    await this.until('the end', async () => !(await this.page.locator('.debug-toolbar').isVisible()));
  }

  /** Ids of the processes that predict. */
  modelHosts(): number[] {
    return this.server.modelHosts();
  }

  /** Kills the process that has the sessions, as a crash of the model's runtime would. */
  killModelHost(): void {
    const hosts = this.server.modelHosts();
    if (hosts.length === 0) throw new Error('There is no model host.');
    for (const pid of hosts) process.kill(pid, 'SIGKILL');
  }

  async openFile(name: string): Promise<void> {
    await this.page.locator('.explorer-folders-view .monaco-list-row', { hasText: name }).dblclick();
    await this.page.locator('.tab.active', { hasText: name }).waitFor();
    await this.page.locator('.monaco-editor .view-lines .view-line').first().waitFor();
  }

  /** Clicks left of a line number until the red dot is there: clicks before the extension is known do nothing. */
  async setBreakpoint(line: number): Promise<void> {
    const number = this.lineNumber(line);
    const margin = this.page.locator('.monaco-editor .margin-view-overlays').first();
    const dot = this.page.locator('.glyph-margin-widgets [class*="codicon-debug-breakpoint"]');
    const before = await dot.count();
    await this.until(`a breakpoint at line ${line}`, async () => {
      const [row, left] = await Promise.all([number.boundingBox(), margin.boundingBox()]);
      if (row === null || left === null) return false;
      await this.page.mouse.click(left.x + 10, row.y + row.height / 2);
      await sleep(400);
      if ((await dot.count()) <= before) return false;
      // A lens that appears between looking and clicking moves the lines.
      const now = await number.boundingBox();
      const dots = (await Promise.all((await dot.all()).map((one) => one.boundingBox()))).filter((box) => box !== null);
      const distance = (box: { y: number }): number => Math.abs(box.y - (now?.y ?? 0));
      const [nearest] = dots.sort((one, other) => distance(one) - distance(other));
      if (!nearest || distance(nearest) < row.height / 2) return true;
      await this.page.mouse.click(nearest.x + nearest.width / 2, nearest.y + nearest.height / 2);
      await sleep(400);
      return false;
    });
    await this.parkMouse();
  }

  /** A resting mouse keeps tooltips and hovers over the picture. */
  async parkMouse(): Promise<void> {
    await this.page.mouse.move(900, 500);
  }

  private lineNumber(line: number): Locator {
    return this.page.locator('.margin-view-overlays .line-numbers', { hasText: new RegExp(`^${line}$`) });
  }

  async press(key: string): Promise<void> {
    await this.page.keyboard.press(key);
  }

  /** Runs a command by its title in the command palette. */
  async command(title: string): Promise<void> {
    await this.quickInput('F1', `>${title}`);
    await this.page.locator('.quick-input-list .monaco-list-row', { hasText: title }).first().waitFor();
    await this.press('Enter');
  }

  /** Opens VS Code's field at the top and fills it: it closes at once where an editor is just getting the focus. */
  private async quickInput(key: string, text: string): Promise<void> {
    const input = this.page.locator('.quick-input-widget input').first();
    await this.until(`the field for ${text}`, async () => {
      await this.press(key);
      return input.fill(text, { timeout: 3000 }).then(
        () => true,
        () => false,
      );
    });
  }

  /** Texts of the rows of the open quick pick. */
  async picks(): Promise<string[]> {
    const rows = await this.page.locator('.quick-input-list .monaco-list-row').allInnerTexts();
    return rows.map((row) => row.replace(/\s+/g, ' ').trim());
  }

  /** A button of the debug toolbar by its label, without the key binding that follows it. */
  toolbarButton(label: string): Locator {
    // The whole label, before the keys that may follow it: "Reverse" is not "Reverse Step Into".
    const [alone, withKeys] = [`[aria-label="${label}"]`, `[aria-label^="${label} ("]`];
    return this.page.locator(`.debug-toolbar .action-label:is(${alone}, ${withKeys})`).first();
  }

  /** Presses a button of the debug toolbar and waits for the stop that follows. */
  async step(label: string, stopped: (stack: readonly StackRow[]) => boolean): Promise<StackRow[]> {
    await this.toolbarButton(label).click();
    await this.parkMouse();
    return this.stoppedWhere(`after "${label}"`, stopped);
  }

  async callStack(): Promise<StackRow[]> {
    // All rows in one reading: row by row, a row could go between two of them.
    const rows = await this.page.locator('.debug-call-stack .monaco-list-row .stack-frame').allInnerTexts();
    return rows.map((text) => {
      const parts = text.split('\n').map((part) => part.trim());
      return { name: parts[0] ?? '', line: Number(parts.at(-1)?.split(':')[0]) };
    });
  }

  /** Name and value of the rows in the Variables view, scopes left out. */
  async variables(): Promise<Map<string, string>> {
    const rows = await this.page.locator('.debug-variables .monaco-list-row .expression').allInnerTexts();
    return new Map(
      rows.map((text) => {
        const [, name = text, value = ''] = /^(.*?)\s*=\s*(.*)$/s.exec(text) ?? [];
        return [name, value];
      }),
    );
  }

  /** Texts that are drawn behind lines of the editor, which are no part of its text. */
  async decorations(): Promise<string[]> {
    const all = await this.page.evaluate<string[]>(
      `[...document.querySelectorAll('.monaco-editor .view-line span')].map((span) => getComputedStyle(span, '::after').content)`,
    );
    return all.filter((text) => text !== 'none' && text !== 'normal').map((text) => text.replace(/^"|"$/g, ''));
  }

  /** The line with the yellow arrow of the topmost frame. */
  async currentLine(): Promise<number | undefined> {
    const arrow = await this.page.locator('.glyph-margin-widgets .codicon-debug-stackframe').first().boundingBox();
    const numbers = await this.page.locator('.margin-view-overlays .line-numbers').all();
    for (const number of numbers) {
      const box = await number.boundingBox();
      if (arrow && box && Math.abs(box.y - arrow.y) < box.height / 2) return Number(await number.innerText());
    }
    return undefined;
  }

  /** Rests the mouse on a character of a line (column from 0) and returns the value that appears. */
  async hover(line: number, column: number): Promise<string> {
    const lines = this.page.locator('.monaco-editor .view-lines').first();
    const token = this.page.locator('.view-line > span > span').first();
    const [row, area, tokenBox] = await Promise.all([
      this.lineNumber(line).boundingBox(),
      lines.boundingBox(),
      token.boundingBox(),
    ]);
    if (!row || !area || !tokenBox) throw new Error(`Line ${line} is not on the screen.`);
    const x = area.x + (column + 0.5) * (tokenBox.width / (await token.innerText()).length);
    const widget = this.page.locator('.debug-hover-widget');
    await this.until(`a value at ${line}:${column}`, async () => {
      // The mouse has to move for the hover to begin.
      await this.page.mouse.move(x, row.y + row.height / 2 + 3);
      await this.page.mouse.move(x, row.y + row.height / 2);
      await sleep(800);
      return widget.isVisible();
    });
    return widget.innerText();
  }

  /** What the hover at a place (`4:10`) says in the end, without a session; a person would hover again, too. It stays open. */
  async hoverAt(place: string, isWanted: (text: string) => boolean): Promise<string> {
    const hover = this.page.locator('.monaco-resizable-hover .monaco-hover');
    // One that is still there has been asked for earlier: it goes where the cursor moves.
    for (const destination of ['1:1', place]) {
      await this.quickInput('Control+G', `:${destination}`);
      await this.press('Enter');
    }
    let shown = '';
    await this.until(
      `a hover at ${place}`,
      async () => {
        if (!(await hover.isVisible())) await this.command('Show or Focus Hover');
        await hover.waitFor({ timeout: 5000 });
        await sleep(1500);
        shown = await hover.innerText();
        if (isWanted(shown) && !shown.includes('Still being predicted')) return true;
        await this.press('Escape');
        return false;
      },
      () => shown,
    );
    return shown;
  }

  async stoppedWhere(what: string, stopped: (stack: readonly StackRow[]) => boolean): Promise<StackRow[]> {
    let stack: StackRow[] = [];
    await this.until(
      `a stop ${what}`,
      async () => {
        stack = await this.callStack();
        return stack.length > 0 && stopped(stack);
      },
      () => JSON.stringify(stack),
    );
    return stack;
  }

  /** Chooses an entry of the menu left of a line number; it is there once the extension is known. */
  async gutterMenu(line: number, entry: string): Promise<void> {
    const margin = this.page.locator('.monaco-editor .margin-view-overlays').first();
    const item = this.page.locator('.monaco-menu .action-item', { hasText: entry }).first();
    await this.until(`"${entry}" beside line ${line}`, async () => {
      const [row, left] = await Promise.all([this.lineNumber(line).boundingBox(), margin.boundingBox()]);
      if (row === null || left === null) return false;
      await this.page.mouse.click(left.x + 10, row.y + row.height / 2, { button: 'right' });
      await sleep(400);
      if (await item.isVisible()) return true;
      await this.press('Escape');
      return false;
    });
    await item.click();
  }

  /** Follows the link on a word in a row of the terminal, and waits for the stop that follows. */
  async terminalLink(row: Locator, word: string): Promise<StackRow[]> {
    const part = row.locator('span', { hasText: word }).first();
    await this.until(`a link on ${word}`, async () => {
      const [text, box] = [await part.innerText(), await part.boundingBox()];
      if (!box) return false;
      const x = box.x + (text.indexOf(word) + 1.5) * (box.width / text.length);
      // Links are looked for under a mouse that moves.
      await this.page.mouse.move(x + 2, box.y + box.height / 2);
      await this.page.mouse.move(x, box.y + box.height / 2);
      await sleep(1000);
      await this.page.keyboard.down('Control');
      await this.page.mouse.click(x, box.y + box.height / 2);
      await this.page.keyboard.up('Control');
      await sleep(1000);
      return this.page.locator('.debug-toolbar').isVisible();
    });
    return this.stoppedWhere('after the link', (stack) => stack.length > 0);
  }

  /** Puts the cursor on a line of the active editor. */
  async goToLine(line: number): Promise<void> {
    await this.quickInput('Control+G', `:${line}`);
    await this.press('Enter');
    await this.parkMouse();
  }

  /** Chooses an entry of the menu on a variable. */
  async variableMenu(variable: string, entry: string): Promise<void> {
    const menu = this.page.locator('.monaco-menu');
    await this.until(`the menu entry ${entry}`, async () => {
      if ((await menu.count()) === 0) await this.variableRow(variable).click({ button: 'right' });
      // A click that follows too closely on the one that opened the menu is ignored.
      await this.page.waitForTimeout(400);
      await menu.locator('.action-item', { hasText: entry }).first().click({ timeout: 2000 });
      await this.page.waitForTimeout(400);
      return (await menu.count()) === 0;
    });
    await this.parkMouse();
  }

  /** Types a new value for a variable; a view that is drawn anew meanwhile closes the field. */
  async setVariable(variable: string, value: string): Promise<void> {
    const input = this.page.locator('.debug-variables .inputBoxContainer input');
    const isThere = async (): Promise<boolean> => (await this.variables()).get(variable) === value;
    await this.until('the new value', async () => {
      if (await isThere()) return true;
      await this.variableRow(variable).dblclick({ timeout: 3000 });
      await input.fill(value, { timeout: 3000 });
      await input.press('Enter');
      await sleep(1000);
      return isThere();
    });
  }

  private variableRow(name: string): Locator {
    const rows = this.page.locator('.debug-variables .monaco-list-row');
    return rows.filter({ has: this.page.locator('.name', { hasText: new RegExp(`^${name}\\b`) }) }).first();
  }

  /** Saves what is on the screen; `NEURAL_DEBUG_PICTURES` names another folder than out/. */
  async screenshot(name: string): Promise<void> {
    const path = join(process.env.NEURAL_DEBUG_PICTURES ?? 'out/workbench', `${name}.png`);
    mkdirSync(dirname(path), { recursive: true });
    await sleep(500);
    await this.page.screenshot({ path, animations: 'disabled' });
  }

  /** The interface redraws while it is read, so that a failed reading is only a reason to read again. */
  async until(what: string, condition: () => Promise<boolean>, seen: () => string = () => ''): Promise<void> {
    const deadline = Date.now() + 60_000;
    let reason = '';
    while (Date.now() < deadline) {
      try {
        if (await condition()) return;
      } catch (error) {
        reason = String(error);
      }
      await sleep(200);
    }
    await this.screenshot('failure');
    throw new Error(`Waited in vain for ${what}. ${seen()} ${reason}`);
  }
}
