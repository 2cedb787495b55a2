import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import { eq } from 'drizzle-orm';
import type { Finding } from '#contract/findings.ts';
import { findingsPerJob } from '#contract/terms.ts';
import { hour, minute, plus } from '#server/platform/clock.ts';
import { newId } from '#server/platform/ids.ts';
import { recentMails } from '#server/platform/mail.ts';
import { anApprovedCleaner } from '#server/testing/a-bid.ts';
import { aJob, type JobInTest } from '#server/testing/a-job.ts';
import { aProperty } from '#server/testing/a-property.ts';
import { anUpload } from '#server/testing/an-upload.ts';
import { bellsIn } from '#server/testing/bells.ts';
import { aHouse } from '#server/testing/house.ts';
import { aHost, type Somebody } from '#server/testing/people.ts';
import { findingPhotos, findings } from './table.ts';

const house = await aHouse();
const { bellsOf } = bellsIn(house);
let host: Somebody;
let cleaner: Somebody;
let home: { id: string };
let job: JobInTest;

beforeEach(async () => {
  [host, cleaner] = [await aHost(house), await anApprovedCleaner(house)];
  home = await aProperty(house, host);
  const startTime = house.clock.now();
  job = await aJob(house, host, { property: home, cleaner, status: 'IN_PROGRESS', startTime, startedAt: startTime });
  house.clock.forward(2 * hour);
});

const photo = async () => (await anUpload(house, cleaner)).photoUrl;
const tell = (body: object, told: { key?: string; phoneNow?: Date } = {}) =>
  house.send('POST', `/api/jobs/${job.id}/findings`, {
    ...{ as: cleaner.token, body },
    headers: {
      ...(told.key && { 'idempotency-key': told.key }),
      ...(told.phoneNow && { 'x-phone-time': told.phoneNow.toISOString() }),
    },
  });
const onJob = async (who: Somebody): Promise<Finding[]> =>
  (await house.get(`/api/jobs/${job.id}`, who.token)).body.findings;
const openAtHome = async (): Promise<Finding[]> => (await house.get('/api/host/findings', host.token)).body;

test('damage with photos is on the job and the property until the host has dealt with it, who is told at once', async () => {
  const sent = { kind: 'damage', item: 'The lamp is broken', note: 'By the window.', room: 'Bedroom' };
  const { status, body } = await tell({ ...sent, photoUrls: [await photo(), await photo()] });
  assert.equal(status, 201, JSON.stringify(body));
  assert.deepEqual([body.item, body.room, body.photos.length, body.settledAt], [sent.item, 'Bedroom', 2, null]);
  assert.deepEqual(await onJob(host), [body]);
  assert.deepEqual(await onJob(cleaner), [body]);
  assert.deepEqual(await openAtHome(), [body]);
  assert.equal(body.propertyId, home.id);
  assert.deepEqual(await bellsOf(host), ['damageFound']);
  const mails = await recentMails(house.kit.db);
  assert.ok(mails.some(({ recipient, subject }) => recipient === host.email && subject.includes('found damage')));
  const settle = (settled: boolean, who = host) => house.patch(`/api/findings/${body.id}`, { settled }, who.token);
  assert.equal((await settle(true, await aHost(house))).status, 404);
  const { settledAt } = (await settle(true)).body;
  house.clock.forward(minute);
  assert.equal((await settle(true)).body.settledAt, settledAt, 'when it first was');
  assert.deepEqual(await openAtHome(), []);
  await settle(false);
  assert.equal((await openAtHome()).length, 1);
});

test('what a phone sends again days later is there once, with the time it was found', async () => {
  const phoneNow = plus(house.clock.now(), -5 * hour);
  const body = {
    ...{ kind: 'damage', item: 'A cracked tile', photoUrls: [await photo()] },
    ...{ at: plus(phoneNow, -30 * minute).toISOString(), sentAs: 'a'.repeat(32) },
  };
  const first = await tell(body, { key: 'one', phoneNow });
  assert.equal(first.body.foundAt, plus(house.clock.now(), -30 * minute).toISOString());
  house.clock.forward(40 * hour);
  const again = await tell(body, { key: 'two' });
  assert.deepEqual([again.status, again.body.id], [201, first.body.id]);
  assert.equal((await onJob(host)).length, 1);
});

test('low supplies are one piece of news, listed by the host or not', async () => {
  const supplies = [{ name: 'Dish soap', low: false }];
  const {
    body: [soap],
  } = await house.put(`/api/properties/${home.id}/supplies`, { supplies }, host.token);
  await tell({ kind: 'supply', item: 'dish Soap' });
  assert.deepEqual((await house.get('/api/host/properties', host.token)).body[0].lowSupplies, ['Dish soap']);
  await house.work();
  await tell({ kind: 'supply', item: 'Coffee filters', photoUrls: [await photo()] });
  await house.patch(`/api/jobs/${job.id}/supplies/${soap.id}`, { low: true }, cleaner.token);
  assert.deepEqual(await bellsOf(host), ['suppliesLow']);
  assert.deepEqual(
    (await openAtHome()).map(({ item }) => item),
    ['Coffee filters', 'dish Soap'],
  );
});

test('a note stands at its task, for the host and nobody else, and asks for nothing', async () => {
  const { tasks } = (await house.get(`/api/jobs/${job.id}`, cleaner.token)).body;
  const { body } = await tell({ kind: 'note', item: 'ignored', note: 'The fern looks thirsty.', taskId: tasks[0].id });
  assert.deepEqual([body.item, body.note, body.taskId], [null, 'The fern looks thirsty.', tasks[0].id]);
  assert.deepEqual([await openAtHome(), await bellsOf(host)], [[], []]);
  assert.equal((await tell({ kind: 'note', note: 'x', taskId: home.id })).status, 404);
});

test('what is missing is said at its field, and a picture of somebody else is refused', async () => {
  const refused = async (body: object) => {
    const answer = await tell(body);
    assert.equal(answer.status, 400, JSON.stringify(answer.body));
    return Object.entries<{ code: string }>(answer.body.fieldErrors).map(([field, { code }]) => [field, code]);
  };
  assert.deepEqual(await refused({ kind: 'damage', item: 'The lamp' }), [['photoUrls', 'required']]);
  assert.deepEqual(await refused({ kind: 'supply' }), [['item', 'blank']]);
  assert.deepEqual(await refused({ kind: 'note', note: ' \u200b ' }), [['note', 'blank']]);
  const { photoUrl } = await anUpload(house, host);
  assert.deepEqual(await refused({ kind: 'damage', item: 'The lamp', photoUrls: [photoUrl] }), [
    ['photoUrls', 'photoUrl'],
  ]);
  assert.equal((await onJob(host)).length, 0);
});

test('the record of the job tells of it without its words', async () => {
  await tell({ kind: 'damage', item: 'The lamp is broken', photoUrls: [await photo()] });
  const { rows } = await house.kit.db.$client.query(
    'select content from turnover_link where content is not null order by n',
  );
  const link = rows.map(({ content }) => String(content)).find((text) => text.includes('damage found'));
  assert.ok(link);
  assert.ok(!link.includes('lamp'));
  // with the salt beside it, anybody who gets a claim file could guess the words
  const known = await house.kit.db.select({ id: findings.id }).from(findings);
  assert.ok(known.every(({ id }) => !link.includes(id)));
});

test('whoever leaves takes their words and photos along; that something was found stays', async () => {
  await tell({ kind: 'damage', item: 'The lamp is broken', note: 'Sorry!', photoUrls: [await photo()] });
  await house.kit.db.execute(`update job set status = 'CANCELED'`);
  const { email } = cleaner;
  const left = await house.send('DELETE', '/api/me', { as: cleaner.token, body: { email } });
  assert.equal(left.status, 204, JSON.stringify(left.body));
  const [row] = await house.kit.db.select().from(findings).where(eq(findings.jobId, job.id));
  assert.deepEqual([row?.item, row?.note], ['–', null]);
});

test('when the host leaves, nothing is left to read or see of the home', async () => {
  const found = { kind: 'damage', item: 'The lamp by the safe', note: 'Behind the bed.', room: 'Bedroom' };
  await tell({ ...found, photoUrls: [await photo()] });
  await house.kit.db.execute(`update job set status = 'CANCELED'`);
  const left = await house.send('DELETE', '/api/me', { as: host.token, body: { email: host.email } });
  assert.equal(left.status, 204, JSON.stringify(left.body));
  const [row] = await house.kit.db.select().from(findings).where(eq(findings.jobId, job.id));
  assert.deepEqual([row?.item, row?.note, row?.room], ['–', null, null]);
  assert.equal(await house.kit.db.$count(findingPhotos, eq(findingPhotos.findingId, row?.id ?? newId())), 0);
});

test('fifty can be told of one job, so that nobody fills the storage with their photos', async () => {
  const row = { jobId: job.id, finderId: cleaner.id, kind: 'note' as const, note: 'x', foundAt: house.clock.now() };
  const told = Array.from({ length: findingsPerJob - 1 }, () => ({ ...row, id: newId() }));
  await house.kit.db.insert(findings).values(told);
  const last = { kind: 'note', note: 'The last one.', sentAs: 'b'.repeat(32) };
  assert.equal((await tell(last)).status, 201);
  const more = await tell({ kind: 'note', note: 'One more.' });
  assert.deepEqual([more.status, more.body.error], [409, 'too_many']);
  assert.equal((await tell(last)).status, 201, 'what is there already may be sent again');
});
