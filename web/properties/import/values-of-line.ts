import { type Cents, maximumPayoutCents, meantBy, minimumBidCents } from '#contract/money.ts';
import type { PropertyValues } from '../property-values.ts';
import type { Column, Headings } from './columns.ts';

/** A line of the file as the form of a new home: what a field holds that could not be read stays text, and is refused. */
export function valuesOfLine(line: readonly string[], { places }: Headings): PropertyValues {
  const said = (column: Column): string => line[places.get(column) ?? -1]?.trim() ?? '';
  const values: Record<string, unknown> = {
    title: said('title'),
    address: said('address'),
    bedrooms: numberIn(said('bedrooms')),
    bathrooms: numberIn(said('bathrooms')),
    squareFootage: numberIn(said('squareFootage')),
    defaultPayoutCents: payoutIn(said('defaultPayoutCents')),
    checkOutTime: timeIn(said('checkOutTime')),
    checkInTime: timeIn(said('checkInTime')),
    zipCode: said('zipCode'),
    notes: said('notes'),
  };
  const present = Object.entries(values).filter(([, value]) => value !== '');
  // the schema of the form looks at every value before anything is sent
  return { title: '', address: '', ...Object.fromEntries(present) } as PropertyValues;
}

/** Whether a payout was left as it is because it has parts of a cent. */
export const isTooFine = (payout: unknown): boolean => typeof payout === 'string' && amountIn(payout) === 'tooFine';

/** An amount as the field of the form reads it; anything else as it is. */
function payoutIn(text: string): Cents | string {
  const amount = amountIn(text);
  return typeof amount === 'number' ? amount : text;
}

/** With or without a currency, before or after it: "$1,250.50", "1.250,50 €", "USD 90". */
function amountIn(text: string) {
  const amount = text
    .replace(currencyBefore, '')
    .replace(currencyAfter, '')
    .replace(/[.,][-–—]?$/, '');
  // a file does not say which mark its author puts before the decimals, so either is asked about, and the limits decide
  const mark = /([.,])\d{3}$/.exec(amount)?.[1] ?? '.';
  return meantBy(amount, mark, { least: minimumBidCents, most: maximumPayoutCents });
}

const currencyBefore = /^(?:US\$|\$|USD|€|EUR)\s*/i;
const currencyAfter = /\s*(?:US\$|\$|USD|€|EUR|dollars?)$/i;

/** What stands between words and signs; undefined if there are no digits, or a minus of some kind is before them. */
const digitsIn = (text: string): string | undefined => /^[^\d\-−–—(]*(\d[\d.,\s’']*?)(?:\s?[^\d.,]*)?$/.exec(text)?.[1];

/** "2", "1,5", "1,400", "900 sq ft"; anything else as it is. */
function numberIn(text: string): number | string {
  const digits = digitsIn(text)?.replaceAll(/[\s’']/g, '');
  if (!digits) return text;
  const number = Number(withPoint(digits));
  return Number.isFinite(number) ? number : text;
}

/** Of two marks the last one is for decimals; one mark alone is, unless three digits follow it. */
function withPoint(digits: string): string {
  const last = Math.max(digits.lastIndexOf('.'), digits.lastIndexOf(','));
  if (last < 0) return digits;
  const [whole, part] = [digits.slice(0, last).replaceAll(/[.,]/g, ''), digits.slice(last + 1)];
  const isOneMark = whole.length === last;
  return isOneMark && part.length === 3 ? whole + part : `${whole}.${part}`;
}

/** "11:00", "4 PM", "4:30 p.m.", "16.00", "16h"; anything else as it is. */
function timeIn(text: string): string {
  const found = /^(\d{1,2})(?:[:.h](\d{2}))?(?::\d{2})?\s*(?:(a|p)\.?\s?m\.?|h|uhr)?$/i.exec(text);
  if (!found) return text;
  const [, hour = '', minute = '00', half] = found;
  const isAfternoon = half?.toLowerCase() === 'p';
  const counted = half ? (Number(hour) % 12) + (isAfternoon ? 12 : 0) : Number(hour);
  return `${String(counted).padStart(2, '0')}:${minute}`;
}
