import { eq } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import { saveFinishedSetup } from '#server/cards/index.ts';
import { paymentSetups } from '#server/cards/table.ts';
import type { Tx } from '#server/platform/db.ts';
import type { Kit } from '#server/platform/kit.ts';
import type { ProviderEvent } from '#server/platform/payment-provider.ts';
import { invalidInput } from '#server/platform/refusal.ts';
import { transact } from '#server/platform/transact.ts';
import { PaymentMismatch, settlePayment } from './settle-payment.ts';
import { payments, providerEvents } from './table.ts';

const received = { received: true } as const;

type Effect = (tx: Tx) => Promise<unknown>;
/** What an event that is about no payment changes in a room above; null if it is about nothing of ours. */
export type EventReader = (kit: Kit, event: ProviderEvent) => Promise<Effect | null>;

/**
 * Accepts an event from the payment provider. The event only says where to look: what counts is the provider's own
 * object, read afresh. Its effect and its id are written together, so that it has one effect however often it is sent.
 */
export async function receiveEvent(
  kit: Kit,
  { body, headers }: FastifyRequest,
  aboutPayouts: EventReader,
): Promise<typeof received> {
  const event = Buffer.isBuffer(body) ? kit.payments.readEvent(body, headers) : null;
  if (!event) throw invalidInput({ signature: 'invalidFormat' });
  const effect = event.type === 'ignored' ? null : await effectOf(kit, event, aboutPayouts);
  if (!effect) return received;
  const work = async (tx: Tx) => {
    if (await isNew(kit, tx, event)) await effect(tx);
  };
  try {
    await transact(kit, work, { keyed: false });
  } catch (error) {
    if (!(error instanceof PaymentMismatch)) throw error;
    // Sending it again would not help.
    kit.log.error({ eventId: event.id, err: error }, 'provider event refused');
  }
  return received;
}

/** What the event changes here; null if it is about nothing of ours. */
async function effectOf(kit: Kit, event: ProviderEvent, aboutPayouts: EventReader): Promise<Effect | null> {
  const { type, object } = event;
  if (type === 'account.updated' || type.startsWith('payout.')) return aboutPayouts(kit, event);
  if (type === 'setup_intent.succeeded') {
    const [begun] = await kit.db.select().from(paymentSetups).where(eq(paymentSetups.providerSetupId, object));
    const setup = begun && (await kit.payments.readSetup(object));
    return setup ? (tx) => saveFinishedSetup(kit, tx, setup) : null;
  }
  const own = eq(payments.providerPaymentId, object);
  const [payment] = await kit.db.select({ id: payments.id }).from(payments).where(own);
  const atProvider = payment && (await kit.payments.readPayment(object));
  return atProvider ? (tx) => settlePayment(kit, tx, payment.id, atProvider) : null;
}

async function isNew(
  { clock, payments: provider }: Kit,
  tx: Tx,
  { id, type, object }: ProviderEvent,
): Promise<boolean> {
  const { rowCount } = await tx
    .insert(providerEvents)
    .values({ id: `${provider.name} ${id}`, provider: provider.name, type, object, receivedAt: clock.now() })
    .onConflictDoNothing({ target: providerEvents.id });
  return rowCount === 1;
}
