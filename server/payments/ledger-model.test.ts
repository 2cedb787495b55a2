import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { toCents } from '#contract/money.ts';
import { hour } from '#server/platform/clock.ts';
import { aJob } from '#server/testing/a-job.ts';
import { aPayer, type CardKind, cardKinds } from '#server/testing/a-payer.ts';
import { type Books, booksOf, refundAtProvider, resendEvents } from '#server/testing/books.ts';
import { approve } from '#server/testing/cleared-cleaner.ts';
import { aHouse, testStart } from '#server/testing/house.ts';
import { aCleaner, anAdmin, type Somebody } from '#server/testing/people.ts';

const sequences = Number(process.env.LEDGER_SEQUENCES ?? 60);
const longest = 40;
const seed = Number(process.env.SEED ?? 20_261_120);

const house = await aHouse();
const hosts = [await aPayer(house), await aPayer(house)];
const cleaners = [await aCleaner(house), await aCleaner(house)];
for (const cleaner of cleaners) await approve(house, cleaner);

/** What a job should look like, in a simple model without a database. */
interface Expected {
  id: string;
  host: (typeof hosts)[number];
  cleaner: Somebody;
  payoutCents: number;
  paid: boolean;
  /** The bank's question is still unanswered. */
  asked: boolean;
  failed: boolean;
  tries: number;
  firstTriedAt: number | null;
  intent: { id: string; secret: string } | null;
  refundedCents: number;
  tipCents: number;
  /** The report about it, and what it was resolved with. */
  disputeId: string | null;
  frozen: boolean;
  /** The host has tried to pay since it was reported. */
  byHand: boolean;
  decidedCents: number | null;
  chargedCents: number;
}

const index = fc.nat({ max: 2 });
const commands = fc.oneof(
  fc.record({ do: fc.constant('checkout' as const), job: index, card: fc.constantFrom(...cardKinds) }),
  fc.record({ do: fc.constant('authenticate' as const), job: index, approve: fc.boolean() }),
  fc.record({ do: fc.constant('tip' as const), job: index, cents: fc.integer({ min: 1, max: 5_000 }) }),
  fc.record({ do: fc.constant('refund' as const), job: index, percent: fc.constantFrom(1, 30, 95, 100) }),
  fc.record({ do: fc.constant('report' as const), job: index }),
  fc.record({ do: fc.constant('resolve' as const), job: index, percent: fc.constantFrom(0, 35, 80, 100) }),
  fc.record({ do: fc.constant('wait' as const), hours: fc.constantFrom(1, 24, 48) }),
  fc.record({ do: fc.constant('replay' as const) }),
);
type Command = typeof commands extends fc.Arbitrary<infer C> ? C : never;
const payouts = fc.array(fc.integer({ min: 3_000, max: 99_999 }), { minLength: 3, maxLength: 3 });

test(`the ledger agrees with a model through ${sequences} sequences (seed ${seed})`, async () => {
  const runs = fc.asyncProperty(payouts, fc.array(commands, { maxLength: longest }), async (amounts, sequence) => {
    house.clock.set(testStart);
    // Anything the previous sequence left unpaid would be charged by this one's clock.
    await house.kit.db.execute(sql`update job set status = 'CANCELED' where status = 'SUBMITTED'`);
    const jobs = await Promise.all(amounts.map(aJobToPay));
    const start = await booksOf(house, cleaners);
    for (const command of sequence) {
      await run(command, jobs);
      assert.deepEqual(await booksOf(house, cleaners), expectedBooks(start, jobs), JSON.stringify(command));
    }
  });
  await fc.assert(runs, { numRuns: sequences, seed });
});

async function aJobToPay(payoutCents: number, place: number): Promise<Expected> {
  const [host, cleaner] = [hosts[place % 2], cleaners[place % 2]];
  assert.ok(host && cleaner);
  const job = await aJob(house, host, { status: 'SUBMITTED', cleaner, payoutCents: toCents(payoutCents) });
  const untouched = { paid: false, asked: false, failed: false, tries: 1, firstTriedAt: null, intent: null };
  const unreported = { disputeId: null, frozen: false, byHand: false, decidedCents: null, chargedCents: 0 };
  return { id: job.id, host, cleaner, payoutCents, ...untouched, ...unreported, refundedCents: 0, tipCents: 0 };
}

async function run(command: Command, jobs: Expected[]): Promise<void> {
  if (command.do === 'wait') return wait(command.hours, jobs);
  if (command.do === 'replay') return resendEvents(house);
  const job = jobs[command.job];
  assert.ok(job);
  if (command.do === 'checkout') await checkout(job, command.card);
  if (command.do === 'authenticate') await authenticate(job, command.approve);
  if (command.do === 'report') await report(job);
  if (command.do === 'resolve') await resolve(job, command.percent);
  if (command.do === 'tip') await tip(job, command.cents);
  if (command.do === 'refund') await refund(job, command.percent);
}

const now = () => house.clock.now().getTime();
/** What the host pays: nothing where a report was resolved with nothing. */
const dueFor = ({ payoutCents, decidedCents }: Expected) =>
  decidedCents === 0 ? 0 : (decidedCents ?? payoutCents) + 500;
/** Whoever pays a reported job by hand withdraws the report. */
function pay(job: Expected): void {
  const settled = { paid: true, asked: false, failed: false, chargedCents: dueFor(job) };
  Object.assign(job, settled, { frozen: job.frozen && !job.byHand });
}

async function checkout(job: Expected, card: CardKind): Promise<void> {
  const body = { paymentMethodId: job.host.cards[card] };
  const answer = await house.post(`/api/jobs/${job.id}/checkout`, body, job.host.token);
  if (job.paid) return assert.equal(answer.status, 409);
  job.firstTriedAt ??= now();
  if (job.failed) job.tries += 1;
  const outcome = { pays: 'succeeded', insufficientFunds: 'declined', asks: 'requires_action' }[card];
  assert.equal(answer.body.status, outcome);
  job.byHand ||= job.frozen;
  job.intent = { id: answer.body.paymentIntentId, secret: answer.body.clientSecret ?? job.intent?.secret ?? '' };
  if (card === 'pays') return pay(job);
  Object.assign(job, { asked: card === 'asks', failed: card === 'insufficientFunds' });
}

async function authenticate(job: Expected, approved: boolean): Promise<void> {
  if (!job.intent?.secret) return;
  const path = `/sandbox/payment-intents/${job.intent.id}/authenticate`;
  const answer = await house.post(path, { clientSecret: job.intent.secret, approve: approved });
  assert.equal(answer.status, 200);
  if (job.asked && approved) pay(job);
  else if (job.asked) Object.assign(job, { asked: false, failed: true });
}

async function report(job: Expected): Promise<void> {
  const body = { reason: 'quality', text: 'The oven is not clean.' };
  const answer = await house.post(`/api/jobs/${job.id}/disputes`, body, job.host.token);
  const inTime = now() - new Date(testStart).getTime() <= 72 * hour;
  assert.equal(answer.status, inTime && !job.disputeId ? 201 : 409);
  if (answer.status === 201) Object.assign(job, { disputeId: answer.body.id, frozen: true, byHand: false });
}

/** An admin decides: what was paid beyond that is refunded, what was not paid is charged, and a declined card rests. */
async function resolve(job: Expected, percent: number): Promise<void> {
  if (!job.frozen) return;
  const payoutCents = percent === 0 ? 0 : Math.max(500, Math.floor((job.payoutCents * percent) / 100));
  const { token } = await anAdmin(house);
  const body = { payoutCents, reason: 'As the photos show.' };
  assert.equal((await house.post(`/api/admin/disputes/${job.disputeId}/resolve`, body, token)).status, 200);
  Object.assign(job, { frozen: false, byHand: false, decidedCents: payoutCents });
  if (job.paid) {
    job.refundedCents = Math.max(job.refundedCents, job.chargedCents - dueFor(job));
  } else if (payoutCents < job.payoutCents || !(job.asked || job.failed)) {
    pay(job);
    job.intent = null;
  }
}

async function tip(job: Expected, tipCents: number): Promise<void> {
  const { status } = await house.post(`/api/jobs/${job.id}/tips`, { tipCents }, job.host.token);
  assert.equal(status, job.paid ? 201 : 409);
  if (job.paid) job.tipCents += tipCents;
}

async function refund(job: Expected, percent: number): Promise<void> {
  const left = job.chargedCents - job.refundedCents;
  if (!job.paid || left === 0) return;
  const amountCents = Math.max(1, Math.floor((left * percent) / 100));
  await refundAtProvider(house, job.id, amountCents);
  job.refundedCents += amountCents;
}

/** Time passes, and where it is due the clock charges the default card, which pays. */
async function wait(hours: number, jobs: Expected[]): Promise<void> {
  house.clock.forward(hours * hour);
  await house.kit.tasks.send(house.kit.db, 'charge-due-jobs', {});
  await house.work();
  const submitted = new Date(testStart).getTime();
  for (const job of jobs) {
    const rested = job.firstTriedAt !== null && now() - job.firstTriedAt >= 24 * hour && job.tries < 5;
    const isDue = !job.frozen && (job.decidedCents !== null || now() - submitted >= 48 * hour);
    // a question of the bank that the host left unanswered holds nothing up
    if (isDue && !job.paid && (job.asked || !job.failed || rested)) pay(job);
  }
}

function expectedBooks(start: Books, jobs: readonly Expected[]): Books {
  const books = { ...start, owed: [...start.owed] };
  for (const job of jobs.filter(({ paid }) => paid)) {
    const left = job.chargedCents - job.refundedCents;
    const toCleaner = left === 0 ? 0 : Math.max(0, job.chargedCents - 1000 - job.refundedCents);
    books.provider -= left + job.tipCents;
    books.fees += left - toCleaner;
    const place = cleaners.indexOf(job.cleaner);
    books.owed[place] = (books.owed[place] ?? 0) + toCleaner + job.tipCents;
  }
  return books;
}
