import assert from 'node:assert/strict';
import { test } from 'node:test';
import { eq } from 'drizzle-orm';
import type { GuestPage, OwnGuestPage } from '#contract/guest-pages.ts';
import { users } from '#server/accounts/table.ts';
import { deliverables, jobs, jobTasks } from '#server/jobs/table.ts';
import { uploads } from '#server/photos/table.ts';
import { minute } from '#server/platform/clock.ts';
import { guestPages } from '#server/proof/table.ts';
import { aSubmittedJob } from '#server/testing/a-submitted-job.ts';
import { anUpload } from '#server/testing/an-upload.ts';
import { aHouse } from '#server/testing/house.ts';
import { anAdmin, type Somebody } from '#server/testing/people.ts';

const house = await aHouse();
const { db } = house.kit;

/** A finished cleaning with a task of a template, one of the host's own, and a fresh picture of each kind. */
async function aCleaning() {
  const { job, host, cleaner } = await aSubmittedJob(house);
  const doneAt = house.clock.now();
  const [first, second] = await db.select().from(jobTasks).where(eq(jobTasks.jobId, job.id)).limit(2);
  const [built = '', own = ''] = [first?.id, second?.id];
  await db.update(jobTasks).set({ doneAt, templateKey: 'makeBeds', room: 'Bedroom 2' }).where(eq(jobTasks.id, built));
  const named = { name: 'Water Anna’s fern', room: 'Anna’s room', templateKey: null };
  await db
    .update(jobTasks)
    .set({ doneAt, ...named })
    .where(eq(jobTasks.id, own));
  const photoOf = async (photoType: string): Promise<string> => {
    const { id: uploadId, photoUrl } = await anUpload(house, cleaner);
    const path = `/api/jobs/${job.id}/deliverables`;
    const { id } = (await house.post(path, { photoUrl, photoType }, cleaner.token)).body;
    await db.update(uploads).set({ takenAt: house.clock.now() }).where(eq(uploads.id, uploadId));
    await db.update(deliverables).set({ compared: 'new' }).where(eq(deliverables.id, id));
    return id;
  };
  const before = await photoOf('BEFORE');
  return { job, host, cleaner, built, own, before, after: [await photoOf('AFTER'), await photoOf('AFTER')] };
}

const nothing = { title: 'Dune House', photoIds: [], taskIds: [] };
const share = (jobId: string, host: Somebody, page: object = {}) =>
  house.put(`/api/jobs/${jobId}/guest-page`, { ...nothing, ...page }, host.token);
const read = ({ url }: OwnGuestPage) => house.get(`/api/guest-pages/${url.split('/').at(-1)}`);
const end = (jobId: string, { token }: Somebody) => house.remove(`/api/jobs/${jobId}/guest-page`, token);

test('a guest sees when it was cleaned, what was done and the chosen pictures, and nobody’s name or address', async () => {
  const { job, host, cleaner, built, after } = await aCleaning();
  const [chosen = ''] = after;
  const shared = await share(job.id, host, { photoIds: [chosen, chosen] });
  assert.equal(shared.status, 200);
  assert.deepEqual(shared.body.photoIds, [chosen], 'each picture once');
  assert.match(shared.body.url, /\/ready\/[\w-]{32}$/);
  const { status, body, headers } = await read(shared.body);
  const page: GuestPage = body;
  assert.deepEqual([status, headers['cache-control']], [200, 'no-store']);
  assert.deepEqual([page.title, page.photos.map(({ id }) => id)], ['Dune House', [chosen]]);
  assert.deepEqual(
    page.tasks.find(({ id }) => id === built),
    { id: built, name: 'Make beds', templateKey: 'makeBeds', room: 'Bedroom 2' },
  );
  const said = JSON.stringify(page);
  for (const secret of [host.name, cleaner.name, host.id, cleaner.id, job.id, host.email, 'Anna', 'Secret Street'])
    assert.ok(!said.includes(secret), secret);
  assert.deepEqual(Object.keys(page).sort(), ['cleanedAt', 'photos', 'tasks', 'timeZone', 'title']);
});

test('what a host wrote is shown if the host says so; a built-in task never by a name of the host’s', async () => {
  const { job, host, built, own } = await aCleaning();
  await db.update(jobTasks).set({ name: 'Anna’s bed', room: 'Anna’s room' }).where(eq(jobTasks.id, built));
  const page: OwnGuestPage = (await share(job.id, host, { taskIds: [own] })).body;
  const { tasks }: GuestPage = (await read(page)).body;
  const named = tasks.map(({ id, name, room }) => [id, name, room]);
  assert.deepEqual(
    named.find(([id]) => id === own),
    [own, 'Water Anna’s fern', 'Anna’s room'],
  );
  assert.deepEqual(
    named.find(([id]) => id === built),
    [built, 'Make beds', null],
  );
  assert.deepEqual((await share(job.id, host, { taskIds: [built] })).body.fieldErrors, unknown('taskIds'));
  await db.update(jobTasks).set({ name: 'Lock up, door code 4417' }).where(eq(jobTasks.id, own));
  assert.deepEqual((await share(job.id, host, { taskIds: [own] })).body.fieldErrors, unknown('taskIds'));
});

const unknown = (field: string) => ({ [field]: { code: 'unknownOption' } });

test('the link stays while the page is changed, ends with it, and a new page has another; it is kept sealed', async () => {
  const { job, host, after } = await aCleaning();
  const first: OwnGuestPage = (await share(job.id, host, { title: 'One' })).body;
  const second: OwnGuestPage = (await share(job.id, host, { title: 'Two', photoIds: after })).body;
  assert.equal(second.url, first.url);
  assert.equal((await read(first)).body.title, 'Two');
  assert.deepEqual((await house.get(`/api/jobs/${job.id}/guest-page`, host.token)).body, second);
  const rows = await db.select().from(guestPages).where(eq(guestPages.jobId, job.id));
  assert.ok(!JSON.stringify(rows).includes(first.url.split('/').at(-1) ?? ''));
  assert.equal((await end(job.id, host)).status, 204);
  assert.equal((await read(first)).status, 404);
  assert.equal((await house.get(`/api/jobs/${job.id}/guest-page`, host.token)).body, null);
  const third: OwnGuestPage = (await share(job.id, host)).body;
  assert.notEqual(third.url, first.url);
});

test('how it was before, what is not fresh, and pictures of other jobs cannot be shared', async () => {
  const [one, other] = [await aCleaning(), await aCleaning()];
  const [fresh = '', doubtful = ''] = one.after;
  await db.update(deliverables).set({ compared: 'alike' }).where(eq(deliverables.id, doubtful));
  for (const photoIds of [[one.before], other.after, [doubtful]])
    assert.deepEqual((await share(one.job.id, one.host, { photoIds })).body.fieldErrors, unknown('photoIds'));
  const page: OwnGuestPage = (await share(one.job.id, one.host, { photoIds: [fresh] })).body;
  await db.update(deliverables).set({ compared: 'plain' }).where(eq(deliverables.id, fresh));
  assert.deepEqual((await read(page)).body.photos, [], 'what is doubted later goes');
});

test('a picture’s link ends within ten minutes', async () => {
  const { job, host, after } = await aCleaning();
  const page: OwnGuestPage = (await share(job.id, host, { photoIds: after })).body;
  const { photos }: GuestPage = (await read(page)).body;
  for (const { photoUrl } of photos) {
    const expires = Number(new URLSearchParams(photoUrl.split('?')[1]).get('e'));
    assert.ok(expires <= house.clock.now().getTime() + 10 * minute);
  }
});

test('only what was cleaned, and what no report speaks against, is shown; ending is possible whatever comes', async () => {
  const { job, host } = await aCleaning();
  const page: OwnGuestPage = (await share(job.id, host)).body;
  const set = (changes: Partial<typeof jobs.$inferInsert>) => db.update(jobs).set(changes).where(eq(jobs.id, job.id));
  const cases: [Partial<typeof jobs.$inferInsert>, number, number][] = [
    [{ couldNotClean: true }, 404, 409],
    [{ couldNotClean: false, reportStatus: 'OPEN' }, 404, 409],
    [{ reportStatus: 'RESOLVED', decidedPayoutCents: null }, 200, 200],
  ];
  for (const [changes, shown, shared] of cases) {
    await set(changes);
    assert.deepEqual([(await read(page)).status, (await share(job.id, host)).status], [shown, shared]);
  }
  const { token } = await anAdmin(house);
  const canceled = await house.post(`/api/admin/jobs/${job.id}/cancel`, { reason: 'Asked for by both' }, token);
  assert.equal(canceled.status, 200);
  assert.deepEqual([(await read(page)).status, (await share(job.id, host)).status], [404, 409]);
  assert.equal((await end(job.id, host)).status, 204);
  assert.deepEqual(await db.select().from(guestPages).where(eq(guestPages.jobId, job.id)), []);
});

test('a suspended host’s page is not shown; sixty reads an hour', async () => {
  const { job, host } = await aCleaning();
  const page: OwnGuestPage = (await share(job.id, host)).body;
  for (let n = 0; n < 60; n++) assert.equal((await read(page)).status, 200);
  assert.equal((await read(page)).status, 429);
  await db.update(users).set({ suspendedAt: house.clock.now() }).where(eq(users.id, host.id));
  assert.equal((await read(page)).status, 404);
});
