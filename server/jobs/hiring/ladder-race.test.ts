import assert from 'node:assert/strict';
import { test } from 'node:test';
import { eq } from 'drizzle-orm';
import { users } from '#server/accounts/table.ts';
import { hour } from '#server/platform/clock.ts';
import { aScene } from '#server/testing/hiring-scene.ts';
import { aHouse } from '#server/testing/house.ts';
import type { Answer } from '#server/testing/peek-at-stream.ts';
import { seededRandom } from '#server/testing/seeded-random.ts';
import { bids } from '../table.ts';
import { climbLadders } from './ladder.ts';

const rounds = 40;
const seed = Number(process.env.RACE_SEED ?? Math.floor(Math.random() * 2 ** 31));

const house = await aHouse();

type Act = () => Promise<Answer | null>;

test(`${rounds} ladders climbed while people withdraw, confirm, block, cancel and are suspended (RACE_SEED=${seed})`, async () => {
  const random = seededRandom(seed);
  for (let round = 0; round < rounds; round++) {
    const { host, ana, ben, cleo, aLadder } = await aScene(house);
    const { job, team } = await aLadder();
    if (random.below(2) === 0) house.clock.forward(12 * hour);
    const climb = () => climbLadders(house.kit).then(() => null);
    const suspendCleo = async () => {
      await house.kit.db.update(users).set({ suspendedAt: house.clock.now() }).where(eq(users.id, cleo.id));
      return null;
    };
    const acts: Act[] = [
      () => house.post(`/api/jobs/${job.id}/withdraw`, undefined, ana.token),
      () => house.post(`/api/jobs/${job.id}/confirm`, undefined, ana.token),
      () => house.post(`/api/jobs/${job.id}/withdraw`, undefined, ben.token),
      () => house.remove(`/api/bids/${team[1]?.id}`, ben.token),
      () => house.post(`/api/host/cleaners/${ben.id}/block`, undefined, host.token),
      () => house.patch(`/api/jobs/${job.id}`, { status: 'CANCELED' }, host.token),
      suspendCleo,
      climb,
      climb,
    ];
    const chosen = random.shuffled(acts.filter(() => random.below(3) > 0));
    const answers = await Promise.all(chosen.map((act) => act()));
    for (const answer of answers) assert.ok(!answer || answer.status < 500, JSON.stringify(answer?.body));
    await assertWhole(job, `round ${round} with RACE_SEED=${seed}`);
  }
});

/** ASSIGNED with exactly the accepted bid's cleaner and price, or OPEN with neither; no gaps in the ranks. */
async function assertWhole(job: { id: string }, note: string): Promise<void> {
  const [row] = (await house.kit.db.$client.query('select * from job where id = $1', [job.id])).rows;
  const all = await house.kit.db.select().from(bids).where(eq(bids.jobId, job.id));
  const accepted = all.filter(({ status }) => status === 'ACCEPTED');
  const ranks = all.flatMap(({ teamRank }) => teamRank ?? []).sort();
  if (row.status === 'ASSIGNED') {
    assert.deepEqual([accepted.length, accepted[0]?.cleanerId], [1, row.cleaner_id], note);
    assert.equal(accepted[0]?.amountCents, row.payout_cents, note);
    assert.equal(accepted[0]?.teamRank, 1, note);
    assert.deepEqual(ranks, [1, 2, 3].slice(0, ranks.length), note);
  } else if (row.status === 'OPEN') {
    assert.deepEqual([accepted, ranks, row.cleaner_id, row.payout_cents], [[], [], null, 12_000], note);
  } else {
    assert.equal(row.status, 'CANCELED', note);
    assert.ok(!all.some(({ status }) => status === 'PENDING'), note);
  }
}
