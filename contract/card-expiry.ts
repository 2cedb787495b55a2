import type { PaymentMethod } from './payments.ts';

type Printed = Pick<PaymentMethod, 'expMonth' | 'expYear'>;

/**
 * When a card runs out, in milliseconds since 1970: it counts through the last day of the month that is printed on it,
 * wherever on earth its bank is, which is twelve hours longer than in UTC.
 */
export const cardEndsAt = ({ expYear, expMonth }: Printed): number => Date.UTC(expYear, expMonth, 1, 12);

/** Whether it has: nothing is posted with it then, and no screen calls it one that pays. */
export const hasExpired = (card: Printed, now: number): boolean => now >= cardEndsAt(card);
