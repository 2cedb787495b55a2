import assert from 'node:assert/strict';
import { test } from 'node:test';
import { eq } from 'drizzle-orm';
import { toCents } from '#contract/money.ts';
import { weekdays } from '#contract/states.ts';
import { cleanerProfiles } from '#server/cleaners/table.ts';
import { writeTimeline } from '#server/jobs/lock-job.ts';
import { jobs } from '#server/jobs/table.ts';
import { day, hour, minute, plus } from '#server/platform/clock.ts';
import { aBid, anApprovedCleaner } from '#server/testing/a-bid.ts';
import { aJob } from '#server/testing/a-job.ts';
import { actingFor, aMember } from '#server/testing/a-member.ts';
import { aProperty } from '#server/testing/a-property.ts';
import { aHouse } from '#server/testing/house.ts';
import { aHost, type Somebody } from '#server/testing/people.ts';
import { queriesOf } from '#server/testing/plans-of.ts';

// Noon in New York, 11 AM in Austin, where the cleaners of tests live.
const house = await aHouse();
const now = house.clock.now();

const weighed = async (job: { id: string }, { token }: Somebody) => {
  const { status, body } = await house.get(`/api/jobs/${job.id}/before-bid`, token);
  assert.equal(status, 200, JSON.stringify(body));
  return body;
};

const hermit = await anApprovedCleaner(house);
/** Done some days ago, in so many minutes at so much, each by somebody else. */
async function aFinishedJob(host: Somebody, property: { id: string }, minutes: number, dollars: number, more = {}) {
  const startedAt = plus(now, -10 * day);
  return aJob(house, host, {
    ...{ property, cleaner: await anApprovedCleaner(house), status: 'PAID', startTime: startedAt, startedAt },
    ...{ submittedAt: plus(startedAt, minutes * minute), payoutCents: toCents(dollars * 100), ...more },
  });
}

test('a home that nobody knows: the hours planned, not enough data, a free day, a host without a record', async () => {
  const [host, cleaner] = [await aHost(house), await anApprovedCleaner(house)];
  // nobody else is in San Antonio
  const property = await aProperty(house, host, { latitude: 29.4241, longitude: -98.4936 });
  const job = await aJob(house, host, { property });
  const { route, home, way, ...rest } = await weighed(job, cleaner);
  assert.deepEqual(rest, {
    cleanerFeeCents: 500,
    usual: { minutes: 240, basis: 'planned', sample: 0 },
    ...{ range: null, sample: 0, fit: 'fits', doubts: [] },
    hostRecord: { jobs: 0, paidByHand: 0, paidByItself: 0, canceled: 0, reported: 0 },
  });
  // some 118 km there and as far back
  assert.ok(way.km > 225 && way.km < 245 && Math.abs(way.minutes - way.km * 1.5) < 1, JSON.stringify(way));
  assert.ok(Math.abs(home.latitude - 30.27) < 0.01);
  assert.deepEqual([route.length, route[0].job.id, route[0].job.title], [1, job.id, 'Lakeside Loft']);
  assert.equal(route[0].leg.leaveBy, plus(job.startTime, -route[0].leg.minutes * minute).toISOString());
});

test('minutes come from this home, prices from homes like it nearby; nothing else counts', async () => {
  const [host, other, cleaner] = [await aHost(house), await aHost(house), await anApprovedCleaner(house)];
  const dallas = { latitude: 32.7767, longitude: -96.797 };
  const [here, like] = [await aProperty(house, host, dallas), await aProperty(house, other, dallas)];
  for (const minutes of [130, 150, 170]) await aFinishedJob(host, here, minutes, 100);
  for (const dollars of [80, 90, 110, 120]) await aFinishedJob(other, like, 60, dollars);
  const job = await aJob(house, host, { property: here });
  const before = await weighed(job, cleaner);
  assert.deepEqual(before.usual, { minutes: 150, basis: 'home', sample: 3 });
  assert.deepEqual([before.range, before.sample], [null, 7]);
  // another type, another size, too far, too long ago, and half paid for a closed door
  await aFinishedJob(other, like, 60, 500, { cleaningType: 'deep' });
  await aFinishedJob(other, await aProperty(house, other, { ...dallas, bedrooms: 3 }), 60, 500);
  await aFinishedJob(other, await aProperty(house, other, { ...dallas, bathrooms: 2.5 }), 60, 500);
  await aFinishedJob(other, await aProperty(house, other, { ...dallas, latitude: 33.2 }), 60, 500);
  await aFinishedJob(other, like, 60, 500, { submittedAt: plus(now, -366 * day) });
  await aFinishedJob(other, like, 60, 500, { couldNotClean: true });
  await aFinishedJob(host, here, 150, 500, { submittedAt: plus(now, -366 * day) });
  assert.equal((await weighed(job, cleaner)).sample, 7);
  await aFinishedJob(other, like, 60, 130);
  // 80 90 100 100 100 110 120 130: positions 1.75 and 5.25
  const after = await weighed(job, cleaner);
  assert.deepEqual([after.range, after.sample], [{ lowCents: 9800, highCents: 11_300 }, 8]);
  // and its host reads the same before they post it
  const fair = async (who: Somebody, type: string) =>
    (await house.get(`/api/properties/${here.id}/fair-price?cleaningType=${type}`, who.token)).body;
  assert.deepEqual(await fair(host, 'standard'), { range: after.range, sample: 8 });
  assert.deepEqual(await fair(host, 'deep'), { range: null, sample: 1 });
  assert.equal((await fair(other, 'standard')).error, 'not_found');
});

test('the day with this job in it, and only the names of the others', async () => {
  const [host, cleaner] = [await aHost(house), await anApprovedCleaner(house)];
  const startTime = plus(now, 3 * day);
  const held = (from: number, long: number) =>
    aJob(house, host, {
      ...{ cleaner, status: 'ASSIGNED', startTime: plus(startTime, from), endTime: plus(startTime, from + long) },
    });
  const later = await held(5 * hour, hour);
  const job = await aJob(house, host, { startTime, endTime: plus(startTime, 2 * hour) });
  const { fit, route } = await weighed(job, cleaner);
  assert.equal(fit, 'fits');
  assert.deepEqual(
    route.map((stop: { job: { id: string } }) => stop.job.id),
    [job.id, later.id],
  );
  assert.deepEqual([route[1].leg.fromJobId, route[1].leg.spareMinutes], [job.id, 150]);
  assert.ok(!JSON.stringify(route).includes('Secret Street'));
});

test('what cannot be done is said before the bid, exactly where the bid is refused', async () => {
  const [host, cleaner] = [await aHost(house), await anApprovedCleaner(house)];
  const far = await aProperty(house, host, { latitude: 30.9, longitude: -97.2 });
  const startTime = plus(now, 5 * day);
  const held = await aJob(house, host, {
    ...{ cleaner, status: 'ASSIGNED', startTime, endTime: plus(startTime, 2 * hour) },
  });
  const farJob = (after: number) =>
    aJob(house, host, {
      property: far,
      startTime: plus(held.endTime, after),
      endTime: plus(held.endTime, after + hour),
    });
  const probe = await weighed(await farJob(minute), cleaner);
  const [{ code, needMinutes, haveMinutes, job: other }] = probe.doubts;
  assert.deepEqual([probe.fit, code, haveMinutes, other.id], ['impossible', 'tooClose', 1, held.id]);
  for (const [minutes, fit, status] of [
    [needMinutes - 1, 'impossible', 409],
    [needMinutes, 'fits', 201],
  ] as const) {
    const job = await farJob(minutes * minute);
    assert.equal((await weighed(job, cleaner)).fit, fit);
    const bid = await house.post(`/api/jobs/${job.id}/bids`, { amountCents: 9000 }, cleaner.token);
    assert.equal(bid.status, status);
    if (status === 409) assert.equal(bid.body.error, 'schedule_conflict');
  }
});

test('tight warns and refuses nothing: own hours, the daily maximum, another live bid', async () => {
  const [host, cleaner] = [await aHost(house), await anApprovedCleaner(house)];
  const startTime = plus(now, 7 * day);
  const job = await aJob(house, host, { startTime });
  await aBid(house, cleaner, await aJob(house, host, { startTime: plus(startTime, hour) }));
  const never = { available: false, start: '09:00', end: '17:00' };
  await house.kit.db
    .update(cleanerProfiles)
    // the contract names all seven
    .set({ weekly: Object.fromEntries(weekdays.map((name) => [name, never])) as never })
    .where(eq(cleanerProfiles.userId, cleaner.id));
  const { fit, doubts } = await weighed(job, cleaner);
  assert.deepEqual([fit, ...doubts.map(({ code }: { code: string }) => code)], ['tight', 'notWorkday', 'otherBid']);
  assert.equal((await house.post(`/api/jobs/${job.id}/bids`, { amountCents: 9000 }, cleaner.token)).status, 201);
  assert.equal((await weighed(job, cleaner)).fit, 'tight');
});

test('the host’s record counts who paid by hand, what was canceled, and what was reported', async () => {
  const [host, cleaner] = [await aHost(house), await anApprovedCleaner(house)];
  const property = await aProperty(house, host);
  const paid = async (actorId: string | null) => {
    const { id } = await aJob(house, host, { property, cleaner: hermit, status: 'SUBMITTED' });
    await house.kit.db.transaction(async (tx) => {
      await tx.update(jobs).set({ status: 'PAID' }).where(eq(jobs.id, id));
      await writeTimeline(tx, { jobId: id, kind: 'PAID', actorId, at: now });
    });
    return id;
  };
  await paid(host.id);
  await paid(host.id);
  const reported = await paid(null);
  await house.kit.db.update(jobs).set({ reportStatus: 'RESOLVED' }).where(eq(jobs.id, reported));
  const canceled = await aJob(house, host, { property, cleaner: hermit, status: 'ASSIGNED' });
  assert.equal((await house.patch(`/api/jobs/${canceled.id}`, { status: 'CANCELED' }, host.token)).status, 200);
  const byMember = await aJob(house, host, {
    property,
    cleaner: hermit,
    status: 'ASSIGNED',
    startTime: plus(now, 9 * day),
  });
  const mia = actingFor(house, host, await aMember(house, host));
  assert.equal((await mia.patch(`/api/jobs/${byMember.id}`, { status: 'CANCELED' })).status, 200);
  // nobody had taken it
  const unwanted = await aJob(house, host, { property });
  await house.patch(`/api/jobs/${unwanted.id}`, { status: 'CANCELED' }, host.token);
  const { hostRecord } = await weighed(await aJob(house, host, { property }), cleaner);
  assert.deepEqual(hostRecord, { jobs: 5, paidByHand: 2, paidByItself: 1, canceled: 2, reported: 1 });
});

test('a job that is taken or over is weighed no more', async () => {
  const [host, cleaner] = [await aHost(house), await anApprovedCleaner(house)];
  const taken = await aJob(house, host, { cleaner: hermit, status: 'ASSIGNED' });
  await aBid(house, cleaner, taken);
  const { status, body } = await house.get(`/api/jobs/${taken.id}/before-bid`, cleaner.token);
  assert.deepEqual([status, body.error], [409, 'job_not_open']);
});

const fitsPath = (some: readonly { id: string }[]) => `/api/cleaner/job-fits?ids=${some.map(({ id }) => id).join()}`;

test('of several jobs at once the same is said as of each, in as many queries as for one, and nothing of what is not theirs', async () => {
  const [host, cleaner] = [await aHost(house), await anApprovedCleaner(house)];
  const property = await aProperty(house, host, { latitude: 35.4676, longitude: -97.5164 });
  for (const minutes of [130, 150, 170]) await aFinishedJob(host, property, minutes, 100);
  const startTime = plus(now, 12 * day);
  await aJob(house, host, { cleaner, status: 'ASSIGNED', startTime, endTime: plus(startTime, 2 * hour) });
  const inTheWay = await aJob(house, host, { startTime: plus(startTime, hour) });
  const known = await aJob(house, host, { property, startTime: plus(startTime, 60 * day) });
  const besideABid = await aJob(house, host, { startTime: plus(startTime, 4 * day) });
  const bidOn = await aJob(house, host, { startTime: plus(startTime, 4 * day + hour) });
  await aBid(house, cleaner, bidOn);
  const theirs = [inTheWay, known, besideABid, bidOn];
  const taken = await aJob(house, host, { cleaner: hermit, status: 'ASSIGNED', startTime });
  const hidden = await aJob(house, host, { openToAllAt: plus(now, day) });
  const asked = [...theirs, taken, hidden, { id: '01900000-0000-7000-8000-000000000000' }];
  const { status, body } = await house.get(fitsPath(asked), cleaner.token);
  assert.equal(status, 200, JSON.stringify(body));
  const byId = new Map(body.map((fit: { jobId: string }) => [fit.jobId, fit]));
  assert.deepEqual([...byId.keys()].sort(), theirs.map(({ id }) => id).sort());
  const fits: string[] = [];
  for (const job of theirs) {
    const { cleanerFeeCents, usual, way, fit, doubts } = await weighed(job, cleaner);
    const codes = doubts.map(({ code }: { code: string }) => ({ code }));
    const same = { jobId: job.id, cleanerFeeCents, usual: { minutes: usual.minutes }, fit, doubts: codes };
    assert.deepEqual(byId.get(job.id), { ...same, way: { minutes: way.minutes } });
    fits.push(`${fit} ${usual.basis}`);
  }
  // their own bid is not in its own way
  assert.deepEqual(fits, ['impossible planned', 'fits home', 'tight planned', 'fits planned']);
  const more = [...theirs];
  while (more.length < 10) more.push(await aJob(house, host, { startTime: plus(startTime, more.length * day) }));
  const one = await queriesOf(house, fitsPath([known]), cleaner.token);
  const ten = await queriesOf(house, fitsPath(more), cleaner.token);
  assert.deepEqual([ten.length, ten.length < 12], [one.length, true]);
});

test('a page of jobs can be asked of, no more, and each by a whole id', async () => {
  const cleaner = await anApprovedCleaner(house);
  const some = (count: number) => Array.from({ length: count }, () => ({ id: crypto.randomUUID() }));
  for (const [path, status] of [
    [fitsPath(some(20)), 200],
    [fitsPath(some(21)), 400],
    [fitsPath([]), 400],
    [fitsPath([{ id: 'none' }]), 400],
  ] as const)
    assert.equal((await house.get(path, cleaner.token)).status, status, path);
});
