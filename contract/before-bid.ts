import { z } from 'zod';
import { cents } from './amounts.ts';
import { busyTime } from './busy-calendars.ts';
import { endpoint } from './endpoint.ts';
import { leg, point } from './today.ts';
import { dayDoubts, fits } from './weigh-job.ts';
import { mostWeighed } from './weighed-at-once.ts';
import { id, idParams, instant, maybe, timeOfDay } from './wire.ts';

/** A job by its name and time. */
const named = z.object({ id, title: z.string(), startTime: instant, endTime: instant, timeZone: z.string() });
export type NamedJob = z.infer<typeof named>;

/** What is doubtful about the day, or makes it impossible. */
const doubt = z.object({
  code: z.enum(dayDoubts),
  /** The other job of `overlaps`, `tooClose` and `otherBid`. */
  job: maybe(named),
  needMinutes: z.number().int().optional(),
  haveMinutes: z.number().int().optional(),
  /** What the cleaner’s own calendar says, of `busyTime`. */
  busy: busyTime.optional(),
  hours: z.object({ start: timeOfDay, end: timeOfDay }).optional(),
  most: z.number().int().optional(),
});
export type Doubt = z.infer<typeof doubt>;

/** What has become of the newest jobs that the host gave to a cleaner. */
const hostRecord = z.object({
  /** How many those are, 100 at most. */
  jobs: z.number().int(),
  /** Paid by the host’s own hand, and by the automatic charge. */
  paidByHand: z.number().int(),
  paidByItself: z.number().int(),
  /** Canceled by the host although somebody had the job. */
  canceled: z.number().int(),
  /** Reported by the host as a problem. */
  reported: z.number().int(),
});
export type HostRecord = z.infer<typeof hostRecord>;

const beforeBid = z.object({
  /** What the cleaner would pay Freshkey: 0 while they have a referral credit left. */
  cleanerFeeCents: cents,
  /** How long the work takes: in this home (`home`), in homes of its size nearby (`similar`), or as the host planned. */
  usual: z.object({
    minutes: z.number().int(),
    basis: z.enum(['home', 'similar', 'planned']),
    sample: z.number().int(),
  }),
  /** What the job adds to the way of that day, there and back in a straight line; null where a place is unknown. */
  way: maybe(z.object({ km: z.number(), minutes: z.number().int() })),
  /** What the middle half of similar cleanings went for, before fees; null for fewer than 8. */
  range: maybe(z.object({ lowCents: cents, highCents: cents })),
  /** How many similar cleanings are known: same type and size, within 40 km, finished in the last year, three of one cleaner at most. */
  sample: z.number().int(),
  fit: z.enum(fits),
  doubts: z.array(doubt),
  /** Where the cleaner lives. */
  home: maybe(point),
  /** That day with this job in it, in the order of travel. */
  route: z.array(z.object({ job: named, place: maybe(point), leg })),
  hostRecord,
});
export type BeforeBid = z.infer<typeof beforeBid>;

export const getBeforeBid = endpoint({
  method: 'GET',
  path: '/api/jobs/{id}/before-bid',
  access: ['CLEANER'],
  summary:
    'For a cleaner who may take an open job: the time it takes, what similar ones went for, whether the day fits, and the host’s record',
  status: 200,
  params: idParams,
  answer: beforeBid,
});

/** What a list says of an open job, by the names that the whole answer has for it. */
const jobFit = z.object({
  jobId: id,
  cleanerFeeCents: cents,
  usual: z.object({ minutes: z.number().int() }),
  way: maybe(z.object({ minutes: z.number().int() })),
  fit: z.enum(fits),
  doubts: z.array(z.object({ code: z.enum(dayDoubts) })),
});
export type JobFit = z.infer<typeof jobFit>;

const [idLength, comma] = [36, 1];

export const listJobFits = endpoint({
  method: 'GET',
  path: '/api/cleaner/job-fits',
  access: ['CLEANER'],
  summary:
    'Of several open jobs at once: whether the day fits and what an hour is reckoned of; jobs that the cleaner may not take are left out',
  status: 200,
  query: z.strictObject({
    /** Separated by commas. */
    ids: z
      .string()
      .regex(/^[\w-]+(,[\w-]+)*$/)
      .max(mostWeighed * (idLength + comma))
      .transform((text) => text.split(','))
      .pipe(z.array(id).max(mostWeighed)),
  }),
  answer: z.array(jobFit),
});
