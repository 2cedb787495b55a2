import { cardBrands } from '#contract/card-brands.ts';
import { formatDate } from '#contract/format-date.ts';
import type { LetterPaper } from './letter-paper.ts';
import { shownName } from './shown-name.ts';

const known = [
  'job',
  'due',
  'tip',
  'cancellation',
  'waiting',
  'refund',
  'chargeback',
  'repayment',
  'refundReturned',
] as const;

/** What a movement in the books is called. */
export const movementName = ({ say }: Pick<LetterPaper, 'say'>, kind: string): string =>
  say(`movement.${known.find((each) => each === kind) ?? 'other'}`);

/** "Visa ending in 4242". */
export const cardName = ({ say }: LetterPaper, card: { brand: string; last4: string } | null): string =>
  card ? say('cardNamed', { brand: shownName(cardBrands[card.brand] ?? card.brand), last4: card.last4 }) : '';

/** "May" for `2026-05`, as a heading of a row: in some languages months are written small within a sentence. */
export function monthName({ language }: LetterPaper, month: string): string {
  const name = formatDate(new Date(`${month}-01T00:00:00Z`), language, { month: 'long', timeZone: 'UTC' });
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
}
