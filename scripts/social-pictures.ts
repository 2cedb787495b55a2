// `node scripts/social-pictures.ts http://localhost:3000` draws the pictures social networks show for the public pages,
// one per language, from a running product's landing page: the promise with the product next to it, and no buttons.
import { mkdirSync } from 'node:fs';
import { chromium } from 'playwright-core';
import { languages } from '#contract/languages.ts';
import { inLanguage, screens } from '#web/paths.ts';

const [url = 'http://localhost:3000'] = process.argv.slice(2);
const folder = 'web/public/social';
// 1200 × 630 pixels of a wide window
const viewport = { width: 1500, height: 787 };
const deviceScaleFactor = 0.8;
const unseen = `
  header nav, header button, header a[href^="/login"], header a[href^="/register"], #main section:first-child a { visibility: hidden }
  #main section:first-child :has(> a) { display: none }`;

mkdirSync(folder, { recursive: true });
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu'],
});
const page = await browser.newPage({ viewport, deviceScaleFactor, colorScheme: 'light', reducedMotion: 'reduce' });
for (const { code } of languages) {
  await page.goto(url + inLanguage(screens.home, code), { waitUntil: 'networkidle' });
  await page.addStyleTag({ content: unseen });
  await page.screenshot({ path: `${folder}/${code}.png` });
}
await browser.close();
