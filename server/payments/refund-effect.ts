import type { Reader } from '#server/platform/db.ts';
import { balanceInBooks } from './balance.ts';
import { afterRefund, type Booked, bookedOf, sharesOf } from './booked-share.ts';
import type { HeldPayment } from './hold-payment.ts';

export interface Refunded {
  /** In all. */
  refundedCents: number;
  /** What is still to be sent again, of what came back. */
  returnedCents: number;
  /** What the cleaner no longer has is taken off their next earnings. */
  fromCleaner: boolean;
  /** The admin who asked for it; null where none did. */
  adminId: string | null;
}

interface RefundEffect {
  booked: Booked;
  /** What each account should hold of the payment from then on. */
  target: Record<string, number>;
  /** What goes back to the payer now, beside what is only sent again. */
  risenCents: number;
  /** What of it the cleaner loses; Freshkey bears the rest. */
  takenCents: number;
}

/**
 * What a refund does to the shares of a payment: it comes out of the cleaner's, and out of Freshkey's where that is used
 * up, or was paid out already and is not to be paid back. Whoever books it holds the cleaner's balance.
 */
export async function refundEffect(
  reader: Reader,
  held: HeldPayment,
  { refundedCents, returnedCents, fromCleaner }: Omit<Refunded, 'adminId'>,
  now: Date,
): Promise<RefundEffect> {
  const { payment } = held;
  // what the bank has fetched back stays fetched
  const back = Math.min(payment.amountCents, refundedCents + payment.chargedBackCents);
  const gone = Math.min(payment.amountCents, back + returnedCents);
  const booked = await bookedOf(reader, payment.id);
  const shares = afterRefund(await sharesOf(reader, held), payment.amountCents, gone);
  const wanted = (booked.sums.get('cleaner') ?? 0) - (shares.cleaner ?? 0);
  const free = fromCleaner ? Number.POSITIVE_INFINITY : await freeToTake(reader, held, booked, now);
  const risenCents = refundedCents + returnedCents - payment.refundedCents - payment.returnedCents;
  const taken = Math.min(wanted, risenCents, free);
  const spared = wanted - taken;
  const target =
    spared > 0 ? { ...shares, cleaner: (shares.cleaner ?? 0) + spared, fees: (shares.fees ?? 0) - spared } : shares;
  return {
    ...{ booked, risenCents, takenCents: Math.max(0, taken) },
    target: { provider: back - payment.amountCents, ...target, refunds: gone - back },
  };
}

/** What a refund may take from the cleaner: as much as is still held of it, or what lies in the balance, never more. */
async function freeToTake(reader: Reader, { payment, job }: HeldPayment, booked: Booked, now: Date): Promise<number> {
  const cleanerId = payment.payeeId ?? job?.cleanerId;
  const last = booked.portions.findLast(({ amountCents }) => amountCents > 0);
  if (!cleanerId || !last) return Number.POSITIVE_INFINITY;
  return last.releasedAt > now ? last.amountCents : Math.max(0, await balanceInBooks(reader, cleanerId, now));
}
