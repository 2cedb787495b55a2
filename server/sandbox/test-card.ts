import type { Clock } from '#server/platform/clock.ts';
import type { KeyedHasher } from '#server/platform/sealer.ts';
import type { sandboxMethods } from './table.ts';

export interface TypedCard {
  number: string;
  expMonth: number;
  expYear: number;
  cvc: string;
}
export type CardBehaviour = typeof sandboxMethods.$inferSelect.behaviour;
export type JudgedCard = Pick<
  typeof sandboxMethods.$inferSelect,
  'brand' | 'last4' | 'expMonth' | 'expYear' | 'fingerprint' | 'behaviour'
>;

const behaviours: Readonly<Record<string, CardBehaviour>> = {
  '4000000000000002': 'declined',
  '4000000000009995': 'insufficient_funds',
  '4000002500003155': 'asks',
  // as Stripe has it: it pays, and its owner's bank fetches the money back at once
  '4000000000000259': 'disputed',
  // as Stripe has it too: it pays, and cannot take a refund, which shows a moment later
  '4000000000005126': 'refund_fails',
};

/** Why a card was declined, as Stripe words and codes it. */
export interface Decline {
  message: string;
  code: string;
}
export const declines = {
  declined: { message: 'Your card was declined.', code: 'generic_decline' },
  insufficient_funds: { message: 'Your card has insufficient funds.', code: 'insufficient_funds' },
  wrongNumber: { message: 'Your card number is incorrect.', code: 'incorrect_number' },
  expired: { message: 'Your card has expired.', code: 'expired_card' },
  wrongCode: { message: 'Your card’s security code is incorrect.', code: 'incorrect_cvc' },
  unknown: { message: 'No such payment method.', code: 'resource_missing' },
  notAuthenticated: {
    message:
      'We are unable to authenticate your payment method. Please choose a different payment method and try again.',
    code: 'payment_intent_authentication_failure',
  },
} as const satisfies Record<string, Decline>;

/** Checks a typed card as a provider does before asking the bank: returns the card, or why it is refused. */
export function judgeCard(
  { clock, hasher }: { clock: Clock; hasher: KeyedHasher },
  card: TypedCard,
): JudgedCard | Decline {
  const number = card.number.replace(/[ -]/g, '');
  if (!/^\d{12,19}$/.test(number) || !passesLuhn(number)) return declines.wrongNumber;
  if (isExpired(card, clock.now())) return declines.expired;
  const brand = brandOf(number);
  if (card.cvc.length !== (brand === 'amex' ? 4 : 3)) return declines.wrongCode;
  return {
    brand,
    last4: number.slice(-4),
    expMonth: card.expMonth,
    expYear: card.expYear,
    fingerprint: fingerprintOf({ hasher }, number),
    behaviour: behaviours[number] ?? 'pays',
  };
}

/** The provider's best-known test number, which pays. */
export const sharedTestNumber = '4242424242424242';

export const fingerprintOf = ({ hasher }: { hasher: KeyedHasher }, number: string): string =>
  hasher.hash('sandbox card', number).toString('base64url').slice(0, 22);

/** A card is valid through the last day of its month. */
export function isExpired({ expMonth, expYear }: Pick<TypedCard, 'expMonth' | 'expYear'>, now: Date): boolean {
  return expYear * 12 + expMonth < now.getUTCFullYear() * 12 + now.getUTCMonth() + 1;
}

// ISO/IEC 7812-1, annex B: every second digit from the right is doubled, and all digits must sum to a multiple of ten.
function passesLuhn(number: string): boolean {
  const sum = Array.from(number)
    .reverse()
    .map((digit, index) => Number(digit) * (index % 2 === 1 ? 2 : 1))
    .reduce((total, value) => total + (value > 9 ? value - 9 : value), 0);
  return sum % 10 === 0;
}

function brandOf(number: string): string {
  if (number.startsWith('4')) return 'visa';
  if (/^(5[1-5]|2[2-7])/.test(number)) return 'mastercard';
  if (/^3[47]/.test(number)) return 'amex';
  if (/^6(011|4|5)/.test(number)) return 'discover';
  return 'unknown';
}
