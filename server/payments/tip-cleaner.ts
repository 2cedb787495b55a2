import { and, eq, inArray } from 'drizzle-orm';
import type { BodyOf } from '#contract/endpoint.ts';
import type { tipCleaner as endpoint, Payment } from '#contract/payments.ts';
import { users } from '#server/accounts/table.ts';
import { type JobRow, lockJobOf, require } from '#server/jobs/index.ts';
import type { Tx } from '#server/platform/db.ts';
import type { Actor } from '#server/platform/http/actor.ts';
import { newId } from '#server/platform/ids.ts';
import type { Kit } from '#server/platform/kit.ts';
import { transact } from '#server/platform/transact.ts';
import { chargeTip } from './charge-tip.ts';
import { chosenCard } from './checkout.ts';
import type { PaymentRow } from './hold-payment.ts';
import { presentPayment } from './present-payment.ts';
import { payments } from './table.ts';

/** A host tips the cleaner of a paid job from the default card; the cleaner gets all of it. */
export async function tipCleaner(
  kit: Kit,
  actor: Actor,
  jobId: string,
  { tipCents }: BodyOf<typeof endpoint>,
): Promise<Payment> {
  // The tip is recorded under the request's key, so that a second send does not open a second tip.
  const open = await transact(kit, (tx) => openTip(kit, tx, actor, jobId, tipCents));
  const tried = await chargeTip(kit, open.id);
  return presentPayment(tried, open.payer);
}

async function openTip(
  kit: Kit,
  tx: Tx,
  actor: Actor,
  jobId: string,
  tipCents: PaymentRow['amountCents'],
): Promise<Payment> {
  const { job, viewer } = await lockJobOf(tx, actor, jobId, 'tip');
  const card = await chosenCard(tx, actor.id);
  require(job, viewer, 'tip', kit.clock.now());
  const tip = (await undecidedTip(tx, job, tipCents)) ?? (await insertTip(kit, tx, job, tipCents, card.id));
  const [payer] = await tx.select({ name: users.name }).from(users).where(eq(users.id, actor.id));
  return presentPayment(tip, { id: actor.id, name: payer?.name ?? '' });
}

/** A tip whose outcome is unknown is asked about again, not paid a second time. */
async function undecidedTip(tx: Tx, job: JobRow, amountCents: PaymentRow['amountCents']): Promise<PaymentRow | null> {
  const undecided = and(eq(payments.amountCents, amountCents), inArray(payments.status, ['pending', 'unknown']));
  const ofJob = and(eq(payments.jobId, job.id), eq(payments.kind, 'tip'), undecided);
  const [open] = await tx.select().from(payments).where(ofJob).limit(1);
  return open ?? null;
}

async function insertTip(
  { clock }: Kit,
  tx: Tx,
  job: JobRow,
  amountCents: PaymentRow['amountCents'],
  paymentMethodId: string,
): Promise<PaymentRow> {
  const people = { payerId: job.hostId, payeeId: job.cleanerId, jobId: job.id };
  const tip = { id: newId(), kind: 'tip' as const, amountCents, paymentMethodId, byHand: true, createdAt: clock.now() };
  const [payment] = await tx
    .insert(payments)
    .values({ ...tip, ...people })
    .returning();
  if (!payment) throw new Error(`The tip for job ${job.id} was not written`);
  return payment;
}
