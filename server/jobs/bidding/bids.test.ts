import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import { day, hour, minute, plus } from '#server/platform/clock.ts';
import { recentMails } from '#server/platform/mail.ts';
import { aBid, anApprovedCleaner } from '#server/testing/a-bid.ts';
import { aJob } from '#server/testing/a-job.ts';
import { aProperty } from '#server/testing/a-property.ts';
import { approve } from '#server/testing/cleared-cleaner.ts';
import { aHouse } from '#server/testing/house.ts';
import { aCleaner, aHost, type Somebody } from '#server/testing/people.ts';

const house = await aHouse();
let cleaner: Somebody;
const host = await aHost(house);
beforeEach(async () => {
  cleaner = await anApprovedCleaner(house);
});

const offer = { amountCents: 9000, message: 'I know the building well.', estimatedHours: 3 };
const bidOn = (job: { id: string }, by: Somebody = cleaner, body: object = offer) =>
  house.post(`/api/jobs/${job.id}/bids`, body, by.token);

test('an approved cleaner bids on an open job, and the host is notified', async () => {
  const job = await aJob(house, host);
  const { status, body } = await bidOn(job);
  assert.equal(status, 201);
  assert.deepEqual(
    { ...body, id: null, createdAt: null },
    {
      id: null,
      jobId: job.id,
      cleanerId: cleaner.id,
      ...offer,
      status: 'PENDING',
      teamRank: null,
      createdAt: null,
      cleaner: { name: 'Carlos Cleaner', ratingAvg: null, ratingCount: 0 },
      cleanerProfile: { hourlyRate: 25 },
    },
  );
  await house.work();
  const [mail] = await recentMails(house.kit.db, host.email);
  assert.match(
    `${mail?.subject} ${mail?.text}`,
    /Carlos Cleaner bid \$90\.00: Lakeside Loft, Fri, May 8.*Carlos Cleaner placed a bid of \$90\.00/s,
  );
});

test('a bid needs at least $30, 10 characters or no message, 1 to 12 hours', async () => {
  const job = await aJob(house, host);
  const refused = async (body: object, field: string, sentence: string) => {
    const answer = await bidOn(job, cleaner, body);
    assert.equal(answer.status, 400);
    assert.equal(answer.body.fields[field], sentence);
  };
  await refused({ amountCents: 2999 }, 'amountCents', 'Minimum bid is $30');
  await refused({ ...offer, message: 'too short' }, 'message', 'Please provide a brief message about your bid');
  await refused({ ...offer, estimatedHours: 0.5 }, 'estimatedHours', 'Minimum 1 hour');
  await refused({ ...offer, estimatedHours: 13 }, 'estimatedHours', 'Maximum 12 hours');
  await refused({ ...offer, status: 'ACCEPTED' }, 'status', 'Unknown field');
  assert.equal((await bidOn(job, cleaner, { amountCents: 3000 })).status, 201);
});

test('a cleaner who is not approved may not bid: 403 background_check_required', async () => {
  const job = await aJob(house, host);
  const newcomer = await aCleaner(house);
  assert.equal((await bidOn(job, newcomer)).body.error, 'background_check_required');
  await approve(house, newcomer, { status: 'PASSED' });
  assert.equal((await bidOn(job, newcomer)).status, 403);
  await approve(house, newcomer, { clearedUntil: plus(house.clock.now(), -minute) });
  assert.equal((await bidOn(job, newcomer)).status, 403);
});

test('a missing, blocked or assigned job is not found; one seen before is no longer open', async () => {
  assert.equal((await bidOn({ id: '0197a3c0-0000-7000-8000-000000000000' })).status, 404);
  const blocker = await aHost(house);
  const hidden = await aJob(house, blocker);
  await house.post(`/api/host/cleaners/${cleaner.id}/block`, undefined, blocker.token);
  assert.equal((await bidOn(hidden)).status, 404);
  const other = await anApprovedCleaner(house);
  const taken = await aJob(house, host, { status: 'ASSIGNED', cleaner: other });
  assert.equal((await bidOn(taken)).status, 404);
  await aBid(house, cleaner, taken, { status: 'REJECTED' });
  assert.equal((await bidOn(taken)).body.error, 'job_not_open');
});

test('a job whose end has passed takes no bids', async () => {
  const now = house.clock.now();
  const over = await aJob(house, host, { startTime: plus(now, -3 * hour), endTime: plus(now, -minute) });
  const { status, body } = await bidOn(over);
  assert.deepEqual([status, body.error], [409, 'job_not_open']);
});

test('one live bid at a time: a second is refused, even if simultaneous, until the first is withdrawn', async () => {
  const job = await aJob(house, host);
  const both = await Promise.all([bidOn(job), bidOn(job)]);
  assert.deepEqual(both.map(({ status }) => status).sort(), [201, 409]);
  assert.equal(both.find(({ status }) => status === 409)?.body.error, 'already_bid');
  const placed = both.find(({ status }) => status === 201)?.body;
  assert.equal((await house.remove(`/api/bids/${placed.id}`, cleaner.token)).status, 204);
  assert.equal((await bidOn(job)).status, 201);
});

test('the same Idempotency-Key sent ten times places one bid and gets the same answer', async () => {
  const job = await aJob(house, host);
  const keyed = () =>
    house.send('POST', `/api/jobs/${job.id}/bids`, {
      as: cleaner.token,
      body: offer,
      headers: { 'idempotency-key': 'one-bid' },
    });
  const answers = await Promise.all(Array.from({ length: 10 }, keyed));
  assert.deepEqual(new Set(answers.map(({ status }) => status)), new Set([201]));
  assert.equal(new Set(answers.map(({ body }) => body.id)).size, 1);
  const { body: found } = await house.get(`/api/jobs/${job.id}/bids`, host.token);
  assert.equal(found.length, 1);
});

test('a bid that overlaps a job the cleaner holds, travel included, is a schedule conflict', async () => {
  const start = plus(house.clock.now(), 10 * day);
  const end = plus(start, 4 * hour);
  await aJob(house, host, { status: 'ASSIGNED', cleaner, startTime: start, endTime: end });
  const tryAt = async (minutesAfter: number, property?: { id: string }) => {
    const startTime = plus(end, minutesAfter * minute);
    const job = await aJob(house, host, { startTime, ...(property && { property }) });
    return (await bidOn(job)).body.error;
  };
  assert.equal(await tryAt(-60), 'schedule_conflict');
  assert.equal(await tryAt(29), 'schedule_conflict');
  assert.equal(await tryAt(30), undefined);
  // San Antonio is 118 km away in a straight line: 2 hours 57 minutes at 40 km/h
  const inSanAntonio = await aProperty(house, host, { latitude: 29.4241, longitude: -98.4936, zipCode: '78205' });
  assert.equal(await tryAt(170, inSanAntonio), 'schedule_conflict');
  assert.equal(await tryAt(185, inSanAntonio), undefined);
  const unknown = await aProperty(house, host, { latitude: null, longitude: null });
  assert.equal(await tryAt(30, unknown), undefined);
});

test('a finished job frees its time, and live bids may overlap each other', async () => {
  const startTime = plus(house.clock.now(), 20 * day);
  await aJob(house, host, { status: 'SUBMITTED', cleaner, startTime });
  const [one, other] = [await aJob(house, host, { startTime }), await aJob(house, host, { startTime })];
  assert.equal((await bidOn(one)).status, 201);
  assert.equal((await bidOn(other)).status, 201);
});

test('only its cleaner can change a pending bid; what is left out stays', async () => {
  const job = await aJob(house, host);
  const { body: placed } = await bidOn(job);
  const { status, body } = await house.patch(`/api/bids/${placed.id}`, { amountCents: 8050 }, cleaner.token);
  assert.deepEqual([status, body.amountCents, body.message], [200, 8050, offer.message]);
  const emptied = await house.patch(`/api/bids/${placed.id}`, { message: null }, cleaner.token);
  assert.deepEqual([emptied.body.amountCents, emptied.body.message], [8050, null]);
  const stranger = await anApprovedCleaner(house);
  assert.equal((await house.patch(`/api/bids/${placed.id}`, { amountCents: 9000 }, stranger.token)).status, 404);
  assert.equal((await house.remove(`/api/bids/${placed.id}`, stranger.token)).status, 404);
  await house.remove(`/api/bids/${placed.id}`, cleaner.token);
  const late = await house.patch(`/api/bids/${placed.id}`, { amountCents: 9000 }, cleaner.token);
  assert.deepEqual([late.status, late.body.error], [409, 'invalid_transition']);
  assert.equal((await house.remove(`/api/bids/${placed.id}`, cleaner.token)).status, 409);
});

test('who has taken another job at that time can withdraw a bid, and no longer change it', async () => {
  const [host, cleaner] = [await aHost(house), await anApprovedCleaner(house)];
  const startTime = plus(house.clock.now(), 30 * day);
  const job = await aJob(house, host, { startTime });
  const { body: placed } = await house.post(`/api/jobs/${job.id}/bids`, offer, cleaner.token);
  await aJob(house, host, { cleaner, status: 'ASSIGNED', startTime });
  const change = (amountCents: number) => house.patch(`/api/bids/${placed.id}`, { amountCents }, cleaner.token);
  const refused = await change(offer.amountCents + 100);
  assert.deepEqual([refused.status, refused.body.error], [409, 'schedule_conflict']);
  assert.equal((await change(offer.amountCents)).status, 200, 'sent again unchanged');
  assert.equal((await house.remove(`/api/bids/${placed.id}`, cleaner.token)).status, 204);
});

test('only the host sees the bids on a job, with what helps compare them', async () => {
  const property = await aProperty(house, host);
  const job = await aJob(house, host, { property });
  await aJob(house, host, { property, cleaner, status: 'PAID', startTime: plus(house.clock.now(), -day) });
  await bidOn(job);
  await bidOn(job, await anApprovedCleaner(house));
  const { status, body, headers } = await house.get(`/api/jobs/${job.id}/bids?limit=1`, host.token);
  assert.deepEqual([status, body.length, headers['x-total-count']], [200, 1, '2']);
  assert.equal(body[0].jobsDoneHere, 1);
  assert.equal(body[0].distanceKm, 0.1);
  const next = /<(.+)>/.exec(String(headers.link))?.[1] ?? '';
  const second = await house.get(next, host.token);
  assert.equal(second.body.length, 1);
  assert.equal(second.body[0].jobsDoneHere, 0);
  assert.equal(second.headers.link, undefined);
  assert.equal((await house.get(`/api/jobs/${job.id}/bids`, cleaner.token)).status, 403);
  assert.equal((await house.get(`/api/jobs/${job.id}/bids`, (await aHost(house)).token)).status, 404);
  assert.equal((await house.get(`/api/jobs/${job.id}/bids?cursor=nonsense`, host.token)).status, 400);
});

test('a cleaner’s own bids come newest first, with the street only for jobs that are theirs', async () => {
  const open = await aJob(house, host);
  const won = await aJob(house, host, { cleaner, status: 'PAID' });
  await aBid(house, cleaner, won, { status: 'ACCEPTED', createdAt: plus(house.clock.now(), -day) });
  await bidOn(open);
  const { status, body } = await house.get('/api/cleaner/bids', cleaner.token);
  assert.equal(status, 200);
  assert.deepEqual(
    body.map(({ job }: { job: { id: string } }) => job.id),
    [open.id, won.id],
  );
  assert.equal(body[0].job.property.address, 'Austin, TX 78701');
  assert.match(body[1].job.property.address, /Secret Street/);
  assert.doesNotMatch(JSON.stringify(body[0]), /Secret|stone/);
  const pending = await house.get('/api/cleaner/bids?status=PENDING', cleaner.token);
  assert.equal(pending.body.length, 1);
});

test('hours take two decimals; a bid sent unchanged changes nothing and notifies no one', async () => {
  const [host, cleaner] = [await aHost(house), await anApprovedCleaner(house)];
  const job = await aJob(house, host);
  const placed = await house.post(
    `/api/jobs/${job.id}/bids`,
    { amountCents: 9000, estimatedHours: 1.1 },
    cleaner.token,
  );
  assert.deepEqual([placed.status, placed.body.estimatedHours], [201, 1.1]);
  await house.work();
  for (const same of [{}, { amountCents: 9000 }, { estimatedHours: 1.1 }])
    assert.deepEqual((await house.patch(`/api/bids/${placed.body.id}`, same, cleaner.token)).body, placed.body);
  await house.work();
  const bells = await house.get('/api/notifications', host.token);
  assert.deepEqual(
    bells.body.map(({ kind }: { kind: string }) => kind),
    ['bidPlaced'],
  );
  assert.equal((await house.post(`/api/jobs/${job.id}/assign`, { cleanerId: cleaner.id }, host.token)).status, 200);
  const tooFine = await house.patch(`/api/bids/${placed.body.id}`, { estimatedHours: 1.123 }, cleaner.token);
  assert.deepEqual(tooFine.body.fields, { estimatedHours: 'Use at most two decimals' });
});
