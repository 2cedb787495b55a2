import type { Browser, Page } from 'playwright-core';
import { aWindow, type Window } from '../chromium.ts';
import { becomeCleared } from '../cleared-cleaner.ts';
import { aClient, type Client } from '../client.ts';
import { mailTo, type Somebody, signInAdmin, signUp } from '../people.ts';

/** The three people of the story, each with a window; the cleaner's is a phone. */
interface Story {
  client: Client;
  host: Window;
  cleaner: Window;
  admin: Window;
  jobPath: string;
  /** A second cleaner, on their way to being cleared while the others act. */
  backup: Promise<Somebody>;
}

export const story = {} as Story; // empty until `opened`

export const phone = { width: 390, height: 844 };

export async function opened(browser: Browser, url: string): Promise<void> {
  story.client = aClient(url);
  story.host = await aWindow(browser, { url });
  story.cleaner = await aWindow(browser, { url, ...phone });
  story.admin = await aWindow(browser, { url });
  story.backup = backupCleaner();
}

async function backupCleaner(): Promise<Somebody> {
  const cleaner = await signUp(story.client, 'CLEANER', 'Bruno Backup');
  await becomeCleared(story.client, cleaner, await signInAdmin(story.client));
  return cleaner;
}

/** Pictures of where everybody was when the story ended, for whoever asked for pictures. */
export async function lastLook(): Promise<void> {
  const folder = process.env.E2E_PICTURES;
  if (!folder) return;
  const { host, cleaner, admin } = story;
  for (const [name, { page }] of Object.entries({ host, cleaner, admin }))
    await page.screenshot({ path: `${folder}/last-${name}.png` });
}

export const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first().click();

/** Waits for the toast or text that says so. */
export const says = (page: Page, text: string | RegExp) =>
  page.getByText(text).filter({ visible: true }).first().waitFor();

/** Types the digits of the newest mail into the code field; the last one sends them. */
export async function typeCode(page: Page, email: string): Promise<void> {
  const field = page.locator('input[autocomplete="one-time-code"]');
  await field.waitFor();
  const { code } = await mailTo(story.client, email, (mail) => mail.code !== null);
  await field.fill(code ?? '');
}

/** The test card, filled in and sent in the dialog or page that asks for one. */
export async function typeCard(page: Page, number: string, button: string | RegExp): Promise<void> {
  await page.getByLabel('Card number').fill(number);
  await page.getByLabel('Expires').fill('12/31');
  await page.getByLabel('Security code').fill('123');
  await press(page, button);
}
