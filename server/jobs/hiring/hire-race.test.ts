import assert from 'node:assert/strict';
import { test } from 'node:test';
import { eq } from 'drizzle-orm';
import { users } from '#server/accounts/table.ts';
import { aBid, anApprovedCleaner } from '#server/testing/a-bid.ts';
import { aJob, type JobInTest } from '#server/testing/a-job.ts';
import { aHouse } from '#server/testing/house.ts';
import type { Answer } from '#server/testing/peek-at-stream.ts';
import { aHost, type Somebody } from '#server/testing/people.ts';
import { type Random, seededRandom } from '#server/testing/seeded-random.ts';
import { bids } from '../table.ts';

const [rounds, bidders] = [50, 20];
const seed = Number(process.env.RACE_SEED ?? Math.floor(Math.random() * 2 ** 31));

interface Runner {
  cleaner: Somebody;
  bidId: string;
}

const house = await aHouse();
const cleaners = await Promise.all(
  Array.from({ length: bidders }, (_, index) => anApprovedCleaner(house, `C${index}`)),
);

test(`${rounds} rounds of ${bidders} accepts at once, with withdraw, block, cancel and suspend mixed in (RACE_SEED=${seed})`, async () => {
  const random = seededRandom(seed);
  for (let round = 0; round < rounds; round++) {
    const host = await aHost(house);
    const job = await aJob(house, host);
    const runners = await Promise.all(
      cleaners.map(async (cleaner) => ({ cleaner, bidId: (await aBid(house, cleaner, job)).id })),
    );
    const acts = random.shuffled([...runners.map(acceptBy(host, job)), ...disturbances(random, host, job, runners)]);
    const answers = await Promise.all(acts.map((act) => act()));
    for (const answer of answers) if (answer) assertClear(answer);
    await assertOneAssignee(job, answers, round);
    await makePeace(job);
  }
});

test('two hosts accept one cleaner for the same hours: one gets them, the other a schedule conflict', async () => {
  const cleaner = await anApprovedCleaner(house);
  for (let round = 0; round < 20; round++) {
    const hosts = await Promise.all([aHost(house), aHost(house)]);
    const scenes = await Promise.all(hosts.map(async (host) => ({ host, job: await aJob(house, host) })));
    for (const { job } of scenes) await aBid(house, cleaner, job);
    const answers = await Promise.all(
      scenes.map(({ host, job }) => house.post(`/api/jobs/${job.id}/assign`, { cleanerId: cleaner.id }, host.token)),
    );
    assert.deepEqual(answers.map(({ body }) => body.error ?? body.status).sort(), ['ASSIGNED', 'schedule_conflict']);
    for (const { job } of scenes) await makePeace(job);
  }
});

const acceptBy =
  (host: Somebody, job: JobInTest) =>
  ({ cleaner }: Runner) =>
  () =>
    house.post(`/api/jobs/${job.id}/assign`, { cleanerId: cleaner.id }, host.token);

/** In each round up to three bidders disappear, and in one round in ten the host cancels. */
function disturbances(random: Random, host: Somebody, job: JobInTest, runners: Runner[]) {
  const [leaves, blocked, suspended] = random.shuffled([...runners]);
  const all = [
    () => house.remove(`/api/bids/${leaves?.bidId}`, leaves?.cleaner.token),
    () => house.post(`/api/host/cleaners/${blocked?.cleaner.id}/block`, undefined, host.token),
    async () => {
      if (suspended) await suspend(suspended.cleaner);
      return null;
    },
  ];
  const chosen: (() => Promise<Answer | null>)[] = all.filter(() => random.below(2) === 0);
  if (random.below(10) === 0) chosen.push(() => house.patch(`/api/jobs/${job.id}`, { status: 'CANCELED' }, host.token));
  return chosen;
}

const suspend = ({ id }: Somebody) =>
  house.kit.db.update(users).set({ suspendedAt: house.clock.now() }).where(eq(users.id, id));

const expected = [undefined, 'job_not_open', 'not_found', 'stale', 'invalid_transition', 'account_suspended'];
function assertClear({ status, body }: Answer): void {
  assert.ok(expected.includes(body.error), `${status} ${JSON.stringify(body)}`);
}

async function assertOneAssignee(job: JobInTest, answers: (Answer | null)[], round: number): Promise<void> {
  const [row] = (await house.kit.db.$client.query('select * from job where id = $1', [job.id])).rows;
  const accepted = await house.kit.db.select().from(bids).where(eq(bids.jobId, job.id));
  const won = accepted.filter(({ status }) => status === 'ACCEPTED');
  const winners = answers.filter((answer) => answer?.status === 200 && answer.body.status === 'ASSIGNED');
  const note = `round ${round} with RACE_SEED=${seed}: job ${row.status}`;
  assert.equal(winners.length, won.length, note);
  assert.ok(won.length <= 1, note);
  assert.equal(row.cleaner_id, won[0]?.cleanerId ?? null, note);
  assert.ok(row.status === 'ASSIGNED' ? won.length === 1 : row.status === 'CANCELED', note);
  if (row.status === 'ASSIGNED') assert.equal(row.payout_cents, won[0]?.amountCents, note);
  assert.deepEqual(
    accepted.filter(({ status }) => status === 'PENDING'),
    [],
    note,
  );
}

/** Frees everyone for the next round. */
async function makePeace(job: JobInTest): Promise<void> {
  await house.kit.db.$client.query(`update job set status = 'CANCELED' where id = $1`, [job.id]);
  await house.kit.db.update(users).set({ suspendedAt: null });
}
