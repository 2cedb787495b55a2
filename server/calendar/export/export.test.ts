import assert from 'node:assert/strict';
import { test } from 'node:test';
import { aFeed, anIntegration, icalOf } from '#server/testing/a-feed.ts';
import { aJob } from '#server/testing/a-job.ts';
import { aProperty } from '#server/testing/a-property.ts';
import { aHouse } from '#server/testing/house.ts';
import { aCleaner, aHost, type Somebody } from '#server/testing/people.ts';

const feed = await aFeed();
const house = await aHouse({ settings: { calendarAllowPrivate: [feed.at] } });

async function aLink({ token }: Somebody): Promise<string> {
  const { status, body } = await house.post('/api/calendar/export-link', undefined, token);
  assert.equal(status, 201);
  return new URL(body.url).pathname;
}

/** The file with its lines unfolded. */
const fileOf = async (link: string): Promise<string> => (await house.get(link)).body.replaceAll('\r\n ', '');

test('a host’s calendar has stays as days and cleanings in UTC, under UIDs that stay; a cleaner’s has their own jobs', async () => {
  const [host, cleaner] = [await aHost(house), await aCleaner(house, { name: 'Ana' })];
  const title = 'Büro; Loft, 100 % „Sonnig“ — very long title of a place by the lake';
  const property = await aProperty(house, host, { title, autoCreateJobs: false });
  const form = {
    propertyId: property.id,
    checkInDate: '2026-05-10',
    checkOutDate: '2026-05-14',
    guestName: 'Gil Guest',
  };
  const { body: stay } = await house.post('/api/calendar/bookings', form, host.token);
  const startTime = new Date('2026-05-14T16:00:00.000Z');
  const taken = await aJob(house, host, { property, startTime, status: 'ASSIGNED', cleaner });
  const open = await aJob(house, host, { property });
  const gone = await aJob(house, host, { property, status: 'CANCELED', cleaner });
  const link = await aLink(host);
  const { headers, body } = await house.get(link);
  assert.equal(headers['content-type'], 'text/calendar; charset=utf-8');
  assert.equal(headers['cache-control'], 'no-store');
  for (const line of body.split('\r\n')) assert.ok(Buffer.byteLength(line) <= 75, line);
  const file = await fileOf(link);
  assert.match(file, /DTSTART;VALUE=DATE:20260510\r\nDTEND;VALUE=DATE:20260514\r\nSUMMARY:Stay: Büro\\; Loft\\, 100 %/);
  assert.match(
    file,
    new RegExp(`UID:${taken.id}@calendar.freshkey\\r\\nDTSTAMP:\\d{8}T\\d{6}Z\\r\\nDTSTART:20260514T160000Z`),
  );
  for (const { id } of [stay, taken, open]) assert.ok(file.includes(`UID:${id}@calendar.freshkey\r\n`));
  assert.ok(!file.includes(gone.id) && !file.includes('Gil Guest') && !file.includes('third stone'));
  assert.match(file, /DESCRIPTION:Cleaner: Ana\\nhttp/);
  const theirs = await fileOf(await aLink(cleaner));
  assert.deepEqual(theirs.match(/UID:.*/g), [`UID:${taken.id}@calendar.freshkey`]);
  assert.ok(theirs.includes('LOCATION:12 Secret Street\\, Austin\\, TX 78701') && !theirs.includes('third stone'));
});

test('who has lost a job no longer has it or its street in the calendar', async () => {
  const [host, cleaner] = [await aHost(house), await aCleaner(house)];
  const job = await aJob(house, host, { status: 'ASSIGNED', cleaner });
  const link = await aLink(cleaner);
  assert.match(await fileOf(link), /Secret Street/);
  await house.patch(`/api/jobs/${job.id}`, { status: 'CANCELED' }, host.token);
  assert.doesNotMatch(await fileOf(link), /VEVENT|Secret Street/);
});

test('one job is a file of its own for its host and its cleaner, under the UID that the link has it by', async () => {
  const [host, cleaner, other] = [await aHost(house), await aCleaner(house, { name: 'Ana' }), await aCleaner(house)];
  const job = await aJob(house, host, { status: 'ASSIGNED', cleaner });
  const path = `/api/jobs/${job.id}/calendar.ics`;
  for (const { token } of [host, cleaner]) {
    const { status, headers, body } = await house.get(path, token);
    assert.equal(status, 200);
    assert.equal(headers['content-disposition'], 'attachment; filename="freshkey.ics"');
    assert.equal(headers['cache-control'], 'no-store');
    assert.deepEqual(body.match(/UID:.*/g), [`UID:${job.id}@calendar.freshkey`]);
  }
  assert.match((await house.get(path, host.token)).body, /DESCRIPTION:Cleaner: Ana\\n/);
  assert.equal((await house.get(path, other.token)).status, 404);
  await house.patch(`/api/jobs/${job.id}`, { status: 'CANCELED' }, host.token);
  assert.deepEqual(
    [(await house.get(path, host.token)).status, (await house.get(path, cleaner.token)).status],
    [409, 404],
  );
});

test('there is one link each; a new one ends the one before, and it can be taken back', async () => {
  const host = await aHost(house);
  const known = async () => (await house.get('/api/calendar/export-link', host.token)).body;
  assert.equal(await known(), null);
  const first = await aLink(host);
  assert.deepEqual(await known(), { createdAt: house.clock.now().toISOString() });
  const second = await aLink(host);
  assert.deepEqual([(await house.get(first)).status, (await house.get(second)).status], [404, 200]);
  assert.equal((await house.remove('/api/calendar/export-link', host.token)).status, 204);
  assert.deepEqual([(await house.get(second)).status, await known()], [404, null]);
});

test('a link is stored as a hash, ends with a suspension and is fetched at most 60 times an hour', async () => {
  const host = await aHost(house);
  const link = await aLink(host);
  const secret = link.slice('/calendar/'.length, -'.ics'.length);
  const { rows } = await house.kit.db.$client.query('select secret_hash from calendar_export');
  for (const { secret_hash: hash } of rows) assert.ok(hash.length === 32 && !hash.equals(Buffer.from(secret)));
  const answers: number[] = [];
  for (let fetched = 0; fetched < 61; fetched++) answers.push((await house.get(link)).status);
  assert.deepEqual([answers.filter((status) => status === 200).length, answers.at(-1)], [60, 429]);
  await house.kit.db.execute(`update user_account set suspended_at = now() where id = '${host.id}'`);
  assert.equal((await house.get(link)).status, 404);
});

test('our own calendar, connected as a feed, makes neither stays nor jobs, beside real stays too', async () => {
  const host = await aHost(house);
  const [from, to] = [await aProperty(house, host), await aProperty(house, host)];
  const form = { propertyId: from.id, checkInDate: '2026-05-10', checkOutDate: '2026-05-14' };
  await house.post('/api/calendar/bookings', form, host.token);
  await aJob(house, host, { property: from });
  const exported = (await house.get(await aLink(host))).body;
  feed.body = exported;
  const { id } = await anIntegration(house, host.token, to.id, feed);
  const sync = () => house.post(`/api/calendar/integrations/${id}/sync`, undefined, host.token);
  const { body } = await sync();
  assert.ok(
    Object.values(body).every((count) => !count),
    JSON.stringify(body),
  );
  const decisions = (await house.get(`/api/calendar/integrations/${id}/decisions`, host.token)).body;
  assert.deepEqual(
    decisions.map(({ kind, reason }: { kind: string; reason: { code: string } }) => [kind, reason.code]),
    [
      ['ignored', 'ownExport'],
      ['ignored', 'ownExport'],
    ],
  );
  const [, theirs = ''] = icalOf(['2026-05-20', '2026-05-22', 'Reserved']).split(/(BEGIN:VEVENT.*)/s);
  feed.body = exported.replace(/END:VCALENDAR\r\n$/, theirs);
  assert.equal((await sync()).body.bookingsCreated, 1);
});
