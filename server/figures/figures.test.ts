import assert from 'node:assert/strict';
import { randomInt } from 'node:crypto';
import { test } from 'node:test';
import { eq, sql } from 'drizzle-orm';
import { toCents } from '#contract/money.ts';
import { users } from '#server/accounts/table.ts';
import { writeTimeline } from '#server/jobs/lock-job.ts';
import { bids, jobs } from '#server/jobs/table.ts';
import { ledgerEntries, ledgerTransactions } from '#server/payments/table.ts';
import { day, hour, minute, plus } from '#server/platform/clock.ts';
import { newId } from '#server/platform/ids.ts';
import { properties } from '#server/properties/table.ts';
import { aJob } from '#server/testing/a-job.ts';
import { aProperty } from '#server/testing/a-property.ts';
import { aHouse } from '#server/testing/house.ts';
import { aCleaner, aHost, anAdmin } from '#server/testing/people.ts';
import { seededRandom } from '#server/testing/seeded-random.ts';
import { checkFigures } from './check-figures.ts';
import { countCities } from './count-cities.ts';
import { countDays } from './count-days.ts';
import { dayAt, daysFrom, wholeDay } from './days.ts';
import { keepFigures } from './keep-figures.ts';
import { readDays } from './read-days.ts';
import { emptyDay } from './sum-days.ts';
import { cityDays, figureChanges, figureDays } from './table.ts';

const zone = 'America/New_York';

async function aStory(seed: number) {
  const house = await aHouse();
  const { db } = house.kit;
  const random = seededRandom(seed);
  const [host, cleaner] = [await aHost(house), await aCleaner(house)];
  const homes = [await aProperty(house, host), await aProperty(house, host), await aProperty(house, host)];
  const from = dayAt(plus(house.clock.now(), -20 * day), zone);
  const to = dayAt(house.clock.now(), zone);
  const made: string[] = [];
  const moment = () => plus(house.clock.now(), -random.below(18 * 24 * 60) * minute);
  const someJob = () => made[random.below(made.length)] ?? '';
  const timeline = (kind: 'ASSIGNED' | 'REASSIGNED' | 'REOPENED' | 'STARTED' | 'DISPUTED', byClock: boolean) =>
    db.transaction((tx) =>
      writeTimeline(tx, { jobId: someJob(), kind, actorId: byClock ? null : host.id, at: moment() }),
    );
  const change = (values: Partial<typeof jobs.$inferInsert>) =>
    db.update(jobs).set(values).where(eq(jobs.id, someJob()));
  const steps = [
    async () => {
      const createdAt = moment();
      const startTime = plus(createdAt, random.below(3) * day + hour);
      const status = (['OPEN', 'CANCELED', 'SUBMITTED', 'PAID'] as const)[random.below(4)];
      const property = homes[random.below(3)];
      const worked = { startedAt: moment(), submittedAt: moment(), paidAt: status === 'PAID' ? moment() : null };
      const given = status === 'SUBMITTED' || status === 'PAID' ? { cleaner, ...worked } : {};
      const job = await aJob(house, host, { ...{ property, status, createdAt, startTime }, ...given });
      made.push(job.id);
    },
    async () => {
      const bid = { id: newId(), jobId: someJob(), cleanerId: cleaner.id, amountCents: toCents(9000) };
      await db
        .insert(bids)
        .values({ ...bid, status: 'WITHDRAWN', createdAt: plus(house.clock.now(), random.below(90) * minute) });
    },
    () => timeline('ASSIGNED', false),
    () => timeline('REASSIGNED', true),
    () => timeline('REOPENED', random.below(2) === 0),
    () => timeline('STARTED', false),
    () => timeline('DISPUTED', false),
    // corrections of days long past
    () => change({ payoutCents: toCents(5000 + random.below(9000)) }),
    () => change({ startedAt: moment(), submittedAt: moment() }),
    () => change({ createdAt: moment() }),
    () => change({ confirmedAt: moment() }),
    async () => void (await db.delete(bids).where(eq(bids.jobId, someJob()))),
    async () => {
      const id = newId();
      const cents = 500 - random.below(2) * 1000;
      await db.transaction(async (tx) => {
        await tx.insert(ledgerTransactions).values({ id, key: id, kind: 'test', at: moment() });
        const entry = { transactionId: id, releasedAt: house.clock.now() };
        await tx.insert(ledgerEntries).values([
          { ...entry, account: 'fees', amountCents: cents },
          { ...entry, account: 'provider', amountCents: -cents },
        ]);
      });
    },
    async () => {
      const other = await [aHost, aCleaner, anAdmin][random.below(3)]?.(house);
      if (!other) return;
      await db.update(users).set({ createdAt: moment() }).where(eq(users.id, other.id));
      if (random.below(2)) await db.update(users).set({ erasedAt: moment() }).where(eq(users.id, other.id));
    },
    async () => {
      const home = homes[random.below(3)];
      const city = ['Austin', 'Savannah', null][random.below(3)] ?? null;
      if (home)
        await db
          .update(properties)
          .set({ city, state: city && 'TX' })
          .where(eq(properties.id, home.id));
    },
  ];
  return {
    ...{ house, days: daysFrom(from, to), spans: daysFrom(from, to).map((of) => wholeDay(of, zone)) },
    begin: () => steps[0]?.(),
    step: () => steps[random.below(steps.length)]?.(),
  };
}

/** What is kept of these days; one without a row held nothing. */
const kept = async ({ house, days }: Awaited<ReturnType<typeof aStory>>) => {
  const rows = new Map((await house.kit.db.select().from(figureDays)).map((row) => [row.day, row]));
  return days.map((of) => rows.get(of) ?? emptyDay(of));
};

test('after every step of a random story, what is kept equals a full recount, and so does what is answered before', async () => {
  const seed = Number(process.env.SEED ?? randomInt(2 ** 31));
  const story = await aStory(seed);
  const { db } = story.house.kit;
  await story.begin();
  for (let n = 0; n < 60; n++) {
    await story.step();
    const counted = await countDays(db, story.spans);
    const said = `step ${n}, SEED=${seed}`;
    // once nothing was kept, then with what has changed since
    const { days } = await readDays(story.house.kit, story.days[0] ?? '', story.days.at(-1) ?? '');
    assert.deepEqual(
      days.map(({ closedJobs: _, ...of }) => of),
      counted.map(({ closedJobs: _, ...of }) => ({ ...of })),
      said,
    );
    if (n % 3 !== 0) continue;
    await keepFigures(story.house.kit);
    assert.deepEqual(
      await kept(story),
      counted.map((of) => ({ ...of })),
      said,
    );
    const cities = await db
      .select()
      .from(cityDays)
      .orderBy(cityDays.day, sql`city collate "C"`, sql`state collate "C"`);
    const expected = (await countCities(db, story.spans)).map((of) => ({ ...of }));
    const byKey = (of: { day: string; city: string; state: string }) => `${of.day} ${of.city} ${of.state}`;
    assert.deepEqual(
      cities.toSorted((one, other) => (byKey(one) < byKey(other) ? -1 : 1)),
      expected.toSorted((one, other) => (byKey(one) < byKey(other) ? -1 : 1)),
      said,
    );
    assert.equal(await db.$count(figureChanges), 0, said);
  }
});

test('a day that was falsified is found, counted anew, and told in the health of the system', async () => {
  const story = await aStory(1);
  const { kit } = story.house;
  const admin = await anAdmin(story.house);
  const health = async () => (await story.house.get('/api/admin/health', admin.token)).body.figures;
  assert.deepEqual(await health(), { state: 'ok', keptAt: null, checkedAt: null, differed: 0 });
  for (let n = 0; n < 5; n++) await story.begin();
  await checkFigures(kit);
  assert.deepEqual([(await health()).state, (await health()).differed], ['ok', 0]);
  const [some] = await kit.db.select().from(figureDays).where(sql`posted_jobs > 0`);
  assert.ok(some);
  await kit.db.update(figureDays).set({ gmvCents: 1 }).where(eq(figureDays.day, some.day));
  await checkFigures(kit);
  assert.deepEqual([(await health()).state, (await health()).differed], ['warning', 1]);
  const [repaired] = await kit.db.select().from(figureDays).where(eq(figureDays.day, some.day));
  assert.deepEqual(repaired, some);
  await checkFigures(kit);
  assert.equal((await health()).state, 'ok');
  story.house.clock.forward(hour);
  assert.equal((await health()).state, 'warning', 'nobody keeps them any more');
});

test('with another zone of the operator every day is counted anew', async () => {
  const story = await aStory(2);
  const { kit } = story.house;
  // 8 PM in New York on May 1, and already May 2 in London
  await story.begin();
  await kit.db.update(jobs).set({ createdAt: new Date('2026-05-02T00:00:00Z') });
  const postedOn = async (timeZone: string, of: string) => {
    const there = { ...kit, settings: { ...kit.settings, timeZone } };
    await keepFigures(there);
    const { days, complete } = await readDays(there, of, of);
    return [days[0]?.postedJobs, complete];
  };
  assert.deepEqual(await postedOn(zone, '2026-05-01'), [1, true]);
  assert.deepEqual(await postedOn(zone, '2026-05-02'), [0, true]);
  assert.deepEqual(await postedOn('Europe/London', '2026-05-01'), [0, true]);
  assert.deepEqual(await postedOn('Europe/London', '2026-05-02'), [1, true]);
});

test('days on which the clocks change have 23 and 25 hours, and every moment is in exactly one day', async () => {
  const hours = (of: string) => {
    const { begin, end } = wholeDay(of, zone);
    return (end.getTime() - begin.getTime()) / hour;
  };
  assert.deepEqual(['2026-03-08', '2026-11-01', '2026-05-06'].map(hours), [23, 25, 24]);
  const house = await aHouse({ start: '2026-11-02T17:00:00.000Z' });
  const host = await aHost(house);
  // 12:00 and 11:59 PM on November 1 in New York, an hour after the clocks were set back; then midnight
  for (const createdAt of ['2026-11-01T04:00:00Z', '2026-11-02T04:59:59Z', '2026-11-02T05:00:00Z'])
    await aJob(house, host, { createdAt: new Date(createdAt) });
  await keepFigures(house.kit);
  const { days } = await readDays(house.kit, '2026-10-31', '2026-11-02');
  assert.deepEqual(
    days.map(({ postedJobs }) => postedJobs),
    [0, 2, 1],
  );
});

test('the days are counted by index, however many jobs and accounts there are', async () => {
  const house = await aHouse();
  const plan = await house.kit.db.transaction(async (tx) => {
    await tx.execute(sql`set local enable_seqscan = off`); // these tables are small
    const lines: string[] = [];
    const explaining = {
      execute: async (query: Parameters<typeof tx.execute>[0]) => {
        const { rows } = await tx.execute<{ 'QUERY PLAN': string }>(sql`explain ${query}`);
        lines.push(...rows.map((row) => row['QUERY PLAN']));
        return { rows };
      },
    };
    // all that it asks of a reader
    await countDays(explaining as unknown as Parameters<typeof countDays>[0], [wholeDay('2026-05-01', zone)]);
    return lines.join('\n');
  });
  assert.match(plan, /job_ever_submitted/);
  assert.doesNotMatch(plan, /Seq Scan on (job|job_timeline|bid|user_account|ledger_\w+)/);
});
