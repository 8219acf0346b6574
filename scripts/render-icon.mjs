/** Draws media/icon.svg as media/icon.png (256x256), which is what the marketplace shows. Needs Chromium. */
import { readFileSync } from 'node:fs';
import { chromium } from 'playwright-core';

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox'],
});
const page = await browser.newPage({ viewport: { width: 256, height: 256 } });
await page.setContent(`<body style="margin:0">${readFileSync('media/icon.svg', 'utf8')}</body>`);
await page.screenshot({ path: 'media/icon.png', omitBackground: true });
await browser.close();
