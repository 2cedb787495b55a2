import assert from 'node:assert/strict';
import { test } from 'node:test';
import { eq } from 'drizzle-orm';
import { paymentMethods } from '#server/cards/table.ts';
import { day, hour, minute, plus } from '#server/platform/clock.ts';
import { aCard, testCards } from '#server/testing/a-card.ts';
import { aJob } from '#server/testing/a-job.ts';
import { aProperty } from '#server/testing/a-property.ts';
import { aHouse } from '#server/testing/house.ts';
import { aCleaner, aHost } from '#server/testing/people.ts';
import { jobs, jobTasks, jobTimeline } from '../table.ts';

const house = await aHouse();
const host = await aHost(house);
await aCard(house, host);
const propertyId = (await aProperty(house, host)).id;

const at = (milliseconds: number) => plus(house.clock.now(), milliseconds).toISOString();
const cleaning = (given: object = {}) => ({
  propertyId,
  startTime: at(2 * day),
  endTime: at(2 * day + 4 * hour),
  payoutCents: 12_000,
  cleaningType: 'standard',
  ...given,
});

test('a host posts a job and gets all of it back', async () => {
  const customTasks = [{ name: 'Water the plants', price: 7.5, required: false }];
  const sent = cleaning({ specialInstructions: 'Mind the cat', customTasks });
  const { status, body } = await house.post('/api/jobs', sent, host.token);
  assert.equal(status, 201);
  const { id, createdAt, ...job } = body;
  assert.deepEqual(job, {
    ...sent,
    hostId: host.id,
    cleanerId: null,
    title: 'Lakeside Loft',
    status: 'OPEN',
    timeZone: 'America/Chicago',
    urgency: 'NORMAL',
    city: 'Austin',
    state: 'TX',
    zipCode: '78701',
    distanceKm: null,
    confirmBy: null,
    couldNotClean: false,
    offeredChange: null,
    can: ['edit', 'seeBids', 'selectCleaners', 'invite', 'cancel', 'seeAccess', 'addToCalendar', 'message'],
    property: {
      id: propertyId,
      title: 'Lakeside Loft',
      address: '12 Secret Street, Austin, TX 78701',
      bedrooms: 2,
      bathrooms: 1.5,
      notes: 'The key lies under the third stone.',
    },
    cleaner: null,
    host: { id: host.id, name: host.name, email: host.email, phone: null, ratingAvg: null, ratingCount: 0 },
  });
  const [row] = await house.kit.db.select().from(jobs).where(eq(jobs.id, id));
  assert.deepEqual(row?.chargeConsentAt, house.clock.now());
  const timeline = await house.kit.db.select().from(jobTimeline).where(eq(jobTimeline.jobId, id));
  assert.deepEqual(
    timeline.map(({ kind, actorId }) => [kind, actorId]),
    [['POSTED', host.id]],
  );
});

const standard = ['Make beds', 'Vacuum all floors', 'Clean bathrooms', 'Kitchen cleaning', 'Empty trash bins'];
const checklists = {
  standard,
  deep: [...standard, 'Deep carpet cleaning', 'Window cleaning inside', 'Oven deep clean', 'Refrigerator cleaning'],
  maintenance: ['Empty trash bins', 'Dust and wipe surfaces', 'Freshen up bathrooms', 'Sweep floors'],
};
for (const [cleaningType, template] of Object.entries(checklists))
  test(`a ${cleaningType} cleaning begins with its template, then the host's own tasks`, async () => {
    const customTasks = [{ name: 'Count the towels', price: 0, required: true }];
    const { body } = await house.post('/api/jobs', cleaning({ cleaningType, customTasks }), host.token);
    const rows = await house.kit.db
      .select()
      .from(jobTasks)
      .where(eq(jobTasks.jobId, body.id))
      .orderBy(jobTasks.position);
    assert.deepEqual(
      rows.map(({ name }) => name),
      [...template, 'Count the towels'],
    );
    const required = rows.filter((task) => task.required).map(({ name }) => name);
    if (cleaningType === 'standard') assert.equal(required.length, 6);
    if (cleaningType === 'deep') assert.deepEqual(required, [...standard, 'Count the towels']);
  });

const wrongTimes = [
  ['a start in the past', -minute, hour, { startTime: 'Start time must be in the future' }],
  ['an end at the start', hour, hour, { endTime: 'End time must be after the start' }],
  ['an end before the start', 2 * hour, hour, { endTime: 'End time must be after the start' }],
  ['more than 24 hours', hour, 25 * hour + 1, { endTime: 'A job can last up to 24 hours' }],
  [
    'a start in three years',
    3 * 365 * day,
    3 * 365 * day + hour,
    { startTime: 'Start time must be within the next two years' },
  ],
] as const;
for (const [what, start, end, fields] of wrongTimes)
  test(`${what} is refused beside its field`, async () => {
    const answer = await house.post('/api/jobs', cleaning({ startTime: at(start), endTime: at(end) }), host.token);
    assert.deepEqual([answer.status, answer.body.fields], [400, fields]);
  });

for (const timeZone of ['UTC', 'Etc/UTC'])
  test(`at a home whose time zone is ${timeZone} nothing is posted, once or repeatedly, as its form says`, async () => {
    const nowhere = (await aProperty(house, host, { timeZone })).id;
    const dates = { every: 'week', firstDate: '2026-05-12', startTime: '11:00', endTime: '15:00' };
    for (const answer of [
      await house.post('/api/jobs', cleaning({ propertyId: nowhere }), host.token),
      await house.post('/api/series', { ...cleaning({ propertyId: nowhere }), ...dates }, host.token),
    ]) {
      assert.deepEqual([answer.status, answer.body.fieldErrors], [400, { propertyId: { code: 'zoneUnknown' } }]);
    }
  });

test('a start right now and a length of 24 hours are accepted', async () => {
  const answer = await house.post('/api/jobs', cleaning({ startTime: at(0), endTime: at(day) }), host.token);
  assert.equal(answer.status, 201);
});

test('times with another offset mean the same instant', async () => {
  const sent = { startTime: '2026-05-08T12:00:00+02:00', endTime: '2026-05-08T09:00:00-05:00' };
  const { body } = await house.post('/api/jobs', cleaning(sent), host.token);
  assert.deepEqual([body.startTime, body.endTime], ['2026-05-08T10:00:00.000Z', '2026-05-08T14:00:00.000Z']);
});

test('refusals come in order: input, then the property, then the card', async () => {
  const poor = await aHost(house);
  const foreign = await house.post('/api/jobs', cleaning({ startTime: at(-hour) }), poor.token);
  assert.equal(foreign.status, 400);
  const notTheirs = await house.post('/api/jobs', cleaning(), poor.token);
  assert.equal(notTheirs.status, 404);
  const own = await aProperty(house, poor);
  const unpaid = await house.post('/api/jobs', cleaning({ propertyId: own.id }), poor.token);
  assert.deepEqual([unpaid.status, unpaid.body.error], [402, 'payment_method_required']);
  const cleaner = await aCleaner(house);
  assert.equal((await house.post('/api/jobs', cleaning(), cleaner.token)).status, 403);
  assert.equal((await house.post('/api/jobs', cleaning())).status, 401);
});

test('fields that are not part of the call are refused', async () => {
  for (const extra of [
    { status: 'PAID' },
    { hostId: host.id },
    { cleanerId: host.id },
    { hostFeeCents: 0 },
    { id: host.id },
  ])
    assert.equal((await house.post('/api/jobs', cleaning(extra), host.token)).status, 400);
});

test('a job is urgent from 24 hours before its start on', async () => {
  const { body } = await house.post('/api/jobs', cleaning({ startTime: at(day), endTime: at(day + hour) }), host.token);
  assert.equal(body.urgency, 'URGENT');
  const later = cleaning({ startTime: at(day + minute), endTime: at(day + hour) });
  assert.equal((await house.post('/api/jobs', later, host.token)).body.urgency, 'NORMAL');
});

test('a job no one took is canceled by the clock a day after its end, once', async () => {
  const open = await aJob(house, host, { startTime: plus(house.clock.now(), hour) });
  const held = await aJob(house, host, {
    startTime: plus(house.clock.now(), hour),
    status: 'ASSIGNED',
    cleaner: await aCleaner(house),
  });
  const statuses = async () => {
    await house.kit.tasks.send(house.kit.db, 'expire-jobs', {});
    await house.work();
    const rows = await house.kit.db.select().from(jobs);
    return [open, held].map(({ id }) => rows.find((row) => row.id === id)?.status);
  };
  house.clock.set(plus(open.endTime, day - 1));
  assert.deepEqual(await statuses(), ['OPEN', 'ASSIGNED']);
  house.clock.set(plus(open.endTime, day));
  assert.deepEqual(await statuses(), ['CANCELED', 'ASSIGNED']);
  assert.deepEqual(await statuses(), ['CANCELED', 'ASSIGNED']);
  const timeline = await house.kit.db.select().from(jobTimeline).where(eq(jobTimeline.jobId, open.id));
  assert.deepEqual(
    timeline.map(({ kind, actorId }) => [kind, actorId]),
    [
      ['POSTED', null],
      ['CANCELED', null],
    ],
  );
});

test('a property being removed takes no job, and one with a new job is not removed', async () => {
  for (let round = 0; round < 8; round++) {
    const { id } = await aProperty(house, host);
    const [posted, removed] = await Promise.all([
      house.post('/api/jobs', cleaning({ propertyId: id }), host.token),
      house.remove(`/api/properties/${id}`, host.token),
    ]);
    assert.ok(
      ['201 409', '404 204'].includes(`${posted.status} ${removed.status}`),
      `${posted.status} ${removed.status}`,
    );
  }
});

test('a job without a budget is posted at $120', async () => {
  const { payoutCents: _, ...body } = cleaning();
  assert.equal((await house.post('/api/jobs', body, host.token)).body.payoutCents, 12_000);
});

test('an expired card posts nothing; the one that is added then is the one that will pay', async () => {
  const late = await aHost(house);
  const { id: theirs } = await aProperty(house, late);
  const old = await aCard(house, late);
  const { db } = house.kit;
  const expire = (expYear: number, expMonth: number) =>
    db.update(paymentMethods).set({ expYear, expMonth }).where(eq(paymentMethods.id, old.id));
  const post = () => house.post('/api/jobs', cleaning({ propertyId: theirs }), late.token);
  const now = house.clock.now();
  await expire(now.getUTCFullYear(), now.getUTCMonth()); // the month before this one
  const refused = await post();
  assert.deepEqual([refused.status, refused.body.error], [402, 'card_expired']);
  assert.match(refused.body.message, /ending in 4242/);
  await expire(now.getUTCFullYear(), now.getUTCMonth() + 1);
  assert.equal((await post()).status, 201, 'it counts through the last day of its month');
  await expire(now.getUTCFullYear(), now.getUTCMonth());
  const added = await aCard(house, late, testCards.asks);
  const [first] = (await house.get('/api/host/payment-methods', late.token)).body;
  assert.deepEqual([first.id, first.isDefault], [added.id, true]);
  assert.equal((await post()).status, 201);
});

test('a property that is gone is named beside its field', async () => {
  const { id } = await aProperty(house, host);
  await house.remove(`/api/properties/${id}`, host.token);
  const { status, body } = await house.post('/api/jobs', cleaning({ propertyId: id }), host.token);
  assert.deepEqual([status, body.fieldErrors], [404, { propertyId: { code: 'propertyGone' } }]);
});
