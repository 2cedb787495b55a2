import type { PaymentMethod } from '#contract/payments.ts';

/** The month and year of a card as they are printed on it: 04/29. */
export const cardExpiry = ({ expMonth, expYear }: PaymentMethod) => ({
  month: String(expMonth).padStart(2, '0'),
  year: String(expYear).slice(-2),
});
