import assert from 'node:assert/strict';
import { rmSync } from 'node:fs';
import { after, before, test } from 'node:test';
import { type BrowserContext, chromium, type Page } from 'playwright-core';
import { pushSender } from '#server/platform/push/web-push.ts';
import { aJob } from '#server/testing/a-job.ts';
import { bellsIn } from '#server/testing/bells.ts';
import { aScene } from '#server/testing/hiring-scene.ts';
import { aHouse } from '#server/testing/house.ts';
import { minutesPass } from '#server/testing/minutes-pass.ts';
import { plainly } from './chromium.ts';
import { eventually } from './people.ts';
import { type PushService, pushService } from './push/push-service.ts';
import { emptyFolder } from './running-product.ts';
import { served } from './served.ts';

// Push from the button to the screen: the browser subscribes by itself, our server seals what it posts, and the browser
// opens it and shows it, with the worker that the product serves. Only the service between them is the test's. Private
// windows show no notifications, hence a profile of its own.

const house = await aHouse();
const { bid } = bellsIn(house);
const service: PushService = await pushService();
const profile = emptyFolder();
let scene: Awaited<ReturnType<typeof aScene>>;
let context: BrowserContext;
let page: Page;
/** How many notifications the browser has shown. */
let displayed = 0;

before(async () => {
  Object.assign(house.kit, {
    push: pushSender(house.kit, async ({ url, headers, body }) => {
      const at = new URL(url.pathname, service.url);
      return (await fetch(at, { method: 'POST', headers, body: new Uint8Array(body) })).status;
    }),
  });
  const origin = await served(house.app, '127.0.0.1');
  scene = await aScene(house);
  await house.patch('/api/me', { locale: 'ar' }, scene.host.token);
  context = await chromium.launchPersistentContext(profile, {
    ...{ baseURL: origin, executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium' },
    // it would not look for its push service
    ignoreDefaultArgs: ['--disable-background-networking'],
    args: ['--no-sandbox', '--disable-sync', '--disable-gpu', '--disable-component-update', plainly, ...service.flags],
  });
  context.setDefaultTimeout(120_000);
  await context.grantPermissions(['notifications'], { origin });
  await context.addInitScript((token) => {
    localStorage.setItem('language', 'ar');
    localStorage.setItem('token', token);
  }, scene.host.token);
  page = await context.newPage();
  // asking for the notifications while one is being shown makes Chromium forget that one, so it says itself when it is there
  const session = await context.newCDPSession(page);
  await session.send('BackgroundService.setRecording', { service: 'notifications', shouldRecord: true });
  await session.send('BackgroundService.startObserving', { service: 'notifications' });
  session.on('BackgroundService.backgroundServiceEventReceived', ({ backgroundServiceEvent: { eventName } }) => {
    if (eventName === 'Notification displayed') displayed++;
  });
});
after(async () => {
  await context?.close();
  service.stop();
  rmSync(profile, { recursive: true, force: true });
});

const shown = () =>
  page.evaluate(async () => {
    const notifications = await (await navigator.serviceWorker.ready).getNotifications();
    return notifications.map(({ title, body, tag, lang, dir, data }) => ({ title, body, tag, lang, dir, data }));
  });

const preferences = async () => (await house.get('/api/me/notification-preferences', scene.host.token)).body;

test('turned on by its button, a bid is shown in its reader’s language and direction; turned off, nothing more', async () => {
  await page.goto('/account#notices');
  await page.getByRole('button', { name: 'التفعيل في هذا المتصفح' }).click();
  await page.getByRole('button', { name: 'الإيقاف في هذا المتصفح' }).waitFor();
  assert.equal((await preferences()).push.browsers, 1);

  const job = await aJob(house, scene.host);
  await bid(job, scene.ana);
  await eventually(async () => displayed === 1, 'The push');
  const [first, ...more] = await shown();
  assert.deepEqual(more, []);
  assert.match(first?.title ?? '', /\$95\.50/);
  assert.deepEqual([first?.lang, first?.dir, first?.data], ['ar', 'rtl', { link: `/jobs/${job.id}` }]);
  const { headers, body } = service.posts.at(-1) ?? assert.fail('it came without being posted');
  assert.match(headers.authorization ?? '', /^vapid t=[\w-]+\.[\w-]+\.[\w-]+, k=B[\w-]{86}$/);
  assert.ok(!body.includes(job.id) && !body.includes('95.50'), 'nobody in between can read it');

  await page.getByRole('button', { name: 'الإيقاف في هذا المتصفح' }).click();
  await page.getByRole('button', { name: 'التفعيل في هذا المتصفح' }).waitFor();
  assert.equal((await preferences()).push.browsers, 0);
  await bid(await aJob(house, scene.host), scene.ben);
  assert.equal(service.posts.length, 1);
});

test('what a service did not take comes later, once; a subscription that is gone is forgotten', async () => {
  await page.getByRole('button', { name: 'التفعيل في هذا المتصفح' }).click();
  await page.getByRole('button', { name: 'الإيقاف في هذا المتصفح' }).waitFor();
  service.refusals.push(503);
  await bid(await aJob(house, scene.host), scene.ana);
  assert.equal(service.posts.length, 1);
  await minutesPass(house, 30, ['deliveries-due'], 10);
  await eventually(async () => displayed === 2, 'The push that had to wait');
  assert.equal(service.posts.length, 2);

  service.refusals.push(410);
  await bid(await aJob(house, scene.host), scene.ben);
  assert.equal((await preferences()).push.browsers, 0);
});
