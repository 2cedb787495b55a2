import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { z } from 'zod';
import type { Tx } from '#server/platform/db.ts';
import type {
  PaymentProvider,
  ProviderCard,
  ProviderEvent,
  ProviderPayment,
  ProviderSetup,
} from '#server/platform/payment-provider.ts';
import { transact } from '#server/platform/transact.ts';
import type { SandboxBase } from './base.ts';
import { emitEvent, sandboxId } from './emit-event.ts';
import { signatureHolds } from './event-signature.ts';
import { sandboxIntents, sandboxMethods } from './table.ts';
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
      asPayment(await createIntent(base, { kind: 'payment', customer, metadata, amountCents, requestKey: key })),
    confirmPayment: ({ paymentId, methodId }) =>
      change(base, paymentId, async (tx, intent) => {
        if (intent.status === 'succeeded' || intent.status === 'canceled') return intent;
        if (intent.status === 'requires_action' && intent.methodId === methodId) return intent;
        return tryCard(base, tx, intent, await savedMethod(tx, methodId, intent.customer));
      }),
    readPayment: async (id) => asPayment(await readIntent(base, id)),
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
    return asPayment(changed);
  };
  return transact(base, locked, { keyed: false });
}

async function savedMethod(tx: Tx, id: string, customer: string): Promise<MethodRow> {
  const [method] = await tx.select().from(sandboxMethods).where(eq(sandboxMethods.id, id));
  if (method?.customer !== customer) throw new Error(`The sandbox knows no card ${id} of this customer`);
  return method;
}

/** A refund's key is stored with the intent, so that a refund sent twice is made once. */
async function refundOnce(base: SandboxBase, tx: Tx, intent: IntentRow, amountCents: number, key: string) {
  const mark = `refund ${key}`;
  if (intent.metadata[mark]) return intent;
  const refundedCents = intent.refundedCents + amountCents;
  if (intent.status !== 'succeeded' || refundedCents > intent.amountCents)
    throw new Error(`The sandbox cannot refund ${amountCents} of ${intent.id}`);
  await emitEvent(base, tx, 'charge.refunded', intent.id);
  return { ...intent, refundedCents, metadata: { ...intent.metadata, [mark]: String(amountCents) } };
}

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

async function cardOf(db: SandboxBase['db'], methodId: string): Promise<ProviderCard | null> {
  const [method] = await db.select().from(sandboxMethods).where(eq(sandboxMethods.id, methodId));
  if (!method) return null;
  const { id, brand, last4, expMonth, expYear, fingerprint } = method;
  return { methodId: id, brand, last4, expMonth, expYear, fingerprint };
}

const asPayment = (intent: IntentRow): ProviderPayment => {
  const { id, clientSecret, status, amountCents, refundedCents, chargedBackCents, declineMessage, metadata } = intent;
  return { id, clientSecret, status, amountCents, refundedCents, chargedBackCents, declineMessage, metadata };
};

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
  'charge.dispute.funds_withdrawn',
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
