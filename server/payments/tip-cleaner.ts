import { and, desc, eq, inArray } from 'drizzle-orm';
import type { BodyOf } from '#contract/endpoint.ts';
import type { tipCleaner as endpoint, TipAnswer } from '#contract/payments.ts';
import { users } from '#server/accounts/table.ts';
import type { CardRow } from '#server/cards/index.ts';
import { type JobRow, lockJobOf, require } from '#server/jobs/index.ts';
import type { Tx } from '#server/platform/db.ts';
import type { Actor } from '#server/platform/http/actor.ts';
import type { Kit } from '#server/platform/kit.ts';
import { transact } from '#server/platform/transact.ts';
import { chargeOpenPayment } from './charge-open-payment.ts';
import { chosenCard } from './checkout.ts';
import { changePayment, forJob, openPayment, type PaymentRow, withCard } from './hold-payment.ts';
import { presentPayment } from './present-payment.ts';
import { payments } from './table.ts';

/** A host tips the cleaner of a paid job from the named card or the default one; the cleaner gets all of it. */
export async function tipCleaner(
  kit: Kit,
  actor: Actor,
  jobId: string,
  body: BodyOf<typeof endpoint>,
): Promise<TipAnswer> {
  // The tip is written down under the request's key, so that a second send of it opens no second tip.
  const open = await transact(kit, (tx) => openTip(kit, tx, actor, jobId, body));
  const tried = await chargeOpenPayment(kit, open.id, { sameCard: open.sameCard, offSession: false });
  return { ...presentPayment(tried, open.payer), ...whatFollows(tried) };
}

/** The host is there to answer their bank, or to read why it refused. */
function whatFollows(tip: PaymentRow): Partial<TipAnswer> {
  const { status, providerPaymentId, clientSecret, declineMessage, declineReason } = tip;
  if (status === 'requires_action' && providerPaymentId && clientSecret)
    return { question: { paymentIntentId: providerPaymentId, clientSecret } };
  if (status !== 'failed' || !declineMessage) return {};
  return { message: declineMessage, ...(declineReason && { declineReason }) };
}

/** The tip as it stood before it was tried. */
type OpenTip = TipAnswer & { sameCard: boolean };

async function openTip(
  kit: Kit,
  tx: Tx,
  actor: Actor,
  jobId: string,
  { tipCents, paymentMethodId }: BodyOf<typeof endpoint>,
): Promise<OpenTip> {
  const { job, viewer } = await lockJobOf(tx, actor, jobId, 'tip');
  const card = await chosenCard(tx, actor.id, paymentMethodId);
  require(job, viewer, 'tip', kit.clock.now());
  const unpaid = await unpaidTip(tx, job, tipCents);
  const opening = { kind: 'tip' as const, amountCents: tipCents, byHand: true, ...forJob(job), ...withCard(card) };
  const tip = unpaid ? await tryAgain(tx, unpaid, card) : await openPayment(kit, tx, opening);
  const [payer] = await tx.select({ name: users.name }).from(users).where(eq(users.id, actor.id));
  const sameCard = !unpaid || unpaid.paymentMethodId === card.id;
  return { ...presentPayment(tip, { id: actor.id, name: payer?.name ?? '' }), sameCard };
}

/** A tip of this amount that was not paid, or whose outcome is not known, is the one that is meant. */
async function unpaidTip(tx: Tx, job: JobRow, amountCents: PaymentRow['amountCents']): Promise<PaymentRow | null> {
  const [unpaid] = await tx
    .select()
    .from(payments)
    .where(
      and(
        eq(payments.jobId, job.id),
        eq(payments.kind, 'tip'),
        eq(payments.amountCents, amountCents),
        inArray(payments.status, ['pending', 'unknown', 'requires_action', 'failed']),
      ),
    )
    .orderBy(desc(payments.createdAt), desc(payments.id))
    .limit(1)
    .for('update');
  return unpaid ?? null;
}

function tryAgain(tx: Tx, tip: PaymentRow, card: CardRow): Promise<PaymentRow> {
  // Where the outcome is open, the card stays the one that may have been charged.
  if (tip.status === 'pending' || tip.status === 'unknown') return Promise.resolve(tip);
  const again = tip.status === 'failed' && { status: 'pending' as const, attempt: tip.attempt + 1 };
  return changePayment(tx, tip, { ...again, paymentMethodId: card.id });
}
