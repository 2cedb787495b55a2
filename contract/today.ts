import { z } from 'zod';
import { cents } from './amounts.ts';
import { busyTime } from './busy-calendars.ts';
import { endpoint } from './endpoint.ts';
import { helpingInvitation } from './helping-invitation.ts';
import { clientRequest } from './hiring.ts';
import { job } from './jobs.ts';
import { returnedPayout } from './returned-payout.ts';
import { backgroundCheckStatuses } from './states.ts';
import { waiting } from './waiting.ts';
import { day, id, instant, maybe } from './wire.ts';

/** Where on a map, as well as it is known: mostly to the ZIP code. */
export const point = z.object({ latitude: z.number(), longitude: z.number() });
export type Point = z.infer<typeof point>;

/** The way to a stop: from the stop before or, to the first, from where the cleaner lives. */
export const leg = z.object({
  /** Null: from where the cleaner lives. */
  fromJobId: maybe(id),
  /** In a straight line; null where one of the two places is unknown. */
  km: maybe(z.number()),
  /** Half an hour, or longer where the way takes longer at 40 km/h. */
  minutes: z.number().int(),
  leaveBy: instant,
  /** What is left between the end of the stop before and `leaveBy`, below 0 where it is too late; null to the first. */
  spareMinutes: maybe(z.number().int()),
});

const stop = z.object({
  job,
  /** Settled: ticked off, or skipped for a reason. */
  tasks: z.object({ settled: z.number().int(), total: z.number().int() }),
  /** How many there are of it so far; absent before the work begins. */
  photos: z.object({ before: z.number().int(), after: z.number().int() }).optional(),
  /** Whether the host has said how to get in. */
  accessGiven: z.boolean(),
  /** When Start Job becomes available. */
  startOpensAt: instant,
  place: maybe(point),
  leg,
  /** Of an earlier day, over and not submitted: it is no part of the day’s way and sums. */
  overdue: z.literal(true).optional(),
  /** The caller’s own wait at the door, while it lasts. */
  waiting: waiting.optional(),
  /** Which helpers come along as well, by first name and initial; the cleaner’s own name is with the job. */
  alongside: z.array(z.string()).optional(),
});
export type Stop = z.infer<typeof stop>;

/** A background check that is in the way of new work, or will be soon. */
const checkInTheWay = z.object({
  /** Null where there is none, or it has run out. */
  status: maybe(z.enum(backgroundCheckStatuses)),
  /** When an approval that may be renewed by now ends; null where it does not count any more. */
  endsAt: maybe(instant),
});

const today = z.object({
  /** The day shown, on the calendar of where the cleaner lives. */
  date: day,
  /** Where the cleaner lives. */
  home: maybe(point),
  /** Null as long as the cleaner may bid and need not think of it. */
  check: maybe(checkInTheWay),
  /** Jobs of any day that wait for the cleaner: with a report or a change to answer, or to be confirmed. Earliest start first. */
  toAnswer: z.array(job),
  /** The soonest of the hosts’ requests that wait for an answer, at most 5, and how many there are in all. */
  requests: z.array(clientRequest),
  requestCount: z.number().int(),
  /** Cleaners who would like to bring the caller along, and wait for an answer; absent where there are none. */
  askedToHelp: z.array(helpingInvitation).optional(),
  /** The last payout, which came back: the caller’s money waits for their bank account. Absent where there is none. */
  returned: returnedPayout.optional(),
  /** The jobs of the day in the order of travel, those that are done included; and what runs from an earlier day. */
  stops: z.array(stop),
  /** When the cleaner’s own calendars say that they are busy on that day, cut off at its midnights: in order, without overlaps. */
  busy: z.array(busyTime),
  /** Of where the cleaner lives; `busy` is told in it. */
  timeZone: z.string(),
  /** All legs together; null where none is known. */
  routeKm: maybe(z.number()),
  /** What the cleaner receives for the jobs of the day. */
  receivesCents: cents,
  /** The first job after this day. */
  next: maybe(job),
  /** The way to it from where the cleaner lives, as it begins a day; absent without such a job. */
  nextLeg: leg.optional(),
});
export type Today = z.infer<typeof today>;

export const getToday = endpoint({
  method: 'GET',
  path: '/api/cleaner/today',
  access: ['CLEANER'],
  summary: 'What’s waiting for the cleaner’s answer, and the day’s jobs in travel order with directions to each',
  status: 200,
  answer: today,
});
