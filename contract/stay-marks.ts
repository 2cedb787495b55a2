import { z } from 'zod';
import { calendarPlatforms } from './calendar-words.ts';
import { id, maybe } from './wire.ts';

/** `direct`: entered by hand. */
export const bookingSources = [...calendarPlatforms, 'direct'] as const;

/** What a stay is known by, and what speaks against it; the same in every list of stays. */
const overlap = z.object({
  id,
  platform: z.enum(bookingSources),
  guestName: maybe(z.string()),
  checkInDate: z.string(),
  checkOutDate: z.string(),
});
export type Overlap = z.infer<typeof overlap>;
/** At most so many are told of. */
export const mostOverlaps = 5;

export const stayMarks = {
  /** The connected calendar that it is known by; null where it was entered by hand, and once that calendar is removed. */
  integrationId: maybe(id),
  /** No feed has it any more: `once` until the next reading, `kept` until the host has said what became of it. */
  missing: maybe(z.enum(['once', 'kept'])),
  /** Other stays at the property with some of the same nights, by check-in: two guests cannot have them. */
  overlaps: z.array(overlap),
};

/** The same of an event, which may be no stay yet. */
export const eventMarks = {
  /** The other calendars that have the same stay, or the host who entered it: it is cleaned once. */
  alsoAt: z.array(z.enum(bookingSources)),
  overlaps: z.array(overlap.omit({ id: true })),
};
