import { z } from 'zod';
import { bookingStatuses } from './bookings.ts';
import { cleaning } from './calendar.ts';
import { endpoint } from './endpoint.ts';
import { numberInQuery } from './number-in-query.ts';
import { jobStatuses } from './states.ts';
import { bookingSources, stayMarks } from './stay-marks.ts';
import { day, id, instant, maybe, pageQuery, timeOfDay } from './wire.ts';

/**
 * What a cleaning cannot go on without: bids, the host’s choice among them, the cleaner’s word, the host’s approval, a new
 * date, or what the host decides about it now that its stay is gone or
 * no longer confirmed.
 */
export const waitingReasons = [
  'bids',
  'choice',
  'confirmation',
  'approval',
  'repost',
  'stayGone',
  'stayUnsure',
] as const;

const timelineStay = z.object({
  id,
  platform: z.enum(bookingSources),
  guestName: maybe(z.string()),
  numberOfGuests: maybe(z.number().int()),
  checkInDate: z.string(),
  checkOutDate: z.string(),
  /** Canceled stays are left out. */
  bookingStatus: z.enum(bookingStatuses),
  /** What becomes of the cleaning after it. */
  cleaning,
  jobId: maybe(id),
  ...stayMarks,
});
export type TimelineStay = z.infer<typeof timelineStay>;

const timelineCleaning = z.object({
  /** The job’s. */
  id,
  /** Canceled jobs are left out. */
  status: z.enum(jobStatuses),
  startTime: instant,
  endTime: instant,
  cleanerName: maybe(z.string()),
  /** Bids that wait for the host’s choice. */
  bidCount: z.number().int(),
  /** Null while it takes its course. */
  waitsFor: maybe(z.enum(waitingReasons)),
  /** A report about it is open. */
  isReported: z.literal(true).optional(),
});
export type TimelineCleaning = z.infer<typeof timelineCleaning>;

/** One property with what touches the days asked for. */
const timelineRow = z.object({
  property: z.object({
    id,
    title: z.string(),
    city: maybe(z.string()),
    bedrooms: maybe(z.number()),
    bathrooms: maybe(z.number()),
    timeZone: z.string(),
    checkOutTime: timeOfDay,
    checkInTime: timeOfDay,
  }),
  /** By check-out day. */
  stays: z.array(timelineStay),
  /** Days that a connected calendar marks as closed without a guest; as of a stay, the last one is not closed any more. */
  closures: z.array(z.object({ checkInDate: z.string(), checkOutDate: z.string() })),
  /** By start. */
  cleanings: z.array(timelineCleaning),
});
export type TimelineRow = z.infer<typeof timelineRow>;

export const showTimeline = endpoint({
  method: 'GET',
  path: '/api/host/timeline',
  access: ['HOST'],
  summary: 'Stays, closures and cleanings of some days, by property, newest first; `from` is today unless given',
  status: 200,
  query: pageQuery({
    from: day.optional(),
    days: numberInQuery(z.coerce.number().int().min(7).max(42)).default(7),
    propertyId: id.optional(),
  }),
  answer: z.array(timelineRow),
  paged: true,
});
