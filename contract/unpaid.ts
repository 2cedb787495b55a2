import { z } from 'zod';
import { cents } from './amounts.ts';
import { declineReasons } from './decline-reasons.ts';
import { id, maybe } from './wire.ts';

/** Why the host's card has not paid. */
export const unpaidReasons = ['declined', 'expired', 'authentication', 'noCard', 'unknown', 'chargedBack'] as const;
/** The job itself, what came on top of it, or what the host’s bank has fetched back of either. */
export const owedKinds = ['job', 'cancellation', 'waiting', 'repayment'] as const;
export type OwedKind = (typeof owedKinds)[number];
const unpaid = z.object({
  kind: z.enum(owedKinds),
  why: z.enum(unpaidReasons),
  /** All three only for the host; the message is the provider's, the reason is what screens have words for. */
  amountCents: maybe(cents),
  message: maybe(z.string()),
  declineReason: maybe(z.enum(declineReasons)),
  /** The card that has refused; only for the host. */
  cardId: maybe(id),
});
export type Unpaid = z.infer<typeof unpaid>;

/** What is or was to be paid at a job beside its agreed price, or why nothing is, as its detail shows it. */
export const unpaidParts = {
  /** A charge that did not go through; absent for anyone not on the job. */
  unpaid: maybe(unpaid).optional(),
  /** What its host owes, or has paid, for canceling late; only for the two people concerned and admins. */
  lateCancellation: maybe(z.object({ amountCents: cents, isPaid: z.boolean() })),
  /** What an admin wrote who canceled it; for the same people. */
  cancelReason: maybe(z.string()),
};
