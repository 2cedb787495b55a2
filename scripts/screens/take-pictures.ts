import { mkdirSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { type Browser, chromium } from 'playwright-core';
import type { Role } from '#contract/endpoint.ts';
import { languageCodes } from '#contract/languages.ts';
import { takeMailPictures } from './mail-pictures.ts';
import { type ScreenToShow, screensToShow } from './screens-to-show.ts';
import { signIn } from './sign-in.ts';
import { startedProduct } from './started-product.ts';

interface Look {
  lang: string;
  theme: 'light' | 'dark';
  width: number;
  height: number;
}

const { values } = parseArgs({
  options: {
    lang: { type: 'string' },
    theme: { type: 'string' },
    size: { type: 'string', default: '1280x800,390x844' },
    only: { type: 'string' },
    url: { type: 'string' },
    mails: { type: 'boolean', default: false },
  },
});
const folder = 'screens';
const product = values.url || values.mails ? null : await startedProduct();
const url = values.url ?? product?.url ?? '';
const args = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking', '--disable-sync'];
const browser = await chromium.launch({ executablePath: process.env.CHROMIUM_PATH, args });
try {
  if (values.mails) await takeMailPictures(browser, languagesOf(values.lang ?? 'en,de,ar'));
  else await takeScreens();
} finally {
  await browser.close();
  await product?.stop();
}

function languagesOf(list: string) {
  return languageCodes.filter((code) => list.split(',').includes(code));
}

async function takeScreens(): Promise<void> {
  const tokens = new Map<Role, string>();
  for (const role of ['HOST', 'CLEANER', 'ADMIN'] as const) tokens.set(role, await signIn(url, role));
  const wanted = (await screensToShow(url, tokens)).filter(({ path }) => !values.only || path.startsWith(values.only));
  mkdirSync(folder, { recursive: true });
  for (const screen of wanted) for (const look of looksOf(screen)) await takePicture(browser, screen, look, tokens);
}

/** Public screens are shown in each script and both themes, signed-in ones in one; options override this. */
function looksOf({ role }: ScreenToShow): Look[] {
  const langs = (values.lang ?? (role ? 'en' : 'en,de,ar,zh')).split(',');
  const themes = (values.theme ?? (role ? 'light' : 'light,dark')).split(',');
  return values.size.split(',').flatMap((size) => {
    const [width = 1280, height = 800] = size.split('x').map(Number);
    return themes.flatMap((theme) =>
      langs.map((lang) => ({ lang, theme: theme === 'dark' ? ('dark' as const) : 'light', width, height })),
    );
  });
}

async function takePicture(browser: Browser, screen: ScreenToShow, look: Look, tokens: ReadonlyMap<Role, string>) {
  const { lang, theme, width, height } = look;
  const context = await browser.newContext({
    viewport: { width, height },
    colorScheme: theme,
    reducedMotion: 'reduce',
  });
  const token = screen.role ? tokens.get(screen.role) : undefined;
  await context.addInitScript(
    ([language, bearer]) => {
      localStorage.setItem('language', language ?? 'en');
      if (bearer) localStorage.setItem('token', bearer);
    },
    [lang, token],
  );
  const page = await context.newPage();
  const faults: string[] = [];
  page.on('console', (message) => message.type() === 'error' && faults.push(message.text()));
  page.on('pageerror', (error) => faults.push(error.message));
  await page.goto(url + screen.path, { waitUntil: 'load' });
  // Live events keep a connection open, so the network is never idle for long: a moment after loading is enough.
  await page.waitForLoadState('networkidle', { timeout: 2_000 }).catch(() => {});
  const path = `${folder}/${screen.name}.${lang}.${theme}.${width}.png`;
  await page.screenshot({ path, fullPage: true });
  console.log(`${path}${faults.map((fault) => `\n    ${fault}`).join('')}`);
  await context.close();
}
