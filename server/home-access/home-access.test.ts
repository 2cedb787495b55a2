import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { test } from 'node:test';
import { eq, sql } from 'drizzle-orm';
import type { HomeAccess } from '#contract/home-access.ts';
import { cleanerProfiles } from '#server/cleaners/table.ts';
import { blocks } from '#server/jobs/table.ts';
import { hour, minute, plus, second } from '#server/platform/clock.ts';
import { rotateColumn } from '#server/platform/rotate-column.ts';
import { Sealer } from '#server/platform/sealer.ts';
import { aBid, anApprovedCleaner } from '#server/testing/a-bid.ts';
import { aJob, type JobInTest } from '#server/testing/a-job.ts';
import { aProperty } from '#server/testing/a-property.ts';
import { anUpload } from '#server/testing/an-upload.ts';
import { aHouse } from '#server/testing/house.ts';
import { aHost, anAdmin, type Somebody } from '#server/testing/people.ts';
import { sealedAccess } from './read-access.ts';
import { homeAccesses } from './table.ts';

const house = await aHouse();

const all: HomeAccess = {
  doorCode: '4417#',
  alarm: 'Off within 60 seconds: 9182',
  parking: 'Left bay, under the house',
  wifiName: 'Dune Guests',
  wifiPassword: 'sandcastle-77',
  notes: 'The lock sticks.\nPull first.',
};
const none: HomeAccess = {
  ...all,
  doorCode: null,
  alarm: null,
  parking: null,
  wifiName: null,
  wifiPassword: null,
  notes: null,
};

const save = (host: Somebody, propertyId: string, access: object) =>
  house.put(`/api/properties/${propertyId}/access`, access, host.token);
const look = (who: Somebody, job: { id: string }) => house.get(`/api/jobs/${job.id}/access`, who.token);
const looks = async (host: Somebody, propertyId: string) =>
  (await house.get(`/api/properties/${propertyId}/access-log`, host.token)).body;
const statusOf = async (who: Somebody, job: { id: string }) => (await look(who, job)).status;

/** A home whose host has said all about it, and a job there that a cleaner holds. */
async function aHome(startsIn = hour, given: Parameters<typeof aJob>[2] = {}) {
  const [host, cleaner] = [await aHost(house), await anApprovedCleaner(house, 'Cleo Clean')];
  const property = await aProperty(house, host);
  assert.equal((await save(host, property.id, all)).status, 204);
  const startTime = plus(house.clock.now(), startsIn);
  const job = await aJob(house, host, { property, cleaner, status: 'ASSIGNED', startTime, ...given });
  return { host, cleaner, property, job };
}

test('a host says how to get in, reads it back, changes it and takes it away', async () => {
  const host = await aHost(house);
  const { id } = await aProperty(house, host);
  const read = async () => (await house.get(`/api/properties/${id}/access`, host.token)).body;
  assert.deepEqual(await read(), none);
  await save(host, id, all);
  assert.deepEqual(await read(), all);
  assert.equal((await save(host, id, { doorCode: '0000', alarm: '', parking: '  ', notes: null })).status, 204);
  assert.deepEqual(await read(), { ...none, doorCode: '0000' });
  await save(host, id, none);
  assert.deepEqual(await read(), none);
  assert.equal(await house.kit.db.$count(homeAccesses, eq(homeAccesses.propertyId, id)), 0);
});

test('an id in capitals names the same home, and what is saved by it stays readable', async () => {
  const host = await aHost(house);
  const { id } = await aProperty(house, host);
  assert.equal((await save(host, id.toUpperCase(), all)).status, 204);
  for (const written of [id, id.toUpperCase()])
    assert.deepEqual((await house.get(`/api/properties/${written}/access`, host.token)).body, all);
});

test('what cannot be said is refused next to its field', async () => {
  const host = await aHost(house);
  const { id } = await aProperty(house, host);
  for (const [body, field] of [
    [{ doorCode: 'x'.repeat(121) }, 'doorCode'],
    [{ wifiPassword: 'a\u0000b' }, 'wifiPassword'],
    [{ doorCode: 'two\nlines' }, 'doorCode'],
    [{ alarm: 7 }, 'alarm'],
  ] as const) {
    const { status, body: answer } = await save(host, id, body);
    assert.deepEqual([status, Object.keys(answer.fields)], [400, [field]]);
  }
  assert.equal((await save(host, id, { ...all, gate: '1' })).status, 400);
});

test('the assigned cleaner gets in from two hours before the start, and each look is one row for the host', async () => {
  const { host, cleaner, property, job } = await aHome(2 * hour + second);
  const { body: before } = await house.get(`/api/jobs/${job.id}`, cleaner.token);
  assert.deepEqual([before.accessGiven, before.can.includes('seeAccess')], [true, false]);
  assert.deepEqual([await statusOf(cleaner, job), await looks(host, property.id)], [404, []]);
  house.clock.forward(second);
  const first = house.clock.now().toISOString();
  const { body: since } = await house.get(`/api/jobs/${job.id}`, cleaner.token);
  assert.ok(since.can.includes('seeAccess'));
  assert.deepEqual((await look(cleaner, job)).body, all);
  house.clock.forward(minute);
  assert.equal((await look(cleaner, job)).status, 200);
  const viewer = { id: cleaner.id, name: 'Cleo Clean' };
  assert.deepEqual(await looks(host, property.id), [
    { at: house.clock.now().toISOString(), jobId: job.id, viewer },
    { at: first, jobId: job.id, viewer },
  ]);
});

test('the log comes in pages, newest first', async () => {
  const { host, cleaner, property, job } = await aHome();
  for (let times = 0; times < 3; times++) {
    await look(cleaner, job);
    house.clock.forward(minute);
  }
  const path = `/api/properties/${property.id}/access-log`;
  const { body, headers } = await house.get(`${path}?limit=2`, host.token);
  assert.deepEqual([body.length, headers['x-total-count']], [2, '3']);
  const next = /<([^>]+)>; rel="next"/.exec(String(headers.link))?.[1] ?? assert.fail('there is a next page');
  const { body: rest } = await house.get(next.replace(/^https?:\/\/[^/]+/, ''), host.token);
  assert.equal(rest.length, 1);
  assert.ok(rest[0].at < body[1].at);
});

test('the host looks at any time and leaves no trace; an admin does not look', async () => {
  const { host, property, job } = await aHome(48 * hour);
  assert.deepEqual((await look(host, job)).body, all);
  const open = await aJob(house, host, { property });
  assert.deepEqual((await look(host, open)).body, all);
  const { token } = await anAdmin(house);
  assert.equal((await house.get(`/api/jobs/${job.id}/access`, token)).status, 403);
  assert.equal((await house.get(`/api/jobs/${job.id}`, token)).body.accessGiven, false);
  assert.deepEqual(await looks(host, property.id), []);
});

test('with the submission the door is closed again', async () => {
  const { cleaner, job } = await aHome(minute);
  house.clock.forward(minute);
  assert.equal((await house.patch(`/api/jobs/${job.id}`, { status: 'IN_PROGRESS' }, cleaner.token)).status, 200);
  assert.equal(await statusOf(cleaner, job), 200);
  await handIn(cleaner, job);
  assert.equal(await statusOf(cleaner, job), 404);
});

async function handIn(cleaner: Somebody, job: JobInTest): Promise<void> {
  const { body } = await house.get(`/api/jobs/${job.id}`, cleaner.token);
  for (const { id } of body.tasks) await house.patch(`/api/jobs/${job.id}/tasks/${id}`, { done: true }, cleaner.token);
  const { photoUrl } = await anUpload(house, cleaner);
  await house.post(`/api/jobs/${job.id}/deliverables`, { photoUrl, photoType: 'AFTER' }, cleaner.token);
  const { status, body: answer } = await house.patch(`/api/jobs/${job.id}`, { status: 'SUBMITTED' }, cleaner.token);
  assert.equal(status, 200, JSON.stringify(answer));
}

test('whoever withdraws sees nothing any more, and the backup who takes over does', async () => {
  const { host, cleaner, property, job } = await aHome();
  await aBid(house, cleaner, job, { status: 'ACCEPTED', teamRank: 1 });
  const backup = await anApprovedCleaner(house, 'Bo Backup');
  await aBid(house, backup, job, { teamRank: 2 });
  assert.deepEqual([await statusOf(cleaner, job), await statusOf(backup, job)], [200, 404]);
  assert.equal((await house.post(`/api/jobs/${job.id}/withdraw`, undefined, cleaner.token)).status, 200);
  assert.deepEqual([await statusOf(cleaner, job), await statusOf(backup, job)], [404, 200]);
  const viewers = (await looks(host, property.id)).map(({ viewer }: { viewer: { name: string } }) => viewer.name);
  assert.deepEqual(viewers, ['Bo Backup', 'Cleo Clean']);
});

test('a canceled job shows its former cleaner nothing', async () => {
  const { host, cleaner, job } = await aHome();
  const cancel = { status: 'CANCELED', amountCents: 6000 };
  assert.equal((await house.patch(`/api/jobs/${job.id}`, cancel, host.token)).status, 200);
  assert.equal(await statusOf(cleaner, job), 404);
});

test('a job moved to another day closes the door until then', async () => {
  const { cleaner, job } = await aHome();
  assert.equal(await statusOf(cleaner, job), 200);
  await house.kit.db.execute(sql`update job set start_time = start_time + interval '1 day',
    end_time = end_time + interval '1 day', busy_until = busy_until + interval '1 day' where id = ${job.id}`);
  assert.equal(await statusOf(cleaner, job), 404);
});

test('who is blocked later still does the job that is theirs; who may no longer work does not get in', async () => {
  const { host, cleaner, job } = await aHome();
  await house.kit.db.insert(blocks).values({ hostId: host.id, cleanerId: cleaner.id, createdAt: house.clock.now() });
  assert.equal(await statusOf(cleaner, job), 200);
  const clearance = (status: 'REJECTED' | 'PASSED') =>
    house.kit.db.update(cleanerProfiles).set({ clearance: status }).where(eq(cleanerProfiles.userId, cleaner.id));
  await clearance('REJECTED');
  assert.equal(await statusOf(cleaner, job), 404);
  await clearance('PASSED');
  assert.equal(await statusOf(cleaner, job), 200);
});

test('a suspended cleaner does not get in', async () => {
  const { cleaner, job } = await aHome();
  await house.kit.db.execute(sql`update user_account set suspended_at = ${house.clock.now()} where id = ${cleaner.id}`);
  assert.equal(await statusOf(cleaner, job), 403);
});

test('a property that is removed takes the way in along, and other hosts find nothing', async () => {
  const host = await aHost(house);
  const property = await aProperty(house, host);
  await save(host, property.id, all);
  const other = await aHost(house);
  for (const path of ['access', 'access-log'])
    assert.equal((await house.get(`/api/properties/${property.id}/${path}`, other.token)).status, 404);
  assert.equal((await save(other, property.id, none)).status, 404);
  assert.equal((await house.remove(`/api/properties/${property.id}`, host.token)).status, 204);
  assert.equal(await house.kit.db.$count(homeAccesses, eq(homeAccesses.propertyId, property.id)), 0);
  assert.equal((await save(host, property.id, all)).status, 404);
});

test('nothing of it is in the database in the clear, and a rotation of keys keeps it readable', async () => {
  const { host, property } = await aHome();
  const { rows } = await house.kit.db.execute(sql`select h::text as line from home_access h`);
  const written = rows.map(({ line }) => Buffer.from(String(line)).toString()).join('\n');
  for (const part of Object.values(all)) assert.ok(part && !written.includes(part));
  const [newest] = [...house.kit.settings.encryptionKeys.keys()].sort((one, two) => two - one);
  const next = (newest ?? 0) + 1;
  const sealer = new Sealer(new Map([...house.kit.settings.encryptionKeys, [next, randomBytes(32)]]));
  const { resealed, left } = await rotateColumn(house.kit.db, sealer, sealedAccess);
  assert.ok(resealed > 0);
  assert.deepEqual([...left], []);
  const [row] = await house.kit.db.select().from(homeAccesses).where(eq(homeAccesses.propertyId, property.id));
  const place = { table: 'home_access', column: 'access_sealed', rowId: property.id };
  assert.deepEqual(JSON.parse(sealer.open(row?.accessSealed ?? assert.fail(), place)), all);
  assert.throws(() => sealer.open(row?.accessSealed ?? assert.fail(), { ...place, rowId: host.id }));
});
