import assert from 'node:assert/strict';
import type { Thread } from '#contract/messages.ts';
import { aDemo } from './a-demo.ts';
import { chapter } from './chapter.ts';
import { aWindow, type Window } from './chromium.ts';
import { aClient, type Client, expectBody } from './client.ts';
import { eventually, signInAdmin, signInDemo } from './people.ts';
import { settled } from './settled.ts';

// A host at a desk and a cleaner with a phone who have a job together, in two browsers.

const demo = aDemo();
/** How the browser words a lost connection. */
const cut = /net::ERR_INTERNET_DISCONNECTED/;
let client: Client;
let host: Window;
let cleaner: Window;
let tokens: { host: string; cleaner: string };
let thread: Thread;

demo.ready(async () => {
  client = aClient(demo.product.url);
  tokens = { host: await signInDemo(client, 'HOST'), cleaner: await signInDemo(client, 'CLEANER') };
  thread = (await threadsOf(tokens.cleaner)).find(({ assigned }) => assigned) ?? assert.fail('the demo has none');
  host = await aWindow(demo.browser, { url: demo.product.url, token: tokens.host });
  cleaner = await aWindow(demo.browser, {
    url: demo.product.url,
    token: tokens.cleaner,
    width: 390,
    height: 844,
    language: 'es',
  });
});

const threadsOf = async (token: string): Promise<Thread[]> => expectBody(await client.get('/api/messages', token), 200);

chapter('the host finds what is unread, opens the conversation, and nothing is unread any more', async () => {
  const { page, inOrder } = host;
  await page.goto('/host/dashboard');
  await page.getByRole('link', { name: 'Messages, unread: 1' }).click();
  // by its address: the dashboard, which may still be there for a moment, has links with the cleaner's name too
  await page.locator(`main a[href$="/messages/${thread.jobId}/${thread.cleaner.id}"]`).click();
  await page.getByText('The tap in the bathroom drips.').last().waitFor();
  await page.getByRole('link', { name: 'Messages', exact: true }).waitFor();
  await inOrder('messages-thread');
});

chapter(
  'both see what the other writes without reloading, each in their own language, and when it was read',
  async () => {
    await cleaner.page.goto(`/messages/${thread.jobId}/${thread.host.id}`);
    await cleaner.page.getByRole('textbox').waitFor();
    await host.page.getByRole('textbox').fill('I am sending a plumber.\nThank you for telling me!');
    await host.page.getByRole('textbox').press('Enter');
    await cleaner.page.getByRole('log').getByText('I am sending a plumber.').waitFor();
    await host.page.getByRole('log').getByText('Read', { exact: true }).last().waitFor();
    await cleaner.page.getByRole('button', { name: '¿Dónde está la aspiradora?' }).click();
    await host.page.getByRole('log').getByText('Where is the vacuum?').waitFor();
    await cleaner.inOrder('messages-phone');
  },
);

chapter('a message written without a connection waits, survives a reload, and arrives once', async () => {
  const { page, context } = host;
  host.expect(cut);
  await context.setOffline(true);
  await page.getByRole('textbox').fill('It is upstairs <b>now</b>');
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await page.getByRole('log').getByText('Waiting for a connection').waitFor();
  await context.setOffline(false);
  await cleaner.page.getByRole('log').getByText('It is upstairs <b>now</b>').waitFor();
  await page.getByRole('log').getByText('Waiting for a connection').waitFor({ state: 'detached' });
  await page.reload();
  await page.getByRole('log').getByText('It is upstairs <b>now</b>').first().waitFor();
  const messages = expectBody(await client.get(`/api/jobs/${thread.jobId}/messages?limit=100`, tokens.host), 200);
  assert.equal(messages.filter(({ text }: { text: string }) => text.startsWith('It is upstairs')).length, 1);
});

chapter('what is typed survives a closed tab', async () => {
  const { page, context } = host;
  const tab = await context.newPage();
  await tab.goto(new URL(page.url()).pathname);
  await tab.getByRole('textbox').fill('Half a thought');
  await tab.close();
  await page.reload();
  await eventually(
    async () => (await page.getByRole('textbox').inputValue()) === 'Half a thought',
    'What was typed in the other tab',
  );
  await page.getByRole('textbox').fill('');
});

chapter('a message that waits in a tab that was closed is sent by another, once', async () => {
  const { page, context } = host;
  const tab = await context.newPage();
  await tab.goto(new URL(page.url()).pathname);
  await tab.getByRole('textbox').waitFor();
  await page.goto('/host/dashboard');
  // what has not come by then does not come any more
  await page.getByRole('button', { name: /^Notifications/ }).waitFor();
  await settled(page);
  await context.setOffline(true);
  await tab.getByRole('textbox').fill('From a closed tab');
  await tab.getByRole('button', { name: 'Send', exact: true }).click();
  await tab.getByRole('log').getByText('Waiting for a connection').waitFor();
  await tab.close();
  await context.setOffline(false);
  await cleaner.page.getByRole('log').getByText('From a closed tab').waitFor();
  const messages = expectBody(await client.get(`/api/jobs/${thread.jobId}/messages?limit=100`, tokens.host), 200);
  assert.equal(messages.filter(({ text }: { text: string }) => text === 'From a closed tab').length, 1);
});

chapter('before assignment a phone number is flagged, to both', async () => {
  const asked = (await threadsOf(tokens.host)).find(({ assigned, last }) => !assigned && last.text.includes('10:45'));
  assert.ok(asked);
  await host.page.goto(`/messages/${asked.jobId}/${asked.cleaner.id}`);
  await host.page.getByText('Stay on Freshkey').first().waitFor();
  await cleaner.page.goto(`/messages/${asked.jobId}/${asked.host.id}`);
  await cleaner.page.getByText('Quédate en Freshkey').first().waitFor();
});

chapter('the host reports the message, and an admin reads the conversation and closes the report', async () => {
  const { page } = host;
  await page.getByText('(912) 555-0142').first().hover();
  await page.getByRole('button', { name: 'More options for this message' }).first().click();
  await page.getByRole('menuitem', { name: 'Report', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('What’s wrong with it?').fill('Wants to be called');
  await dialog.getByRole('button', { name: 'Report message' }).click();
  await dialog.waitFor({ state: 'detached' });
  await page.getByText('You reported this message').waitFor();
  const { token } = await signInAdmin(client);
  const admin = await aWindow(demo.browser, { url: demo.product.url, token });
  await admin.page.goto('/admin/content'); // where it was before
  await admin.page.waitForURL('**/admin/content-moderation');
  await admin.page.getByText('Wants to be called').first().click();
  const sheet = admin.page.getByRole('dialog');
  await sheet.getByRole('button', { name: 'Read the conversation' }).click();
  await sheet.getByText('(912) 555-0142').waitFor();
  await sheet.getByLabel('What did you decide, and why?').fill('A reminder was sent.');
  await sheet.getByRole('button', { name: 'Close without action' }).click();
  await sheet.getByText('A reminder was sent.').first().waitFor();
  await admin.inOrder('messages-reported');
});

chapter('a name as long as a name can be leaves everything of a conversation on a phone', async () => {
  const name = 'Maximiliana Guadalupe Theodora de la Santísima Trinidad Montgomery-Featherstonehaugh';
  expectBody(await client.patch('/api/me', { name }, tokens.cleaner), 200);
  const phone = await aWindow(demo.browser, { url: demo.product.url, token: tokens.host, width: 390, height: 844 });
  await phone.page.goto(`/messages/${thread.jobId}/${thread.cleaner.id}`);
  await phone.page.getByRole('button', { name: 'Send', exact: true }).waitFor();
  await phone.inOrder('messages-long-name');
});
