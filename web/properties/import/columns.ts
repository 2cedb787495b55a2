/** What a line of the file may say of a home; a field of its form each. */
export const columns = [
  'title',
  'address',
  'zipCode',
  'bedrooms',
  'bathrooms',
  'squareFootage',
  'defaultPayoutCents',
  'checkOutTime',
  'checkInTime',
  'notes',
] as const;
export type Column = (typeof columns)[number];

/** Beside the reader's own words: what other products' lists of homes call them, and what our sample file once did. */
const alsoCalled: Readonly<Record<Column, readonly string[]>> = {
  title: ['title', 'name', 'property', 'property name', 'listing', 'listing name', 'nickname', 'internal name'],
  address: ['address', 'full address', 'property address', 'street address', 'location'],
  zipCode: ['zip', 'zip code', 'postal code', 'postcode'],
  bedrooms: ['bedrooms', 'beds', 'br', 'number of bedrooms'],
  bathrooms: ['bathrooms', 'baths', 'ba', 'number of bathrooms'],
  squareFootage: ['size', 'square feet', 'square footage', 'sq ft', 'sqft'],
  defaultPayoutCents: ['usual budget', 'budget', 'usual payout', 'payout', 'cleaning fee', 'price', 'cleaning price'],
  checkOutTime: ['check-out', 'checkout', 'check-out time', 'checkout time'],
  checkInTime: ['check-in', 'checkin', 'check-in time', 'checkin time'],
  notes: ['notes', 'description', 'comments', 'instructions', 'notas'],
};

/** Which column of the file says what: the place of each in a line; and the headings that say nothing to us. */
export interface Headings {
  places: ReadonlyMap<Column, number>;
  unknown: readonly string[];
}

/** Reads the first line, in the reader's own words or in English; of two headings for one thing the first counts. */
export function headingsOf(line: readonly string[], ownWords: Readonly<Record<Column, string>>): Headings {
  const places = new Map<Column, number>();
  const unknown: string[] = [];
  for (const [place, heading] of line.entries()) {
    const wanted = plain(heading);
    const column = columns.find((one) => plain(ownWords[one]) === wanted || alsoCalled[one].includes(wanted));
    if (column && !places.has(column)) places.set(column, place);
    else if (wanted) unknown.push(heading.trim());
  }
  return { places, unknown };
}

const plain = (heading: string): string =>
  heading
    .trim()
    .toLowerCase()
    .replaceAll(/[\s_]+/g, ' ');
