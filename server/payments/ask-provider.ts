import type { CardRow } from '#server/cards/index.ts';
import type { Kit } from '#server/platform/kit.ts';
import { type ProviderPayment, ProviderRefused, ProviderUnavailable } from '#server/platform/payment-provider.ts';
import { transact } from '#server/platform/transact.ts';
import { changePayment, holdPayment, type PaymentRow } from './hold-payment.ts';
import { isSettled } from './settle-payment.ts';

interface Try {
  payment: PaymentRow;
  card: CardRow;
  /** The card is the same as in the try before. */
  sameCard: boolean;
  /** True if the payer is not there to answer the bank. */
  offSession: boolean;
}

/**
 * Tries a payment with a card, outside any transaction, and returns the provider's result; a refusal is one too, because
 * asking for the same again would not help. Each of our rows has one payment at the provider, which can succeed once:
 * trying again, or twice at the same moment, charges nothing twice.
 */
export async function askProvider(kit: Kit, wanted: Try): Promise<ProviderPayment | ProviderRefused> {
  try {
    return await tryPayment(kit, wanted);
  } catch (error) {
    if (error instanceof ProviderRefused) return error;
    throw error;
  }
}

async function tryPayment(kit: Kit, { payment, card, sameCard, offSession }: Try): Promise<ProviderPayment> {
  const paymentId = payment.providerPaymentId ?? (await openAtProvider(kit, payment)).id;
  if (payment.status === 'unknown' || payment.status === 'requires_action') {
    const atProvider = await kit.payments.readPayment(paymentId);
    if (atProvider.status === 'succeeded' || atProvider.status === 'processing') return atProvider;
    if (atProvider.status === 'requires_action' && sameCard) return atProvider;
  }
  const key = `${payment.id}:${payment.attempt}:${card.providerMethodId}`;
  try {
    return await kit.payments.confirmPayment({ paymentId, methodId: card.providerMethodId, offSession, key });
  } catch (error) {
    if (error instanceof ProviderUnavailable) await rememberUnknown(kit, payment.id);
    throw error;
  }
}

/** Opens our payment at the provider, which moves no money, and records its id before anything can be paid with it. */
export async function openAtProvider(
  kit: Kit,
  { id, kind, payerId, amountCents }: PaymentRow,
): Promise<ProviderPayment> {
  const metadata = { paymentId: id, kind, userId: payerId };
  // the amount is part of the key: after a report was resolved, a payment is opened again for what was decided
  const key = `${id}:${amountCents}`;
  const opened = await kit.payments.createPayment({ amountCents, customer: payerId, metadata, key });
  await transact(
    kit,
    async (tx) => {
      const { payment } = await holdPayment(tx, id);
      // a report was resolved meanwhile: what was opened for the sum before must not be paid
      if (payment.amountCents !== amountCents) throw new ProviderUnavailable('the amount has changed');
      await changePayment(tx, payment, { providerPaymentId: opened.id, clientSecret: opened.clientSecret });
    },
    { keyed: false },
  );
  return opened;
}

async function rememberUnknown(kit: Kit, id: string): Promise<void> {
  await transact(
    kit,
    async (tx) => {
      const { payment } = await holdPayment(tx, id);
      if (!isSettled(payment)) await changePayment(tx, payment, { status: 'unknown' });
    },
    { keyed: false },
  );
}
