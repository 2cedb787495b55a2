import assert from 'node:assert/strict';
import { test } from 'node:test';
import { asc, eq } from 'drizzle-orm';
import type { Series } from '#contract/series.ts';
import { taskHandlers } from '#server/app.ts';
import { jobs } from '#server/jobs/table.ts';
import { day } from '#server/platform/clock.ts';
import { aBid, anApprovedCleaner } from '#server/testing/a-bid.ts';
import { aCard } from '#server/testing/a-card.ts';
import { aProperty } from '#server/testing/a-property.ts';
import { aSeries, aSeriesBody } from '#server/testing/a-series.ts';
import { type House, openHouse } from '#server/testing/house.ts';
import { aHost, anAdmin, type Somebody } from '#server/testing/people.ts';

/** A house of its own for each test, because each moves its clock as it likes. */
async function aTestHouse(t: { after: (work: () => Promise<void>) => void }, start?: string) {
  const house = await openHouse({ ...(start && { start }) });
  t.after(() => house.close());
  const host = await aHost(house);
  await aCard(house, host);
  return { house, host };
}

const starts = async ({ kit }: House, propertyId: string) => {
  const rows = await kit.db.select().from(jobs).where(eq(jobs.propertyId, propertyId)).orderBy(asc(jobs.startTime));
  return rows.map(({ startTime, endTime, status }) => `${minutes(startTime)}–${minutes(endTime)} ${status}`);
};
const minutes = (at: Date) => at.toISOString().slice(0, 16);
const run = (house: House) => taskHandlers(house.kit)['post-series']?.({});
const states = (series: Series) => series.next.map(({ date, state }) => `${date.slice(5)} ${state}`);
const show = async (house: House, host: Somebody, { id }: { id: string }): Promise<Series> =>
  (await house.get(`/api/series/${id}`, host.token)).body;

test('a weekly series posts four weeks at once, each a job of its own, and the rest as it comes near', async (t) => {
  const { house, host } = await aTestHouse(t);
  const series = await aSeries(house, host, { specialInstructions: 'Mind the cat' });
  const begun = house.clock.now();
  assert.deepEqual(states(series), [
    ...['05-19 posted', '05-26 posted', '06-02 posted', '06-09 planned', '06-16 planned', '06-23 planned'],
  ]);
  const { body: job } = await house.get(`/api/jobs/${series.next[0].jobId}`, host.token);
  assert.deepEqual(
    [job.seriesId, job.startTime, job.payoutCents, job.specialInstructions],
    [series.id, '2026-05-19T16:00:00.000Z', 12_000, 'Mind the cat'],
  );
  house.clock.forward(8 * day);
  await run(house);
  const listed = await house.get(`/api/properties/${series.propertyId}/series`, host.token);
  assert.deepEqual(states(listed.body[0]).slice(0, 4), [
    '05-19 posted',
    '05-26 posted',
    '06-02 posted',
    '06-09 posted',
  ]);
  const posted = await house.kit.db.select().from(jobs).where(eq(jobs.propertyId, series.propertyId));
  const agreed = posted.map(({ chargeConsentAt }) => chargeConsentAt.getTime());
  assert.deepEqual([...new Set(agreed)], [begun.getTime()], 'its host has agreed to the charge of each when it began');
});

for (const [name, timeZone, start, dates] of [
  ['forward in spring', 'America/Chicago', '2026-02-25T12:00:00Z', ['03-07T17:00', '03-14T16:00', '03-21T16:00']],
  ['back in the fall', 'America/Chicago', '2026-10-22T12:00:00Z', ['10-31T16:00', '11-07T17:00', '11-14T17:00']],
  ['back in April, in the south', 'Australia/Sydney', '2026-03-26T12:00:00Z', ['04-04T00:00', '04-11T01:00']],
  ['forward in October, in the south', 'Australia/Sydney', '2026-09-24T12:00:00Z', ['10-03T01:00', '10-10T00:00']],
] as const) {
  test(`over the night in which the clocks go ${name}, it stays 11:00 on the property’s clock`, async (t) => {
    const { house, host } = await aTestHouse(t, start);
    const property = await aProperty(house, host, { timeZone });
    const firstDate = `2026-${dates[0].slice(0, 5)}`;
    const { propertyId } = await aSeries(house, host, { property, firstDate });
    const posted = (await starts(house, propertyId)).slice(0, dates.length);
    assert.deepEqual(
      posted.map((each) => each.slice(5, 16)),
      dates,
    );
    for (const each of posted)
      assert.equal(Date.parse(`${each.slice(17, 33)}Z`) - Date.parse(`${each.slice(0, 16)}Z`), 4 * 3_600_000);
  });
}

test('an hour that the clocks skip is the next one, and the cleaning is as long as ever', async (t) => {
  const { house, host } = await aTestHouse(t, '2026-03-01T12:00:00Z');
  const night = { firstDate: '2026-03-08', startTime: '02:30', endTime: '03:00' };
  const { propertyId } = await aSeries(house, host, night);
  assert.deepEqual((await starts(house, propertyId)).slice(0, 2), [
    '2026-03-08T08:30–2026-03-08T09:00 OPEN',
    '2026-03-15T07:30–2026-03-15T08:00 OPEN',
  ]);
});

test('run twice at once, again, and after a run that was cut off, each date has one job', async (t) => {
  const { house, host } = await aTestHouse(t);
  const { propertyId } = await aSeries(house, host, { every: 'twoWeeks', firstDate: '2026-05-12' });
  assert.equal((await starts(house, propertyId)).length, 2);
  house.clock.forward(14 * day);
  const { $client: client } = house.kit.db;
  // the worker is killed in the middle of the transaction: nothing of it is there, so nothing is doubled
  await client.query(
    `create function cut_off() returns trigger language plpgsql as $$ begin raise exception 'killed'; end $$;
     create trigger cut_off before insert on series_date for each row execute function cut_off()`,
  );
  await run(house);
  assert.equal((await starts(house, propertyId)).length, 2);
  await client.query('drop trigger cut_off on series_date');
  await Promise.all([run(house), run(house), run(house)]);
  await run(house);
  assert.deepEqual(
    (await starts(house, propertyId)).map((each) => each.slice(0, 10)),
    ['2026-05-12', '2026-05-26', '2026-06-09'],
  );
});

test('a date that is skipped has no job, and has one again when that is taken back', async (t) => {
  const { house, host } = await aTestHouse(t);
  const series = await aSeries(house, host);
  const setDate = (date: string, skipped: boolean) =>
    house.put(`/api/series/${series.id}/dates/${date}`, { skipped }, host.token);
  for (let time = 0; time < 2; time++) {
    const { body } = await setDate('2026-05-26', true);
    assert.deepEqual(states(body).slice(0, 3), ['05-19 posted', '05-26 skipped', '06-02 posted']);
  }
  assert.deepEqual(states((await setDate('2026-06-16', true)).body)[4], '06-16 skipped');
  await run(house);
  assert.equal((await starts(house, series.propertyId)).filter((each) => each.endsWith('OPEN')).length, 2);
  assert.deepEqual(states((await setDate('2026-05-26', false)).body)[1], '05-26 posted');
  assert.deepEqual(states((await setDate('2026-06-16', false)).body)[4], '06-16 planned');
  assert.equal((await setDate('2026-05-27', true)).status, 404);
  assert.equal((await setDate('2026-05-05', true)).status, 404);
});

test('what somebody has taken is neither skipped nor taken back, whatever becomes of the series', async (t) => {
  const { house, host } = await aTestHouse(t);
  const ana = await anApprovedCleaner(house, 'Ana');
  const series = await aSeries(house, host);
  const jobId = series.next[0].jobId;
  await aBid(house, ana, { id: jobId });
  assert.equal((await house.post(`/api/jobs/${jobId}/assign`, { cleanerId: ana.id }, host.token)).status, 200);
  const skip = await house.put(`/api/series/${series.id}/dates/2026-05-19`, { skipped: true }, host.token);
  assert.deepEqual([skip.status, skip.body.error], [409, 'in_use']);
  const paused = await house.post(`/api/series/${series.id}/pause`, undefined, host.token);
  assert.deepEqual([paused.body.status, states(paused.body)], ['PAUSED', ['05-19 taken']]);
  await run(house);
  assert.deepEqual(
    (await starts(house, series.propertyId)).map((each) => each.split(' ')[1]),
    [...['ASSIGNED', 'CANCELED', 'CANCELED']],
  );
  // a job that went with it still leads back to it
  const gone = await house.get(`/api/jobs/${series.next[1].jobId}`, host.token);
  assert.deepEqual([gone.body.status, gone.body.seriesId], ['CANCELED', series.id]);
  const resumed = await house.post(`/api/series/${series.id}/resume`, undefined, host.token);
  assert.deepEqual(states(resumed.body).slice(0, 3), ['05-19 taken', '05-26 posted', '06-02 posted']);
  const ended = await house.post(`/api/series/${series.id}/end`, undefined, host.token);
  assert.deepEqual([ended.body.status, states(ended.body)], ['ENDED', ['05-19 taken']]);
  house.clock.forward(20 * day);
  await run(house);
  assert.equal((await starts(house, series.propertyId)).filter((each) => each.endsWith('OPEN')).length, 0);
  assert.equal((await house.post(`/api/series/${series.id}/resume`, undefined, host.token)).status, 409);
  assert.deepEqual((await house.get(`/api/properties/${series.propertyId}/series`, host.token)).body, []);
});

test('changed from now on, open jobs follow, those changed on their own and those that are taken do not', async (t) => {
  const { house, host } = await aTestHouse(t);
  const ana = await anApprovedCleaner(house, 'Ana');
  const series = await aSeries(house, host);
  const [taken, edited, plain] = series.next;
  await aBid(house, ana, { id: taken.jobId });
  await house.post(`/api/jobs/${taken.jobId}/assign`, { cleanerId: ana.id }, host.token);
  await house.patch(`/api/jobs/${edited.jobId}`, { payoutCents: 20_000 }, host.token);
  const change = (body: object) => house.patch(`/api/series/${series.id}`, body, host.token);
  assert.equal((await change({ payoutCents: 14_000, startTime: '12:00' })).status, 200);
  const seen = async ({ jobId }: { jobId: string }) => {
    const { body } = await house.get(`/api/jobs/${jobId}`, host.token);
    return [body.status, body.payoutCents, body.startTime.slice(11, 16)];
  };
  assert.deepEqual(await seen(plain), ['OPEN', 14_000, '17:00']);
  assert.deepEqual(await seen(edited), ['OPEN', 20_000, '16:00']);
  assert.equal((await seen(taken))[0], 'ASSIGNED');
  assert.equal((await seen(taken))[2], '16:00');
  // Thursdays from now on: what is open on a Tuesday goes, and comes back on Thursdays
  const { body: moved } = await change({ firstDate: '2026-05-21' });
  assert.deepEqual(states(moved).slice(0, 3), ['05-21 posted', '05-28 posted', '06-04 planned']);
  assert.deepEqual([(await seen(plain))[0], (await seen(taken))[0]], ['CANCELED', 'ASSIGNED']);
  assert.equal((await change({ endTime: '12:00' })).body.fieldErrors.endTime.code, 'endBeforeStart');
  assert.equal((await change({ firstDate: '2026-05-01' })).body.fieldErrors.startTime.code, 'startPast');
  assert.equal((await change({ lastDate: '2026-05-01' })).body.fieldErrors.lastDate.code, 'daysOrder');
});

test('a day that has another job already gets none, until that one is canceled', async (t) => {
  const { house, host } = await aTestHouse(t);
  const property = await aProperty(house, host);
  const byHand = { propertyId: property.id, startTime: '2026-05-19T20:00:00Z', endTime: '2026-05-19T22:00:00Z' };
  const { body: job } = await house.post('/api/jobs', { ...byHand, cleaningType: 'deep' }, host.token);
  const series = await aSeries(house, host, { property });
  assert.deepEqual([states(series)[0], series.next[0].jobId], ['05-19 covered', job.id]);
  await run(house);
  assert.equal(states(await show(house, host, series))[0], '05-19 covered');
  await house.patch(`/api/jobs/${job.id}`, { status: 'CANCELED' }, host.token);
  await run(house);
  assert.equal(states(await show(house, host, series))[0], '05-19 posted');
  // a job of it that its host cancels on its own stays canceled
  const [, second] = series.next;
  await house.patch(`/api/jobs/${second.jobId}`, { status: 'CANCELED' }, host.token);
  await run(house);
  assert.equal(states(await show(house, host, series))[1], '05-26 canceled');
});

test('it ends with its last date, with its property, and with its host’s suspension', async (t) => {
  const { house, host } = await aTestHouse(t);
  const short = await aSeries(house, host, { lastDate: '2026-05-26' });
  assert.deepEqual(states(short), ['05-19 posted', '05-26 posted']);
  const far = await aSeries(house, host, { firstDate: '2026-12-01' });
  assert.equal((await house.remove(`/api/properties/${far.propertyId}`, host.token)).status, 204);
  assert.equal((await show(house, host, far)).status, 'ENDED');
  house.clock.forward(30 * day);
  await run(house);
  const { rows } = await house.kit.db.$client.query('select status from series where id = $1', [short.id]);
  assert.equal(rows[0].status, 'ENDED');
  const [other, admin] = [await aHost(house), await anAdmin(house)];
  await aCard(house, other);
  const theirs = await aSeries(house, other, { firstDate: '2026-06-30' });
  const reason = { reason: 'Fraud, as far as we can see' };
  assert.equal((await house.post(`/api/admin/users/${other.id}/suspend`, reason, admin.token)).status, 200);
  await house.work();
  house.clock.forward(14 * day);
  await run(house);
  const left = await house.kit.db.$client.query('select status from series where id = $1', [theirs.id]);
  assert.equal(left.rows[0].status, 'ENDED');
});

const noCards = { 'without a card': 'removed_at = now()', 'with a card that has run out': 'exp_year = 2020' };
for (const [what, gone] of Object.entries(noCards))
  test(`${what} it waits and says so, and goes on as soon as there is one`, async (t) => {
    const { house, host } = await aTestHouse(t);
    const { id } = await aProperty(house, host);
    const poor = await aHost(house);
    const { id: poorHome } = await aProperty(house, poor);
    const refused = await house.post('/api/series', { propertyId: poorHome, ...aSeriesBody }, poor.token);
    assert.deepEqual([refused.status, refused.body.error], [402, 'payment_method_required']);
    const series = await aSeries(house, host, { property: { id }, firstDate: '2026-06-09' });
    await house.kit.db.$client.query(`update payment_method set ${gone} where user_id = $1`, [host.id]);
    house.clock.forward(10 * day);
    await run(house);
    const held = await show(house, host, series);
    assert.deepEqual([held.held, states(held)[0]], ['card', '06-09 planned']);
    await aCard(house, host, '5555555555554444');
    await house.work();
    const going = await show(house, host, series);
    assert.deepEqual([going.held, states(going)[0]], [null, '06-09 posted']);
  });
