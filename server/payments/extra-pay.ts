import { and, eq, inArray, isNotNull, lte, or, sql } from 'drizzle-orm';
import { lateCancelOf } from '#contract/late-cancel.ts';
import { type Cents, leastChargeCents, toCents } from '#contract/money.ts';
import { waitingApprovedAfter } from '#contract/terms.ts';
import { defaultCard, hasCardToCharge } from '#server/cards/index.ts';
import { record } from '#server/events.ts';
import { isFrozen, isNotFrozen, type JobRow, lockJob } from '#server/jobs/index.ts';
import { jobs } from '#server/jobs/table.ts';
import { minute, plus } from '#server/platform/clock.ts';
import type { Tx } from '#server/platform/db.ts';
import type { Kit } from '#server/platform/kit.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { eachOnItsOwn } from '#server/platform/tasks/each-on-its-own.ts';
import { transact } from '#server/platform/transact.ts';
import { chargeOpenPayment } from './charge-open-payment.ts';
import { extraKinds, followDues } from './dues.ts';
import { changePayment, forJob, holdPayment, openOnce, withCard, withoutCard } from './hold-payment.ts';
import { payments } from './table.ts';
import { canBeTriedAgain } from './try-again.ts';

type ExtraKind = (typeof extraKinds)[number];

/** One that is still pending after this was forgotten: its task died, or there was no card. */
const forgottenAfter = 10 * minute;

/**
 * Writes down what the host of a locked job owes the cleaner for canceling it now; null if it is nothing, 409 `stale`
 * if the host has seen another sum. The caller has the card charged after its commit by `chargeExtraPay`; otherwise
 * the task does it.
 */
export async function oweForCancel(kit: Kit, tx: Tx, job: JobRow, seenCents?: Cents): Promise<string | null> {
  const { hostPaysCents } = lateCancelOf(job, kit.clock.now());
  if (seenCents !== undefined && seenCents !== hostPaysCents)
    throw new Refusal('stale', 'The cost of canceling has just changed. Please check it again.');
  return owe(kit, tx, job, 'cancellation', hostPaysCents);
}

async function owe(kit: Kit, tx: Tx, job: JobRow, kind: ExtraKind, amountCents: Cents): Promise<string | null> {
  if (amountCents === 0) return null;
  const card = await defaultCard(tx, job.hostId);
  // by hand: there is nothing to hold the cleaner's money for
  const what = { kind, amountCents, byHand: true };
  const opened = await openOnce(kit, tx, { ...what, ...forJob(job), ...withCard(card) });
  if (!opened) return null;
  await kit.tasks.send(tx, 'charge-extra-pay', { paymentId: opened.id });
  return opened.id;
}

/**
 * The task `charge-waiting`: writes down the waiting pay that nobody has contested for a day after the work was
 * submitted, and tries again, daily, what a card has refused.
 */
export function dueExtraPay(kit: Kit) {
  return async (): Promise<void> => {
    await eachOnItsOwn(kit, await waitedJobs(kit), {
      failed: 'waiting pay not written down',
      work: ({ id }) => transact(kit, (tx) => oweForWaiting(kit, tx, id), { keyed: false }),
    });
    await eachOnItsOwn(kit, await unpaidExtras(kit), {
      failed: 'extra pay not charged yet',
      async work({ id }) {
        if (await transact(kit, (tx) => tryAgain(kit, tx, id), { keyed: false })) await chargeExtraPay(kit, id);
      },
    });
  };
}

/** Charges it once, outside of transactions; the host is told if the card does not pay, and owes it from then on. */
export async function chargeExtraPay(kit: Kit, paymentId: string): Promise<void> {
  const { status, amountCents } = await chargeOpenPayment(kit, paymentId);
  // What no card pays, its host cannot pay by hand either.
  if (amountCents < leastChargeCents) return;
  if (status === 'failed' || status === 'requires_action')
    await transact(kit, (tx) => tellHost(kit, tx, paymentId), { keyed: false });
}

async function tellHost(kit: Kit, tx: Tx, paymentId: string): Promise<void> {
  const { payment } = await holdPayment(tx, paymentId);
  await followDues(tx, payment);
  await record(kit, tx, { kind: 'payment failed', paymentId });
}

/** The task `charge-extra-pay`. */
export const extraPayCharger =
  (kit: Kit) =>
  ({ paymentId }: Record<string, unknown>): Promise<void> =>
    chargeExtraPay(kit, String(paymentId));

function waitedJobs({ db, clock }: Kit): Promise<{ id: string }[]> {
  const approved = plus(clock.now(), -waitingApprovedAfter);
  return db
    .select({ id: jobs.id })
    .from(jobs)
    .leftJoin(payments, and(eq(payments.jobId, jobs.id), eq(payments.kind, 'waiting')))
    .where(
      and(
        isNotNull(jobs.waiting),
        inArray(jobs.status, ['SUBMITTED', 'PAID']),
        lte(jobs.submittedAt, approved),
        isNotFrozen,
        sql`(${jobs.waiting}->>'payCents')::int > 0 and ${payments.id} is null`,
        // a report decided that nobody pays anything
        sql`${jobs.decidedPayoutCents} is distinct from 0`,
      ),
    )
    .orderBy(jobs.submittedAt)
    .limit(200);
}

async function oweForWaiting(kit: Kit, tx: Tx, jobId: string): Promise<void> {
  const job = await lockJob(tx, jobId);
  if (!job?.waiting || isFrozen(job) || job.decidedPayoutCents === 0) return;
  await owe(kit, tx, job, 'waiting', toCents(job.waiting.payCents ?? 0));
}

function unpaidExtras({ db, clock }: Kit): Promise<{ id: string }[]> {
  const now = clock.now();
  const since = sql`coalesce(${payments.settledAt}, ${payments.createdAt})`;
  const wasRefused = inArray(payments.status, ['failed', 'requires_action']);
  // whoever has no card by now is to hold up nobody
  const refused = and(wasRefused, canBeTriedAgain(now), hasCardToCharge(payments.payerId));
  const forgotten = and(eq(payments.status, 'pending'), lte(since, plus(now, -forgottenAfter)));
  return db
    .select({ id: payments.id })
    .from(payments)
    .where(and(inArray(payments.kind, [...extraKinds]), or(refused, forgotten)))
    .orderBy(since)
    .limit(200);
}

/**
 * With the card that is the default by now; false while there is none. A new try has a new key, so that the provider
 * does not repeat itself; where the outcome is open, the card stays the one that may have been charged.
 */
async function tryAgain(kit: Kit, tx: Tx, id: string): Promise<boolean> {
  const { payment } = await holdPayment(tx, id);
  const wasRefused = payment.status === 'failed' || payment.status === 'requires_action';
  if (!wasRefused && payment.status !== 'pending') return false;
  const settledAt = kit.clock.now();
  const card = await defaultCard(tx, payment.payerId);
  if (wasRefused && !card) return false;
  if (wasRefused && card) {
    const again = { status: 'pending' as const, attempt: payment.attempt + 1, settledAt };
    await changePayment(tx, payment, { ...again, paymentMethodId: card.id });
    return true;
  }
  const paymentMethodId = payment.paymentMethodId ?? card?.id ?? null;
  await changePayment(tx, payment, { settledAt, paymentMethodId, ...(!paymentMethodId && withoutCard) });
  if (!paymentMethodId) await tellHost(kit, tx, id);
  return paymentMethodId !== null;
}
