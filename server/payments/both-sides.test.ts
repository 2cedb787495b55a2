import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { bothSides } from '#contract/both-sides.ts';
import { type Cents, toCents } from '#contract/money.ts';
import type { Split } from '#contract/split.ts';
import { hour, minute, plus } from '#server/platform/clock.ts';
import { aBid, anApprovedCleaner } from '#server/testing/a-bid.ts';
import { aCard } from '#server/testing/a-card.ts';
import { aJob } from '#server/testing/a-job.ts';
import { runTask } from '#server/testing/a-payout-account.ts';
import { aReportedJob } from '#server/testing/a-report.ts';
import { aSubmittedJob } from '#server/testing/a-submitted-job.ts';
import { aHouse } from '#server/testing/house.ts';
import { aHost, anAdmin } from '#server/testing/people.ts';

// What screens show before a click is what the books say after it, for amounts and fees drawn at random.

const house = await aHouse();
const seed = Number(process.env.SEED ?? 20_261_122);
const runs = { numRuns: Number(process.env.MONEY_RUNS ?? 12), seed };

const payout = fc.integer({ min: 3_000, max: 200_000 }).map(toCents);
const fee = fc.integer({ min: 0, max: 1_500 }).map(toCents);
const fees = fc.record({ hostFeeCents: fee, cleanerFeeCents: fee });

async function booksOf(jobId: string, token: string): Promise<Split> {
  const { body } = await house.get(`/api/jobs/${jobId}/money`, token);
  const { hostPaysCents, cleanerReceivesCents, platformKeepsCents } = body;
  return { hostPaysCents, cleanerReceivesCents, platformKeepsCents };
}
const sum = (one: Split, other: Split): Split => ({
  hostPaysCents: toCents(one.hostPaysCents + other.hostPaysCents),
  cleanerReceivesCents: toCents(one.cleanerReceivesCents + other.cleanerReceivesCents),
  platformKeepsCents: toCents(one.platformKeepsCents + other.platformKeepsCents),
});

test(`paying and tipping (seed ${seed})`, async () => {
  const tips = fc.integer({ min: 1, max: 100_000 }).map(toCents);
  await fc.assert(
    fc.asyncProperty(payout, fees, tips, async (payoutCents, fixed, tipCents) => {
      const { job, host } = await aSubmittedJob(house, { payoutCents, fees: fixed });
      const shown = bothSides({ click: 'job', payoutCents, fees: fixed });
      assert.deepEqual(await booksOf(job.id, host.token), shown);
      await house.post(`/api/jobs/${job.id}/checkout`, {}, host.token);
      assert.deepEqual(await booksOf(job.id, host.token), shown);
      await house.post(`/api/jobs/${job.id}/tips`, { tipCents }, host.token);
      assert.deepEqual(await booksOf(job.id, host.token), sum(shown, bothSides({ click: 'tip', tipCents })));
    }),
    runs,
  );
});

test(`resolving a report, paid before or not (seed ${seed})`, async () => {
  const { token: admin } = await anAdmin(house);
  const shares = fc.constantFrom(0, 0.2, 0.65, 1);
  await fc.assert(
    fc.asyncProperty(payout, fees, shares, async (payoutCents, fixed, share) => {
      const decided = toCents(share === 0 ? 0 : Math.max(500, Math.floor(payoutCents * share)));
      const { job, host, disputeId } = await aReportedJob(house, {}, { payoutCents, fees: fixed });
      const body = { payoutCents: decided, reason: 'As the photos show.' };
      const answer = await house.post(`/api/admin/disputes/${disputeId}/resolve`, body, admin);
      assert.equal(answer.status, 200, JSON.stringify(answer.body));
      await house.work();
      const shown = bothSides({ click: 'decision', payoutCents: decided, fees: fixed });
      assert.deepEqual(await booksOf(job.id, host.token), shown);
    }),
    runs,
  );
});

async function assigned(payoutCents: Cents, startsIn: number, estimatedHours: number) {
  const [host, cleaner] = [await aHost(house), await anApprovedCleaner(house)];
  await aCard(house, host);
  const startTime = plus(house.clock.now(), startsIn);
  const job = await aJob(house, host, { status: 'ASSIGNED', cleaner, payoutCents, startTime });
  await aBid(house, cleaner, job, { status: 'ACCEPTED', amountCents: payoutCents, estimatedHours });
  return { job, host, cleaner };
}

test(`canceling, early and late (seed ${seed})`, async () => {
  const starts = fc.integer({ min: 1, max: 60 }).map((hours) => hours * hour);
  await fc.assert(
    fc.asyncProperty(payout, starts, async (payoutCents, startsIn) => {
      const { job, host } = await assigned(payoutCents, startsIn, 2);
      const facts = { status: 'ASSIGNED' as const, startTime: job.startTime, payoutCents };
      const shown = bothSides({ click: 'cancel', job: facts, now: house.clock.now() });
      await house.patch(`/api/jobs/${job.id}`, { status: 'CANCELED' }, host.token);
      assert.deepEqual(await booksOf(job.id, host.token), shown);
    }),
    runs,
  );
});

test(`leaving after waiting at the door (seed ${seed})`, async () => {
  const [hours, waits] = [fc.integer({ min: 1, max: 12 }), fc.integer({ min: 75, max: 300 })];
  await fc.assert(
    fc.asyncProperty(payout, hours, waits, async (payoutCents, estimatedHours, minutes) => {
      const { job, host, cleaner } = await assigned(payoutCents, 0, estimatedHours);
      const said = await house.post(`/api/jobs/${job.id}/waiting`, { reason: 'no_access' }, cleaner.token);
      assert.equal(said.status, 200, JSON.stringify(said.body));
      house.clock.forward(minutes * minute);
      const { body: seen } = await house.get(`/api/jobs/${job.id}`, cleaner.token);
      const waited = house.clock.now().getTime() - Date.parse(seen.waiting.since);
      const shown = bothSides({ click: 'leave', payoutCents, centsPerHour: seen.waiting.centsPerHour, waited });
      await house.post(`/api/jobs/${job.id}/could-not-clean`, undefined, cleaner.token);
      await house.post(`/api/jobs/${job.id}/checkout`, {}, host.token);
      house.clock.forward(25 * hour);
      await runTask(house, 'charge-waiting');
      assert.deepEqual(await booksOf(job.id, host.token), shown);
    }),
    runs,
  );
});
