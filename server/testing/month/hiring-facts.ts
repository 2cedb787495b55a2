import assert from 'node:assert/strict';
import { lateCancelOf } from '#contract/late-cancel.ts';
import { toCents } from '#contract/money.ts';
import { type FixedFees, splitOf } from '#contract/split.ts';
import { hour, minute, plus } from '#server/platform/clock.ts';
import { type Month, monthFees } from './a-month.ts';
import type { BusinessFact } from './business-fact.ts';
import { moneyOf } from './money-of.ts';

const post: BusinessFact = async (month) => {
  const { house, random, pick } = month;
  const host = pick(month.hosts) ?? assert.fail();
  const startTime = plus(house.clock.now(), (1 + random.below(40)) * hour);
  const times = { startTime, endTime: plus(startTime, (2 + random.below(3)) * hour) };
  const body = { propertyId: pick(host.properties), ...times, cleaningType: 'standard', payoutCents: aPrice(month) };
  return house.post('/api/jobs', body, await month.tokenOf(host));
};

const aPrice = ({ random }: Month) => 3_000 + random.below(27_000);

interface OpenJob extends Record<string, unknown> {
  id: string;
  host_id: string;
}
const openJobs = (month: Month, more = '') =>
  month.rows<OpenJob>(
    `select id, host_id from job where status = 'OPEN' and start_time > $1 ${more} order by start_time, id limit 20`,
    [month.house.clock.now()],
  );

const bid: BusinessFact = async (month) => {
  const job = month.pick(await openJobs(month));
  if (!job) return null;
  const body = { amountCents: aPrice(month), estimatedHours: 1 + month.random.below(5) };
  return month.house.post(
    `/api/jobs/${job.id}/bids`,
    body,
    await month.tokenOf(month.pick(month.cleaners) ?? assert.fail()),
  );
};

/** A host accepts one to three bids; what the host's screen said is what the job then says. */
const accept: BusinessFact = async (month) => {
  const { house, pick } = month;
  const job = pick(await openJobs(month, "and id in (select job_id from bid where status = 'PENDING')"));
  if (!job) return null;
  const token = await month.tokenOf({ id: job.host_id });
  const { body: bids } = await house.get(`/api/jobs/${job.id}/bids?status=PENDING`, token);
  const [first, second, third] = month.random.shuffled<Bid>(bids);
  if (!first) return null;
  const chosen = { primaryBidId: first.id, backupBidId: second?.id ?? null, tertiaryBidId: third?.id ?? null };
  const amountsCents = Object.fromEntries(bids.map(({ id, amountCents }: Bid) => [id, amountCents]));
  const path = `/api/jobs/${job.id}/select-cleaners`;
  const answer = await house.patch(path, { ...chosen, amountsCents }, token);
  if (answer.status === 200) assert.deepEqual(await moneyOf(month, job.id), splitOf(toCents(first.amountCents), first));
  await setMonthFees(month);
  if (answer.status === 200 && month.chance(85)) await confirm(month);
  return answer;
};
interface Bid extends FixedFees {
  id: string;
  amountCents: number;
}

const inviteAndAccept: BusinessFact = async (month) => {
  const job = month.pick(await openJobs(month));
  if (!job) return null;
  const cleaner = month.pick(month.cleaners) ?? assert.fail();
  const token = await month.tokenOf({ id: job.host_id });
  await month.house.post(`/api/jobs/${job.id}/requests`, { cleanerId: cleaner.id }, token);
  const answer = await month.house.post(`/api/jobs/${job.id}/accept`, undefined, await month.tokenOf(cleaner));
  await setMonthFees(month);
  return answer;
};

/** As if today's fee for cleaners were another; a waived one stays waived. */
export const setMonthFees = (month: Month) =>
  month.rows(`update job set cleaner_fee_cents = $1 where status = 'ASSIGNED' and cleaner_fee_cents = 500`, [
    monthFees.cleaner,
  ]);

interface Assigned extends Record<string, unknown> {
  id: string;
  host_id: string;
  cleaner_id: string;
  start_time: Date;
  payout_cents: number;
}
export const assignedJobs = (month: Month, more = '') =>
  month.rows<Assigned>(
    `select id, host_id, cleaner_id, start_time, payout_cents from job
     where status = 'ASSIGNED' ${more} order by start_time, id limit 20`,
  );

const confirm: BusinessFact = async (month) => {
  const job = month.pick(await assignedJobs(month, 'and confirmed_at is null'));
  if (!job) return null;
  return month.house.post(`/api/jobs/${job.id}/confirm`, undefined, await month.tokenOf({ id: job.cleaner_id }));
};

const withdraw: BusinessFact = async (month) => {
  const job = month.pick(await assignedJobs(month));
  if (!job) return null;
  const answer = await month.house.post(
    `/api/jobs/${job.id}/withdraw`,
    undefined,
    await month.tokenOf({ id: job.cleaner_id }),
  );
  await setMonthFees(month);
  return answer;
};

/** A host cancels; what the dialog said is what the books then say, as soon as the card has paid. */
const cancel: BusinessFact = async (month) => {
  const { house } = month;
  const job = month.pick(await assignedJobs(month));
  if (!job) return null;
  const facts = { status: 'ASSIGNED', startTime: job.start_time, payoutCents: toCents(job.payout_cents) } as const;
  const shown = lateCancelOf(facts, house.clock.now());
  const answer = await house.patch(
    `/api/jobs/${job.id}`,
    { status: 'CANCELED' },
    await month.tokenOf({ id: job.host_id }),
  );
  const [pay] = await month.rows<{ status: string }>(
    "select status from payment where job_id = $1 and kind = 'cancellation'",
    [job.id],
  );
  const moved = pay ? pay.status === 'succeeded' : true;
  if (answer.status === 200 && moved) assert.deepEqual(await moneyOf(month, job.id), shown);
  return answer;
};

/** An admin calls off what is not paid yet, at whatever stage; nobody owes anything for it. */
const cancelAsAdmin: BusinessFact = async (month) => {
  const job = month.pick(
    await month.rows<{ id: string }>(
      "select id from job where status in ('ASSIGNED', 'IN_PROGRESS', 'SUBMITTED') order by start_time, id limit 40",
    ),
  );
  if (!job) return null;
  const path = `/api/admin/jobs/${job.id}/cancel`;
  return month.house.post(path, { reason: 'The house has burst pipes.' }, await month.tokenOf(month.admin));
};

/** Nobody comes: the time to begin passes. */
const miss: BusinessFact = async (month) => {
  const [job] = await assignedJobs(month);
  if (!job || job.start_time.getTime() - month.house.clock.now().getTime() > 12 * hour) return null;
  month.house.clock.set(
    new Date(Math.max(plus(job.start_time, 31 * minute).getTime(), month.house.clock.now().getTime())),
  );
  await month.house.kit.tasks.send(month.house.kit.db, 'climb-ladders', {});
  await month.work();
  await setMonthFees(month);
  return done;
};
export const done = { status: 200, headers: {}, body: null };

export const hiringFacts = [
  ['post', 10, post],
  ['bid', 18, bid],
  ['accept', 11, accept],
  ['invite and accept', 3, inviteAndAccept],
  ['confirm', 4, confirm],
  ['withdraw', 2, withdraw],
  ['cancel', 2, cancel],
  ['cancel as admin', 1, cancelAsAdmin],
  ['miss', 1, miss],
] as const;
