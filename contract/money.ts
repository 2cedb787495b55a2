import type { z } from 'zod';

/** Whole US cents. The brand keeps dollars from being passed where cents are meant. */
export type Cents = number & z.core.$brand<'Cents'>;

/** The flat fee each side pays for a completed job. */
export const platformFeeCents = toCents(500);
export const backgroundCheckFeeCents = toCents(3900);
/** Less than this no card is charged (Stripe’s minimum for US dollars): the least a screen offers. The wire takes any amount above 0. */
export const leastChargeCents = toCents(50);
export const minimumBidCents = toCents(3000);
/** A weekly payout waits for the next Friday until it is worth this much. */
export const minimumWeeklyPayoutCents = toCents(1000);
/** Less is not worth an instant payout: half of it would be its fee. */
export const minimumInstantPayoutCents = toCents(100);
export const maximumPayoutCents = toCents(1_000_000);
export const maximumTipCents = toCents(100_000);
export const defaultPayoutCents = toCents(12_000);

/** Marks a whole number as cents. Throws RangeError on anything else. */
export function toCents(value: number): Cents {
  if (!Number.isSafeInteger(value)) throw new RangeError(`${value} is not a whole number of cents`);
  return value as Cents; // the brand exists only in types; this is the one place that gives it
}

const plain = /^(\d{1,7})(?:\.(\d{1,2}))?$/;

/**
 * Parses an amount as a person types it ("120", "120.5", "1,234.50", "1.234,50", "1 234,50", Arabic digits) to cents.
 * Decimal strings only, never floating point: dollars × 100 is wrong for one amount in eleven. Null if not an amount.
 */
export function parseCents(typed: string): Cents | null {
  const match = plain.exec(toPlainDecimal(typed));
  if (!match) return null;
  return toCents(Number(match[1]) * 100 + Number((match[2] ?? '').padEnd(2, '0')));
}

/**
 * The two amounts that "85.000" may mean where a dot comes before the decimals: $85.00 and $85,000.00. Null for what can
 * be read in one way only.
 */
export function twoMeanings(typed: string, decimalMark: string): { small: Cents; large: Cents } | null {
  const latin = toLatin(typed);
  const isUnclear = /^\d{1,3}([.,])\d{3}$/.exec(latin)?.[1] === decimalMark;
  const [small, large] = [parseCents(latin.slice(0, -1)), parseCents(latin)];
  return isUnclear && small !== null && large !== null ? { small, large } : null;
}

/** What a field takes at least and at most. */
interface Limits {
  least?: number | undefined;
  most?: number | undefined;
}

/**
 * What is meant by an amount as it is typed in a field: an amount, two of which the field takes both, "too fine" where it
 * has more than two decimals, or null. "85.000" is $85.00 where $85,000.00 is more than the field takes, and "7.505" is
 * then none.
 */
export function meantBy(
  typed: string,
  decimalMark: string,
  { least = 0, most = Number.POSITIVE_INFINITY }: Limits = {},
): Cents | { small: Cents; large: Cents } | 'tooFine' | null {
  const both = twoMeanings(typed, decimalMark);
  const latin = toLatin(typed);
  if (!both) return parseCents(typed) ?? (/^\d+[.,]\d{3,}$/.test(latin) ? 'tooFine' : null);
  const takes = (cents: Cents) => cents >= least && cents <= most;
  const isLarge = !latin.startsWith('0') && takes(both.large);
  if (isLarge) return takes(both.small) ? both : both.large;
  return latin.endsWith('0') ? both.small : 'tooFine';
}

/** "12000" cents as "120.00": for form fields and machine-readable text, not for display. */
export function centsToDecimal(amount: number): string {
  const digits = String(Math.abs(amount)).padStart(3, '0');
  return `${amount < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

const toLatin = (typed: string): string =>
  typed
    .trim()
    .replace(/^[$€]|[$€]$/g, '')
    .trim()
    .replace(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - 0x0660))
    .replaceAll('٫', '.')
    .replaceAll('٬', ',');

function toPlainDecimal(typed: string): string {
  const latin = toLatin(typed);
  // The same separator between all groups, and a different one before the decimals.
  const grouped = /^\d{1,3}([,. '’\u00a0\u202f])\d{3}(?:\1\d{3})*(?:(?!\1)[.,]\d{1,2})?$/;
  const decimalMark = /[.,](?=\d{1,2}$)/;
  if (grouped.test(latin)) {
    const at = latin.search(decimalMark);
    const whole = at < 0 ? latin : latin.slice(0, at);
    return whole.replace(/\D/g, '') + (at < 0 ? '' : `.${latin.slice(at + 1)}`);
  }
  return latin.replace(/,(?=\d{1,2}$)/, '.');
}
