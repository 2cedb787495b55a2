import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Page, Request } from 'playwright-core';
import { aDemo } from './a-demo.ts';
import { aWindow } from './chromium.ts';
import { aClient, expectBody } from './client.ts';
import { eventually, signInDemo } from './people.ts';
import { followRequests, settled } from './settled.ts';

const demo = aDemo();

const unreadOn = async (page: Page): Promise<number> => {
  const label = await page.getByRole('button', { name: /^Notifications/ }).getAttribute('aria-label');
  return Number(/\d+/.exec(label ?? '')?.[0] ?? 0);
};

test('two tabs share one stream; when the tab that holds it closes, the other goes on from the last event', async () => {
  const client = aClient(demo.product.url);
  const token = await signInDemo(client, 'HOST');
  const { page, context } = await aWindow(demo.browser, { url: demo.product.url, token });
  const streams: Request[] = [];
  context.on('request', (request) => new URL(request.url()).pathname === '/api/events' && streams.push(request));
  await page.goto('/host/dashboard');
  await eventually(async () => streams.length === 1, 'A stream');
  const other = await context.newPage();
  followRequests(other);
  await other.goto('/host/dashboard');
  await settled(other);

  const unread = async (): Promise<{ id: string }[]> =>
    expectBody(await client.get('/api/notifications?unread=true', token), 200);
  // the demo goes on meanwhile, and may have something new to tell
  const shows = (tab: Page) =>
    eventually(async () => (await unreadOn(tab)) === (await unread()).length, 'A bell with as many as are unread');
  const [first, ...others] = await unread();
  assert.ok(first && others.length > 0, 'the demo’s host has news');
  for (const tab of [page, other]) await shows(tab);
  await client.post('/api/notifications/read', { ids: [first.id] }, token);
  for (const tab of [page, other]) await shows(tab);
  assert.equal(streams.length, 1, 'one stream for both');

  await page.close();
  await eventually(async () => streams.length === 2, 'The other tab’s stream');
  assert.match((await streams[1]?.headerValue('last-event-id')) ?? '', /^[0-9a-f-]{36}$/);
  await client.post('/api/notifications/read', {}, token);
  await shows(other);
  await context.close();
});
