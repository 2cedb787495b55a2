import { z } from 'zod';
import { cents } from './amounts.ts';
import { customTask } from './custom-tasks.ts';
import { endpoint } from './endpoint.ts';
import { inviteFirst } from './invite-first.ts';
import { postJob } from './jobs.ts';
import { seriesDateStates, seriesStatuses, seriesSteps } from './series-dates.ts';
import { postedCleaningTypes } from './states.ts';
import { day, id, idParams, instant, maybe, timeOfDay } from './wire.ts';

/** A cleaning that comes again: its jobs are posted some weeks ahead, and each of them is a job like any other. */
const series = z.object({
  id,
  propertyId: id,
  title: z.string(),
  timeZone: z.string(),
  status: z.enum(seriesStatuses),
  every: z.enum(seriesSteps),
  firstDate: z.string(),
  lastDate: maybe(z.string()),
  /** On the property's clock; an end that is not after the start is on the next day. */
  startTime: timeOfDay,
  endTime: timeOfDay,
  payoutCents: cents,
  cleaningType: z.enum(postedCleaningTypes),
  specialInstructions: maybe(z.string()),
  customTasks: z.array(customTask),
  /** Whom each of its jobs is posted to first. */
  inviteFirst: maybe(inviteFirst),
  /** Why nothing is posted although it is ACTIVE: no known time zone, no card, or a job to be paid first. */
  held: maybe(z.enum(['zone', 'card', 'payment'])),
  /** The next dates; of a series that is not ACTIVE only those that somebody has taken. */
  next: z.array(
    z.object({
      date: z.string(),
      ...{ startTime: instant, endTime: instant },
      state: z.enum(seriesDateStates),
      jobId: maybe(id),
    }),
  ),
  createdAt: instant,
});
export type Series = z.infer<typeof series>;

const { payoutCents, cleaningType, specialInstructions, customTasks } = postJob.body.shape;
const hours = { startTime: timeOfDay, endTime: timeOfDay };
const work = { cleaningType, specialInstructions, customTasks, inviteFirst: inviteFirst.nullish() };

export const startSeries = endpoint({
  method: 'POST',
  path: '/api/series',
  access: ['HOST'],
  summary: 'Post a cleaning every week or every two weeks, on the property’s own clock; needs a payment method',
  status: 201,
  body: z.strictObject({
    propertyId: postJob.body.shape.propertyId,
    every: z.enum(seriesSteps),
    firstDate: day,
    lastDate: day.nullish(),
    ...hours,
    payoutCents,
    ...work,
  }),
  answer: series,
});
export const listSeries = endpoint({
  method: 'GET',
  path: '/api/properties/{id}/series',
  access: ['HOST'],
  summary: 'The series of a property that have not ended, the oldest first, at most 10',
  status: 200,
  params: idParams,
  answer: z.array(series),
});
export const getSeries = endpoint({
  method: 'GET',
  path: '/api/series/{id}',
  access: ['HOST'],
  summary: 'A series with its next dates',
  status: 200,
  params: idParams,
  answer: series,
});
export const changeSeries = endpoint({
  method: 'PATCH',
  path: '/api/series/{id}',
  access: ['HOST'],
  summary: 'Change a series from now on; its open jobs change too, unless they were changed on their own',
  status: 200,
  params: idParams,
  body: z.strictObject({
    every: z.enum(seriesSteps).optional(),
    firstDate: day.optional(),
    lastDate: day.nullish(),
    startTime: timeOfDay.optional(),
    endTime: timeOfDay.optional(),
    payoutCents: payoutCents.unwrap().optional(),
    cleaningType: cleaningType.optional(),
    specialInstructions,
    customTasks,
    inviteFirst: inviteFirst.nullish(),
  }),
  answer: series,
});

const ofSeries = { method: 'POST', access: ['HOST'], status: 200, params: idParams, answer: series } as const;
export const pauseSeries = endpoint({
  ...ofSeries,
  path: '/api/series/{id}/pause',
  summary: 'Pause a series until it is resumed; its open jobs are canceled, and taken ones stay',
});
export const resumeSeries = endpoint({
  ...ofSeries,
  path: '/api/series/{id}/resume',
  summary: 'Resume a paused series',
});
export const endSeries = endpoint({
  ...ofSeries,
  path: '/api/series/{id}/end',
  summary: 'End a series for good; its open jobs are canceled, and taken ones stay',
});
export const changeSeriesDate = endpoint({
  method: 'PUT',
  path: '/api/series/{id}/dates/{date}',
  access: ['HOST'],
  summary: 'Skip one date of a series, or undo that; 409 `in_use` where a cleaner has taken its job',
  status: 200,
  params: z.strictObject({ id, date: day }),
  body: z.strictObject({ skipped: z.boolean() }),
  answer: series,
});
