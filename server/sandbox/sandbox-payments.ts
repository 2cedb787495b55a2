import { randomBytes } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { z } from 'zod';
import { plus, second } from '#server/platform/clock.ts';
import type { Reader, Tx } from '#server/platform/db.ts';
import {
  type PaymentProvider,
  type ProviderCard,
  type ProviderEvent,
  type ProviderPayment,
  ProviderRefused,
  type ProviderSetup,
} from '#server/platform/payment-provider.ts';
import { transact } from '#server/platform/transact.ts';
import type { SandboxBase } from './base.ts';
import { emitEvent, sandboxId } from './emit-event.ts';
import { signatureHolds } from './event-signature.ts';
import { sandboxIntents, sandboxMethods } from './table.ts';
import { fingerprintOf, sharedTestNumber } from './test-card.ts';
import { type IntentRow, lockIntent, type MethodRow, tryCard } from './try-card.ts';

/** The demo's card provider: behaves like Stripe and keeps its own books. */
export function sandboxPayments(base: SandboxBase): PaymentProvider {
  return {
    name: 'sandbox',
    publishableKey: null,
    createSetup: async ({ customer, metadata, key }) =>
      asSetup(base, await createIntent(base, { kind: 'setup', customer, metadata, requestKey: key })),
    readSetup: async (id) => asSetup(base, await readIntent(base, id)),
    createPayment: async ({ amountCents, customer, metadata, key }) =>
      asPayment(base, await createIntent(base, { kind: 'payment', customer, metadata, amountCents, requestKey: key })),
    confirmPayment: ({ paymentId, methodId }) =>
      change(base, paymentId, async (tx, intent) => {
        if (intent.status === 'succeeded' || intent.status === 'canceled') return intent;
        if (intent.status === 'requires_action' && intent.methodId === methodId) return intent;
        return tryCard(base, tx, intent, await savedMethod(tx, methodId, intent.customer));
      }),
    readPayment: async (id) => asPayment(base, await readIntent(base, id)),
    cancelPayment: (id) =>
      change(base, id, async (_tx, intent) =>
        intent.status === 'succeeded' ? intent : { ...intent, status: 'canceled' as const },
      ),
    refund: ({ paymentId, amountCents, key }) =>
      change(base, paymentId, (tx, intent) => refundOnce(base, tx, intent, amountCents, key)),
    forgetCard: async (methodId) => {
      await base.db.delete(sandboxMethods).where(eq(sandboxMethods.id, methodId));
    },
    readEvent: (rawBody, headers) => readEvent(base, rawBody, headers['sandbox-signature']),
  };
}

type NewIntent = Pick<IntentRow, 'kind' | 'customer' | 'metadata' | 'requestKey'> & { amountCents?: number };

async function createIntent({ db, clock }: SandboxBase, intent: NewIntent): Promise<IntentRow> {
  const id = sandboxId(intent.kind === 'setup' ? 'seti' : 'pi');
  const clientSecret = `${id}_secret_${randomBytes(18).toString('hex')}`;
  const status = 'requires_payment_method' as const;
  await db
    .insert(sandboxIntents)
    .values({ ...intent, id, clientSecret, status, createdAt: clock.now() })
    .onConflictDoNothing({ target: sandboxIntents.requestKey });
  const [kept] = await db.select().from(sandboxIntents).where(eq(sandboxIntents.requestKey, intent.requestKey));
  if (!kept) throw new Error(`The intent ${intent.requestKey} was not kept`);
  return kept;
}

async function readIntent({ db }: SandboxBase, id: string): Promise<IntentRow> {
  const [intent] = await db.select().from(sandboxIntents).where(eq(sandboxIntents.id, id));
  if (!intent) throw new Error(`The sandbox knows no ${id}`);
  return intent;
}

function change(
  base: SandboxBase,
  id: string,
  work: (tx: Tx, intent: IntentRow) => Promise<IntentRow>,
): Promise<ProviderPayment> {
  const locked = async (tx: Tx) => {
    const intent = await lockIntent(tx, id);
    if (!intent) throw new Error(`The sandbox knows no ${id}`);
    const changed = await work(tx, intent);
    await tx.update(sandboxIntents).set(changed).where(eq(sandboxIntents.id, id));
    return asPayment({ ...base, db: tx }, changed);
  };
  return transact(base, locked, { keyed: false });
}

async function savedMethod(tx: Tx, id: string, customer: string): Promise<MethodRow> {
  const [method] = await tx.select().from(sandboxMethods).where(eq(sandboxMethods.id, id));
  if (method?.customer !== customer) throw new Error(`The sandbox knows no card ${id} of this customer`);
  return method;
}

/** Long enough to see the refund as made first. */
const losesAfter = 5 * second;
const refundMark = 'refund ';
const failedMark = 'failed refund ';

/**
 * A refund's key is stored with the intent, so that a refund sent twice is made once. What the bank has fetched back is
 * no longer there.
 */
async function refundOnce(base: SandboxBase, tx: Tx, intent: IntentRow, amountCents: number, key: string) {
  const mark = `${refundMark}${key}`;
  if (intent.metadata[mark]) return intent;
  const refundedCents = intent.refundedCents + amountCents;
  if (intent.status !== 'succeeded' || refundedCents + intent.chargedBackCents > intent.amountCents)
    throw new ProviderRefused(`The sandbox cannot refund ${amountCents} of ${intent.id}`);
  await emitEvent(base, tx, 'charge.refunded', intent.id);
  await loseRefund(base, tx, intent, key);
  return { ...intent, refundedCents, metadata: { ...intent.metadata, [mark]: String(amountCents) } };
}

/** A card that cannot take it shows so only after a while. */
async function loseRefund(base: SandboxBase, tx: Tx, { id, methodId }: IntentRow, key: string): Promise<void> {
  const card = and(eq(sandboxMethods.id, methodId ?? ''), eq(sandboxMethods.behaviour, 'refund_fails'));
  if ((await tx.$count(sandboxMethods, card)) === 0) return;
  const startAfter = plus(base.clock.now(), losesAfter);
  await base.tasks.send(tx, 'sandbox-lose-refund', { intentId: id, key }, { startAfter });
}

/** The task `sandbox-lose-refund`: the provider has the money of a refund again, once. */
export const sandboxRefundLoser =
  (base: SandboxBase) =>
  async ({ intentId, key }: Record<string, unknown>): Promise<void> => {
    const lost = `${failedMark}${String(key)}`;
    await change(base, String(intentId), async (tx, intent) => {
      const amount = Number(intent.metadata[`${refundMark}${String(key)}`] ?? 0);
      if (intent.metadata[lost] || amount === 0) return intent;
      await emitEvent(base, tx, 'refund.failed', intent.id);
      const metadata = { ...intent.metadata, [lost]: 'card closed' };
      return { ...intent, refundedCents: intent.refundedCents - amount, metadata };
    });
  };

async function asSetup({ db }: SandboxBase, intent: IntentRow): Promise<ProviderSetup> {
  const { id, clientSecret, metadata, methodId } = intent;
  const status = intent.status === 'succeeded' || intent.status === 'requires_action' ? intent.status : null;
  return {
    id,
    clientSecret,
    metadata,
    status: status ?? 'requires_payment_method',
    card: status === 'succeeded' && methodId ? await cardOf(db, methodId) : null,
  };
}

type CardReader = Pick<SandboxBase, 'hasher'> & { db: Reader };

async function cardOf(db: Reader, methodId: string): Promise<ProviderCard | null> {
  const [method] = await db.select().from(sandboxMethods).where(eq(sandboxMethods.id, methodId));
  if (!method) return null;
  const { id, brand, last4, expMonth, expYear, fingerprint } = method;
  return { methodId: id, brand, last4, expMonth, expYear, fingerprint };
}

async function asPayment(base: CardReader, intent: IntentRow): Promise<ProviderPayment> {
  const { id, clientSecret, status, amountCents, refundedCents, chargedBackCents, metadata } = intent;
  const { declineMessage, declineCode } = intent;
  const failedRefundKeys = markedBy(failedMark, metadata);
  const refundKeys = markedBy(refundMark, metadata).filter((key) => !failedRefundKeys.includes(key));
  const card = status === 'succeeded' && intent.methodId ? await cardOf(base.db, intent.methodId) : null;
  // everybody who tries the demo types this number, so it tells nobody from anybody
  const cardFingerprint = card && card.fingerprint !== fingerprintOf(base, sharedTestNumber) ? card.fingerprint : null;
  const money = { amountCents, refundedCents, refundKeys, failedRefundKeys, chargedBackCents };
  return { id, clientSecret, status, ...money, cardFingerprint, declineMessage, declineCode, metadata };
}

const markedBy = (mark: string, metadata: IntentRow['metadata']): string[] =>
  Object.keys(metadata).flatMap((name) => (name.startsWith(mark) ? [name.slice(mark.length)] : []));

const sentEvent = z.object({
  id: z.string().min(1).max(100),
  type: z.string(),
  object: z.string().min(1).max(100),
  livemode: z.literal(false),
});
const knownTypes: readonly string[] = [
  'setup_intent.succeeded',
  'payment_intent.succeeded',
  'payment_intent.payment_failed',
  'payment_intent.requires_action',
  'charge.refunded',
  'refund.failed',
  'charge.dispute.funds_withdrawn',
  'charge.dispute.funds_reinstated',
  'account.updated',
  'payout.paid',
  'payout.failed',
  'payout.canceled',
] satisfies ProviderEvent['type'][];
const isKnown = (type: string): type is ProviderEvent['type'] => knownTypes.includes(type);

function readEvent(base: SandboxBase, rawBody: Buffer, signature: unknown): ProviderEvent | null {
  if (typeof signature !== 'string' || !signatureHolds(base, rawBody, signature)) return null;
  try {
    const event = sentEvent.parse(JSON.parse(rawBody.toString()));
    return { ...event, type: isKnown(event.type) ? event.type : 'ignored' };
  } catch {
    return null;
  }
}
