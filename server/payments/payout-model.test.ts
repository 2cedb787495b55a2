import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { toCents } from '#contract/money.ts';
import { hour } from '#server/platform/clock.ts';
import { aJob } from '#server/testing/a-job.ts';
import { aPayer, type CardKind, cardKinds } from '#server/testing/a-payer.ts';
import { aPayoutAccount } from '#server/testing/a-payout-account.ts';
import { freshToken } from '#server/testing/access-world.ts';
import { type Books, booksOf, refundAtProvider, resendEvents } from '#server/testing/books.ts';
import { approve } from '#server/testing/cleared-cleaner.ts';
import { aHouse, testStart } from '#server/testing/house.ts';
import { aCleaner, type Somebody } from '#server/testing/people.ts';

const sequences = Number(process.env.LEDGER_SEQUENCES ?? 60);
const longest = 40;
const seed = Number(process.env.SEED ?? 20_261_120);

const house = await aHouse();
const hosts = [await aPayer(house), await aPayer(house)];
/** New in each sequence, so that none of them has a balance from before. */
let cleaners: (Somebody & { paidOutCents: number })[] = [];

async function aPayee() {
  const cleaner = await aCleaner(house);
  await approve(house, cleaner);
  await aPayoutAccount(house, cleaner);
  return { ...cleaner, paidOutCents: 0 };
}

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
  /** The cleaner's share that is left, and from when it can be paid out. */
  shareCents: number;
  releasedAt: number;
}

const index = fc.nat({ max: 2 });
const commands = fc.oneof(
  fc.record({ do: fc.constant('checkout' as const), job: index, card: fc.constantFrom(...cardKinds) }),
  fc.record({ do: fc.constant('authenticate' as const), job: index, approve: fc.boolean() }),
  fc.record({ do: fc.constant('tip' as const), job: index, cents: fc.integer({ min: 1, max: 5_000 }) }),
  fc.record({ do: fc.constant('refund' as const), job: index, percent: fc.constantFrom(1, 30, 95, 100) }),
  fc.record({ do: fc.constant('wait' as const), hours: fc.constantFrom(1, 24, 48) }),
  fc.record({ do: fc.constant('replay' as const) }),
  fc.record({ do: fc.constant('payout' as const), cleaner: fc.nat({ max: 1 }), percent: fc.constantFrom(30, 100) }),
);
type Command = typeof commands extends fc.Arbitrary<infer C> ? C : never;
const payouts = fc.array(fc.integer({ min: 3_000, max: 99_999 }), { minLength: 3, maxLength: 3 });

test(`balances and payouts agree with a model through ${sequences} sequences (seed ${seed})`, async () => {
  const runs = fc.asyncProperty(payouts, fc.array(commands, { maxLength: longest }), async (amounts, sequence) => {
    house.clock.set(testStart);
    // Anything the previous sequence left unpaid would be charged by this one's clock.
    await house.kit.db.execute(sql`update job set status = 'CANCELED' where status = 'SUBMITTED'`);
    cleaners = [await aPayee(), await aPayee()];
    const jobs = await Promise.all(amounts.map(aJobToPay));
    const start = await booksOf(house, cleaners);
    for (const command of sequence) {
      await run(command, jobs);
      assert.deepEqual(await booksOf(house, cleaners), expectedBooks(start, jobs), JSON.stringify(command));
    }
  });
  await fc.assert(runs, { numRuns: sequences, seed });
});

const nothingYet = { refundedCents: 0, tipCents: 0, shareCents: 0, releasedAt: 0 };

async function aJobToPay(payoutCents: number, place: number): Promise<Expected> {
  const [host, cleaner] = [hosts[place % 2], cleaners[place % 2]];
  assert.ok(host && cleaner);
  const job = await aJob(house, host, { status: 'SUBMITTED', cleaner, payoutCents: toCents(payoutCents) });
  const untouched = { paid: false, asked: false, failed: false, tries: 1, firstTriedAt: null, intent: null };
  return { id: job.id, host, cleaner, payoutCents, ...untouched, ...nothingYet };
}

async function run(command: Command, jobs: Expected[]): Promise<void> {
  if (command.do === 'wait') return wait(command.hours, jobs);
  if (command.do === 'replay') return resendEvents(house);
  if (command.do === 'payout') return payOut(command.cleaner, command.percent, jobs);
  const job = jobs[command.job];
  assert.ok(job);
  if (command.do === 'checkout') await checkout(job, command.card);
  if (command.do === 'authenticate') await authenticate(job, command.approve);
  if (command.do === 'tip') await tip(job, command.cents);
  if (command.do === 'refund') await refund(job, command.percent, jobs);
}

const now = () => house.clock.now().getTime();
const isPaid = { paid: true, asked: false, failed: false };

/** Whoever tried to pay by hand has waived the 72 hours, even if the clock's charge succeeds in the end. */
function pay(job: Expected): void {
  const releasedAt = job.firstTriedAt === null ? new Date(testStart).getTime() + 72 * hour : now();
  Object.assign(job, isPaid, { shareCents: job.payoutCents - 500, releasedAt });
}

/** What the cleaner could be paid out now. */
function balanceOf(cleaner: Somebody, jobs: readonly Expected[]): number {
  const own = jobs.filter((job) => job.cleaner === cleaner);
  const shares = own
    .filter(({ releasedAt }) => releasedAt <= now())
    .reduce((sum, { shareCents }) => sum + shareCents, 0);
  const tips = own.reduce((sum, { tipCents }) => sum + tipCents, 0);
  return shares + tips - (cleaners.find(({ id }) => id === cleaner.id)?.paidOutCents ?? 0);
}

async function checkout(job: Expected, card: CardKind): Promise<void> {
  const body = { paymentMethodId: job.host.cards[card] };
  const answer = await house.post(`/api/jobs/${job.id}/checkout`, body, job.host.token);
  if (job.paid) return assert.equal(answer.status, 409);
  job.firstTriedAt ??= now();
  if (job.failed) job.tries += 1;
  const outcome = { pays: 'succeeded', insufficientFunds: 'declined', asks: 'requires_action' }[card];
  assert.equal(answer.body.status, outcome);
  job.intent = { id: answer.body.paymentIntentId, secret: answer.body.clientSecret ?? job.intent?.secret ?? '' };
  if (card === 'pays') pay(job);
  else Object.assign(job, { asked: card === 'asks', failed: card === 'insufficientFunds' });
}

async function authenticate(job: Expected, approved: boolean): Promise<void> {
  if (!job.intent?.secret) return;
  const path = `/sandbox/payment-intents/${job.intent.id}/authenticate`;
  const answer = await house.post(path, { clientSecret: job.intent.secret, approve: approved });
  assert.equal(answer.status, 200);
  if (!job.asked) return;
  if (approved) pay(job);
  else Object.assign(job, { asked: false, failed: true });
}

async function tip(job: Expected, tipCents: number): Promise<void> {
  const { status } = await house.post(`/api/jobs/${job.id}/tips`, { tipCents }, job.host.token);
  assert.equal(status, job.paid ? 201 : 409);
  if (job.paid) job.tipCents += tipCents;
}

/** A part of the balance, or all of it; what ends in 13 cents would come back. */
async function payOut(place: number, percent: number, jobs: readonly Expected[]): Promise<void> {
  const cleaner = cleaners[place];
  assert.ok(cleaner);
  const part = Math.floor((balanceOf(cleaner, jobs) * percent) / 100);
  const amountCents = part % 100 === 13 ? part - 1 : part;
  if (amountCents < 100) return;
  const body = { method: 'instant', amountCents };
  const answer = await house.post('/api/cleaner/payouts', body, await freshToken(house, cleaner));
  assert.equal(answer.status, 201, JSON.stringify(answer.body));
  cleaner.paidOutCents += amountCents;
}

async function refund(job: Expected, percent: number, jobs: readonly Expected[]): Promise<void> {
  const left = job.payoutCents + 500 - job.refundedCents;
  if (!job.paid || left === 0) return;
  const amountCents = Math.max(1, Math.floor((left * percent) / 100));
  await refundAtProvider(house, job.id, amountCents);
  // out of the share that is left, as far as it was not paid out
  const isFull = amountCents === left;
  const wanted = isFull
    ? job.shareCents
    : Math.min(job.shareCents, Math.max(0, job.shareCents - target(job, amountCents)));
  const free = job.releasedAt > now() ? Number.POSITIVE_INFINITY : Math.max(0, balanceOf(job.cleaner, jobs));
  job.shareCents -= Math.min(wanted, amountCents, free);
  job.refundedCents += amountCents;
}

/** What a partial refund leaves of the cleaner's share while none of it was paid out. */
const target = ({ payoutCents, refundedCents }: Expected, amountCents: number): number =>
  Math.max(0, payoutCents - 500 - refundedCents - amountCents);

/** Time passes, and where it is due the clock charges the default card, which pays. */
async function wait(hours: number, jobs: Expected[]): Promise<void> {
  house.clock.forward(hours * hour);
  await house.kit.tasks.send(house.kit.db, 'charge-due-jobs', {});
  await house.work();
  const submitted = new Date(testStart).getTime();
  for (const job of jobs) {
    const rested = job.firstTriedAt !== null && now() - job.firstTriedAt >= 24 * hour && job.tries < 5;
    const due = !job.paid && now() - submitted >= 48 * hour && !job.asked && (!job.failed || rested);
    if (due) pay(job);
  }
}

function expectedBooks(start: Books, jobs: readonly Expected[]): Books {
  const books = { ...start, owed: [...start.owed] };
  for (const job of jobs.filter(({ paid }) => paid)) {
    const left = job.payoutCents + 500 - job.refundedCents;
    books.provider -= left + job.tipCents;
    books.fees += left - job.shareCents;
    const place = cleaners.findIndex(({ id }) => id === job.cleaner.id);
    books.owed[place] = (books.owed[place] ?? 0) + job.shareCents + job.tipCents;
  }
  for (const [place, { paidOutCents }] of cleaners.entries())
    books.owed[place] = (books.owed[place] ?? 0) - paidOutCents;
  return books;
}
