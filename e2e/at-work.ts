import type { Page } from 'playwright-core';
import { aPhoto } from './a-photo.ts';
import { type Client, expectBody } from './client.ts';
import { eventually } from './people.ts';

// What a cleaner does at work on a phone, step by step.

/** Turns to a step of the work. */
export async function turnTo(page: Page, step: 'Get in' | 'Before' | 'Checklist' | 'After'): Promise<void> {
  const steps = page.getByRole('navigation', { name: 'Steps of this job' });
  await steps.getByRole('link', { name: new RegExp(`^${step}`) }).click();
  await page.getByRole('heading', { level: 1, name: step, exact: true }).waitFor();
}

/** Takes a photo of the whole home, with the camera at the thumb. */
export async function take(page: Page, type: 'Before' | 'After', colour: string): Promise<void> {
  await turnTo(page, type);
  const buffer = await aPhoto(colour);
  const file = { name: `${type}-${colour}.jpg`, mimeType: 'image/jpeg', buffer };
  await page.getByRole('button', { name: 'Take a photo', exact: true }).setInputFiles(file);
  await page.getByRole('img', { name: file.name }).waitFor();
}

/** With the camera of the first task. */
export async function takeOfTask(page: Page, colour: string): Promise<void> {
  await page
    .getByRole('button', { name: /^Photos of/ })
    .first()
    .click();
  const window = page.getByRole('dialog');
  const file = { name: `${colour}.jpg`, mimeType: 'image/jpeg', buffer: await aPhoto(colour) };
  await window.getByRole('button', { name: 'Progress', exact: true }).setInputFiles(file);
  await window.getByText('Progress, waiting to be sent').waitFor();
  await window.getByRole('button', { name: 'Close' }).click();
  await window.waitFor({ state: 'hidden' });
}

/** Fills in what the host should know, and sends it; with a photo of one colour. */
export async function tellHost(page: Page, what: string, said: Record<string, string>, colour?: string): Promise<void> {
  await page.getByRole('button', { name: what }).click();
  const window = page.getByRole('dialog');
  for (const [label, text] of Object.entries(said)) await window.getByLabel(label).fill(text);
  if (colour) {
    const file = { name: `${colour}.jpg`, mimeType: 'image/jpeg', buffer: await aPhoto(colour) };
    await window.getByRole('button', { name: 'Take a photo' }).setInputFiles(file);
  }
  await window.getByRole('button', { name: 'Send to the host' }).click();
  await window.waitFor({ state: 'hidden' });
  await page.getByText(Object.values(said).join()).first().waitFor();
}

/** What a store on the phone has, by its keys; the strip above the page tells of what waits only after some seconds. */
export const keysOf = (page: Page, store: 'answers' | 'outbox'): Promise<readonly IDBValidKey[]> =>
  page.evaluate(
    (name) =>
      new Promise<readonly IDBValidKey[]>((resolve) => {
        const opening = indexedDB.open('freshkey');
        opening.onsuccess = () => {
          const asked = opening.result.transaction(name).objectStore(name).getAllKeys();
          asked.onsuccess = () => {
            opening.result.close();
            resolve(asked.result);
          };
        };
      }),
    store,
  );

/** What the demo's clock shows; asked before and after something, it says when that was, however long the answers take. */
export async function demoNow(client: Client): Promise<number> {
  const { now } = expectBody(await client.get('/dev/clock'), 200);
  return Date.parse(now);
}

/** Somebody else, or the same person again, in this browser. */
export async function goAs(page: Page, token: string, to: string): Promise<void> {
  await page.addInitScript((bearer) => localStorage.setItem('token', bearer), token);
  await page.goto(to);
}

/** The list is open, and the phone has what it needs for a home without a signal. */
export async function ready(page: Page): Promise<void> {
  await turnTo(page, 'Checklist');
  await page.getByRole('checkbox').first().waitFor();
  const isReady = () =>
    page.evaluate(
      async () =>
        navigator.serviceWorker.controller !== null &&
        (await (await caches.open('words')).keys()).some(({ url }) => url.endsWith('/work.js')),
    );
  await eventually(isReady, 'All that is kept');
}
