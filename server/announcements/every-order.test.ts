import assert from 'node:assert/strict';
import { test } from 'node:test';
import { taskHandlers } from '#server/app.ts';
import type { Fact } from '#server/facts.ts';
import { recentMails } from '#server/platform/mail.ts';
import { checksIn } from '#server/testing/a-check.ts';
import { aJob } from '#server/testing/a-job.ts';
import { bellsIn } from '#server/testing/bells.ts';
import { aScene } from '#server/testing/hiring-scene.ts';
import { aHouse } from '#server/testing/house.ts';
import { aCleaner, anAdmin, type Somebody } from '#server/testing/people.ts';

const house = await aHouse();
const { db } = house.kit;
const { listOf } = bellsIn(house);

interface Recorded {
  fact: Fact;
  factId: string;
}

/** The facts recorded since the last call. */
async function factsRecorded(): Promise<Recorded[]> {
  const { rows } = await db.$client.query(
    `select data->'data' as recorded from pgboss.job where data->>'name' = 'announce-fact' order by created_on`,
  );
  await db.$client.query('delete from pgboss.job');
  return rows.map(({ recorded }) => recorded);
}

/** Every order of the given things. */
const ordersOf = <T>(things: readonly T[]): T[][] =>
  things.length < 2
    ? [[...things]]
    : things.flatMap((first, at) => ordersOf(things.toSpliced(at, 1)).map((rest) => [first, ...rest]));

/**
 * Announces facts in every order, all of them twice: once delivering each fact before looking at the next, and once
 * with all deliveries at the end. Returns the distinct outcomes for one person: kinds of bells, number of mails.
 */
async function outcomes(facts: readonly Recorded[], person: Somebody): Promise<string[]> {
  const seen = new Set<string>();
  const announce = async (recorded: Recorded) => taskHandlers(house.kit)['announce-fact']?.({ ...recorded });
  for (const order of ordersOf(facts)) {
    for (const atOnce of [true, false]) {
      await db.$client.query('truncate notification, mail, mail_thread, delivery');
      for (const recorded of [...order, ...order.toReversed()]) {
        await announce(recorded);
        if (atOnce) await house.work();
      }
      await house.work();
      const bells = (await listOf(person)).map(({ kind }) => kind).toSorted();
      seen.add(`${bells.join(' ')}, ${(await recentMails(db, person.email)).length} mails`);
    }
  }
  return [...seen];
}

test('an approved check is announced once, in whatever order its facts are handled', async () => {
  const [admin, cleaner] = [await anAdmin(house), await aCleaner(house)];
  const checks = checksIn(house);
  await factsRecorded();
  await checks.checked(cleaner);
  await checks.decide(admin, cleaner, { decision: 'approve', notes: null });
  const facts = (await factsRecorded()).filter(({ fact }) => fact.kind !== 'background check paid');
  assert.equal(facts.length, 3);
  assert.deepEqual(await outcomes(facts, cleaner), ['checkApproved, 1 mails']);
});

test('bids, invitations and a choice are announced once each, in whatever order', async () => {
  const { host, ana, ben, choose } = await aScene(house);
  await factsRecorded();
  const job = await aJob(house, host);
  await house.post(`/api/jobs/${job.id}/requests`, { cleanerId: ben.id }, host.token);
  const { body: bid } = await house.post(`/api/jobs/${job.id}/bids`, { amountCents: 9000 }, ana.token);
  await choose(job, bid);
  const facts = await factsRecorded();
  assert.deepEqual(
    facts.map(({ fact }) => fact.kind),
    ['cleaner invited', 'bid placed', 'bid accepted'],
  );
  assert.deepEqual(await outcomes(facts, ana), ['bidAccepted, 1 mails']);
});
