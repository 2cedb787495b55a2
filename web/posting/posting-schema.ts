import { z } from 'zod';
import { typedCents } from '#contract/amounts.ts';
import { postJob } from '#contract/jobs.ts';
import { maximumPayoutCents } from '#contract/money.ts';
import { endsBeforeFirst, hoursApart, isSeries, repeats } from './repeats.ts';

/** The other fields say at the same time what is wrong with them. */
const always = () => true;

/** The contract's body with wall-clock times. Over-long jobs are judged by the server. */
export const postingSchema = postJob.body
  .extend({
    startTime: z.string().min(1, 'startRequired'),
    endTime: z.string().min(1, 'endRequired'),
    // the form always has a budget, which somebody types; only other clients may leave it out
    payoutCents: typedCents(100, maximumPayoutCents, 'budget'),
    repeat: z.enum(repeats).optional(),
    lastDate: z.string().optional(),
  })
  .refine(({ startTime, endTime }) => startTime === '' || endTime === '' || endTime > startTime, {
    error: 'endBeforeStart',
    path: ['endTime'],
    when: always,
  })
  .refine(({ repeat, startTime, lastDate }) => !(isSeries(repeat) && endsBeforeFirst(startTime, lastDate)), {
    error: 'daysOrder',
    path: ['lastDate'],
    when: always,
  })
  // the hours of a series are less than a day apart; those of one job are judged by the server
  .refine(({ repeat, startTime, endTime }) => !isSeries(repeat) || hoursApart(startTime, endTime) < 24, {
    error: 'jobTooLong',
    path: ['endTime'],
  });

interface Clock {
  isPast: (propertyId: string, startTime: string) => boolean;
  /** Whose clock the times are meant on is not known yet. */
  isUnknown: (propertyId: string) => boolean;
}

/** The same of what is still to be posted, whose start lies ahead of now on the clock of its property. */
export const postingAhead = ({ isPast, isUnknown }: Clock) =>
  postingSchema
    .refine(({ propertyId }) => !isUnknown(propertyId), { error: 'zoneUnknown', path: ['propertyId'], when: always })
    .refine(({ propertyId, startTime }) => !isPast(propertyId, startTime), {
      error: 'startPast',
      path: ['startTime'],
      when: always,
    });
