import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { BrowserContext, Page } from 'playwright-core';
import type { Finding } from '#contract/findings.ts';
import { aDemo } from './a-demo.ts';
import { aClearedCleaner, aPayingHost, aTakenJob, type TakenJob } from './a-taken-job.ts';
import { demoNow, goAs, keysOf, ready, take, takeOfTask, tellHost, turnTo } from './at-work.ts';
import { aWindow } from './chromium.ts';
import { aClient, type Client, expectBody } from './client.ts';
import { moveClockTo } from './move-clock-to.ts';
import { eventually, type Somebody } from './people.ts';
import { settled } from './settled.ts';
import { signInByCode } from './sign-in-by-code.ts';

// A cleaner at work in a home without a signal, in a real browser whose network is cut.

const hour = 3_600_000;
const demo = aDemo();
let client: Client;
let cleaner: Somebody;
let job: TakenJob;

demo.ready(async () => {
  client = aClient(demo.product.url);
  const host = await aPayingHost(client, 'Hanna Offline', '4242424242424242');
  cleaner = await aClearedCleaner(client, 'Cleo Cellar');
  job = await aTakenJob(client, host, cleaner, { startsIn: 30 * hour, amountCents: 9000 });
  const access = { doorCode: '4711#', notes: 'The key sticks.' };
  await client.send('PUT', `/api/properties/${host.propertyId}/access`, { as: host.token, body: access });
  await moveClockTo(client, job.startTime);
  expectBody(await client.patch(`/api/jobs/${job.id}`, { status: 'IN_PROGRESS' }, cleaner.token), 200);
});

const phone = (token = cleaner.token) =>
  aWindow(demo.browser, { url: demo.product.url, width: 390, height: 844, token });
const onServer = async () => expectBody(await client.get(`/api/jobs/${job.id}`, cleaner.token), 200);
const path = () => `/jobs/${job.id}`;
const says = (page: Page, text: string | RegExp) => page.getByText(text).first().waitFor();

/** The box of a task, whichever room the list has it in. */
const boxOf = async (page: Page, index: number) =>
  page.locator(`#task-${(await onServer()).tasks[index].id}`).getByRole('checkbox');

/** The same phone, whose browser was killed and is opened again. */
async function openedAnew(context: BrowserContext, killed: Page): Promise<Page> {
  await killed.close({ runBeforeUnload: false });
  const page = await context.newPage();
  await page.goto(path());
  await turnTo(page, 'Checklist');
  return page;
}

const iso = (milliseconds: number) => new Date(milliseconds).toISOString();

test('a cut in the middle of a job, the page killed meanwhile: every tick and photo arrives once, with its time', async () => {
  const { page: first, context } = await phone();
  await first.goto(path());
  await ready(first);
  await turnTo(first, 'Get in');
  await first.getByRole('button', { name: 'Show how to get in' }).click();
  await says(first, '4711#');
  await context.setOffline(true);
  const begun = await demoNow(client);
  await turnTo(first, 'Checklist');
  await (await boxOf(first, 0)).click();
  await (await boxOf(first, 1)).click();
  await take(first, 'Before', 'tan');
  await says(first, '3 items waiting for a signal');

  const page = await openedAnew(context, first);
  await says(page, '3 items waiting for a signal');
  assert.ok(await (await boxOf(page, 0)).isChecked());
  assert.ok(await (await boxOf(page, 1)).isChecked());
  await turnTo(page, 'Get in');
  await page.getByRole('button', { name: 'Show how to get in' }).click();
  await says(page, '4711#');
  await take(page, 'After', 'teal');
  await turnTo(page, 'Checklist');
  await takeOfTask(page, 'plum');
  await (await boxOf(page, 1)).click();
  await page.waitForTimeout(3000); // what is told as done now would be seen to be later
  assert.equal((await onServer()).deliverables.length, 0);

  // the answer to the first photo on its job never arrives: it is sent again, and is there once
  let lost = 0;
  await context.route('**/deliverables', async (route) => {
    if (lost++ > 0) return route.continue();
    await route.fetch();
    return route.abort('connectionreset');
  });
  // what the phone tells is later by the way to the server
  const done = await demoNow(client);
  await context.setOffline(false);
  await eventually(
    async () => (await keysOf(page, 'outbox')).length === 0,
    'The last of what was done without a signal',
  );
  const after = await onServer();
  assert.equal(lost, 4);
  const [ticked, untickedAgain] = after.tasks;
  assert.ok(ticked.doneAt >= iso(begun - 1000) && ticked.doneAt <= iso(done), ticked.doneAt);
  assert.equal(untickedAgain.doneAt, null);
  assert.deepEqual(
    after.deliverables.map(({ photoType }: { photoType: string }) => photoType),
    ['BEFORE', 'AFTER', 'PROGRESS'],
  );
  assert.deepEqual(
    after.deliverables.map(({ taskId }: { taskId: string | null }) => taskId),
    [null, null, ticked.id],
  );
  for (const { takenAt } of after.deliverables)
    assert.ok(takenAt >= iso(begun - 1000) && takenAt <= iso(done), takenAt);
  await context.close();
});

test('a session that is over meanwhile: what waits goes to nobody else, and out once its author is back', async () => {
  const own = await signInByCode(client, cleaner.email);
  const { page, context } = await phone(own);
  await page.goto(path());
  await ready(page);
  await context.setOffline(true);
  await (await boxOf(page, 2)).click();
  await says(page, '1 item waiting for a signal');
  expectBody(await client.post('/api/auth/logout', undefined, own), 204);
  await context.setOffline(false);
  await says(page, 'Log in');
  const other = await aClearedCleaner(client, 'Odo Other');
  await goAs(page, other.token, '/cleaner/today');
  await page.waitForTimeout(6000);
  assert.equal((await onServer()).tasks[2].doneAt, null);
  assert.equal(await page.locator('[data-offline-bar]').count(), 0);
  await goAs(page, cleaner.token, path());
  await eventually(async () => (await onServer()).tasks[2].doneAt, 'The tick of before');
  await context.close();
});

test('a phone whose clock is off: the record has the right time, and the phone is told', async () => {
  const { page, context } = await phone();
  await page.addInitScript(() => {
    const RealDate = Date;
    const fast = 95 * 60_000;
    globalThis.Date = class extends RealDate {
      constructor(...given: [] | [string | number | Date]) {
        if (given.length === 0) super(RealDate.now() + fast);
        else super(given[0]);
      }
      static override now = () => RealDate.now() + fast;
    } as DateConstructor;
  });
  await page.goto(path());
  await ready(page);
  const before = await demoNow(client);
  await (await boxOf(page, 3)).click();
  const doneAt = await eventually(async () => (await onServer()).tasks[3].doneAt, 'The tick');
  assert.ok(doneAt >= iso(before - 2000) && doneAt <= iso(await demoNow(client)), doneAt);
  await says(page, 'This phone’s clock is off.');
  await context.close();
});

test('a phone that is full says so, and sends what it holds while the page is open', async () => {
  const { page, context } = await phone();
  await page.addInitScript(() => {
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('Full', 'QuotaExceededError');
    };
  });
  await page.goto(path());
  await ready(page);
  await context.setOffline(true);
  await (await boxOf(page, 4)).click();
  await says(page, 'This phone is full');
  await page.getByRole('button', { name: 'Show', exact: true }).click();
  await says(page, 'This phone’s storage is full.');
  await context.setOffline(false);
  await eventually(async () => (await onServer()).tasks[4].doneAt, 'The tick');
  await context.close();
});

test('who logs out leaves nothing to read on the phone', async () => {
  const { page, context } = await phone(await signInByCode(client, cleaner.email));
  await page.goto(path());
  await ready(page);
  const kept = async () => (await keysOf(page, 'answers')).length;
  await eventually(async () => (await kept()) > 3, 'What the phone keeps');
  await page.getByRole('navigation', { name: 'Your work' }).getByRole('button', { name: 'More' }).click();
  await page.getByRole('dialog', { name: 'More' }).getByRole('button', { name: 'Log out' }).click();
  await eventually(async () => (await kept()) === 0, 'The empty phone');
  await context.setOffline(true);
  await page.goto(path());
  await page.waitForTimeout(2000);
  assert.equal(await page.getByText('Lakeside Loft').count(), 0);
  await context.close();
});

test('a job that ends without a signal: what the host should know and the submission arrive once, and the way in is gone', async () => {
  const { page, context } = await phone(await signInByCode(client, cleaner.email));
  const isKept = async () => (await keysOf(page, 'answers')).includes(`/api/jobs/${job.id}/access`);
  await page.goto(path());
  await ready(page);
  await turnTo(page, 'Get in');
  await page.getByRole('button', { name: 'Show how to get in' }).click();
  await says(page, '4711#');
  await eventually(isKept, 'What the phone keeps of it');
  await context.setOffline(true);
  await turnTo(page, 'Checklist');
  for (const [index, { doneAt }] of (await onServer()).tasks.entries())
    if (!doneAt) await (await boxOf(page, index)).click();
  await tellHost(page, 'Report damage', { 'What’s damaged?': 'A cracked mirror' }, 'gold');
  await tellHost(page, 'Low supplies', { 'What’s running low?': 'Coffee filters' });
  await tellHost(page, 'Note to host', { Note: 'The fern looks thirsty.' });
  await page.getByRole('link', { name: /^Finish/ }).click();
  await page.getByRole('button', { name: 'Submit Completion' }).click();
  await page.getByRole('button', { name: 'Submit work' }).click();
  await says(page, 'Will be submitted as soon as you have a signal.');
  assert.equal((await onServer()).status, 'IN_PROGRESS');
  await context.setOffline(false);
  await eventually(async () => (await onServer()).status === 'SUBMITTED', 'The submission');
  const { findings } = await onServer();
  // ids count up in the order in which they came; a busy machine may take one in later than the phone said
  const asSent = findings.toSorted((one: Finding, other: Finding) => (one.id < other.id ? -1 : 1));
  assert.deepEqual(
    asSent.map((found: Finding) => [found.kind, found.item ?? found.note, found.photos.length]),
    [
      ['damage', 'A cracked mirror', 1],
      ['supply', 'Coffee filters', 0],
      ['note', 'The fern looks thirsty.', 0],
    ],
  );
  await eventually(async () => !(await isKept()), 'Nothing kept of the way in');
  // the server has it a moment before the phone hears so
  await eventually(async () => (await keysOf(page, 'outbox')).length === 0, 'The empty outbox');
  const submitted = page.getByRole('heading', { name: 'Lakeside Loft' });
  await submitted.waitFor(); // the phone has read of it, and keeps that
  await page.reload();
  await submitted.waitFor();
  await settled(page); // what was read is kept a moment later
  await context.setOffline(true);
  await page.goto(path());
  await submitted.waitFor();
  const showWay = page.getByRole('button', { name: 'Show how to get in' });
  for (const gone of [page.getByText('4711#'), showWay]) assert.equal(await gone.count(), 0);
  await context.close();
});
