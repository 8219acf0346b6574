/**
 * The pictures of the README, taken in a real workbench with the packed extension:
 *
 *     npm run package && npm run pictures
 */
import { writeFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { animatedPng } from '../../../scripts/animated-png.mjs';
import { at, type StackRow, Workbench } from '../workbench';

const FOLDER = 'media/readme';
const SIZE = { width: 1120, height: 760 };
/** How long a picture of the animation stays, in milliseconds. */
const SHORT = 900;
const LONG = 2200;

const frames: { png: Buffer; milliseconds: number }[] = [];
let workbench: Workbench;

async function picture(name: string): Promise<void> {
  await sleep(700);
  writeFileSync(`${FOLDER}/${name}.png`, await workbench.page.screenshot({ animations: 'disabled' }));
}

async function frame(milliseconds: number): Promise<void> {
  await sleep(500);
  frames.push({ png: await workbench.page.screenshot({ animations: 'disabled' }), milliseconds });
}

const command = (title: string): Promise<void> => workbench.command(title);

async function goTo(line: number, column: number): Promise<void> {
  await command('Go to Line/Column...');
  await workbench.page.keyboard.type(`${line}:${column}`);
  await workbench.press('Enter');
}

async function hoverAt(line: number, column: number, text: string): Promise<void> {
  const hover = workbench.page.locator('.monaco-resizable-hover .monaco-hover');
  await goTo(line, column);
  await workbench.until(`a hover with ${text}`, async () => {
    if (!(await hover.isVisible())) await command('Neural Debug: Show Value Under the Cursor');
    await sleep(1500);
    if ((await hover.innerText()).includes(text)) return true;
    await workbench.press('Escape');
    return false;
  });
}

/** The offer of values beside the code, and whatever else came up. */
async function dismiss(): Promise<void> {
  await command('Notifications: Clear All Notifications');
}

async function valueBehind(text: string): Promise<void> {
  await workbench.until(`${text} behind a line`, async () =>
    (await workbench.decorations()).some((one) => one.includes(text)),
  );
}

async function open(file: string): Promise<void> {
  await workbench.press('Control+Shift+E');
  await workbench.openFile(file);
  await workbench.page
    .locator('.codelens-decoration')
    .first()
    .waitFor()
    .catch(() => undefined);
}

async function step(button: string, where: (stack: readonly StackRow[]) => boolean, ms = SHORT): Promise<void> {
  await workbench.step(button, where);
  await frame(ms);
}

async function main(): Promise<void> {
  workbench = await Workbench.open('pictures/shop');
  await workbench.page.setViewportSize(SIZE);
  // The check has something else to say than the model.
  await open('orbits.py');
  await hoverAt(5, 2, 'checked');
  await workbench.press('Escape');
  await dismiss();
  await hoverAt(5, 2, 'checked');
  await picture('checked');
  await workbench.press('Escape');

  await open('marks.py');
  await goTo(1, 1);
  await frame(SHORT);
  await command('Neural Debug: Values Beside the Code (On/Off)');
  await valueBehind('score = ');
  await frame(LONG);
  await hoverAt(9, 6, 'example: grade');
  await frame(LONG);
  await picture('broken-code');
  await workbench.press('Escape');
  await command('Neural Debug: Values Beside the Code (On/Off)');

  await open('orders.py');
  await workbench.press('F5');
  await workbench.stoppedWhere('on entry', at(1));
  await command('View: Toggle Panel Visibility');
  await workbench.parkMouse();
  await frame(SHORT);
  await workbench.toolbarButton('Continue').click();
  await workbench.parkMouse();
  await workbench.stoppedWhere('at the exception', at(9));
  await frame(LONG);
  // To before the line that raised it, to the line before, and out of the call.
  await step('Step Back', at(9), LONG);
  await picture('step-back');
  await step('Step Back', at(8));
  await step('Step Back', at(15), LONG);
  await workbench.endSession();

  await open('rates.py');
  await workbench.setBreakpoint(10);
  await workbench.press('F5');
  await workbench.stoppedWhere('at the breakpoint', at(10));
  await workbench.page.locator('.codelens-decoration', { hasText: 'Assumed' }).first().waitFor();
  await frame(LONG);
  await workbench.page.locator('.codelens-decoration a', { hasText: 'Take the Other Branch' }).first().click();
  await workbench.stoppedWhere('on the other branch', at(9));
  await workbench.parkMouse();
  await frame(LONG);
  await step('Step Over', at(10), LONG);
  await picture('other-branch');
  await workbench.endSession();
  const animation = animatedPng(frames);
  writeFileSync(`${FOLDER}/animated.png`, animation);
  console.log(`${frames.length} pictures, ${(animation.length / 1e6).toFixed(2)} MB`);
}

main()
  .catch((error: unknown) => {
    console.error(error);
    process.exitCode = 1;
  })
  .finally(() => workbench.close());
