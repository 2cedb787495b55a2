import { z } from 'zod';
import { cents, sentCents } from './amounts.ts';
import { endpoint } from './endpoint.ts';
import { maximumPayoutCents } from './money.ts';
import { anywhereKm } from './search-reach.ts';
import { postedCleaningTypes } from './states.ts';
import { line } from './text.ts';
import { day, id, idParams, instant, maybe } from './wire.ts';

/** What somebody looks for; null is any, and of the radius the cleaner’s own. */
const filters = {
  cleaningType: maybe(z.enum(postedCleaningTypes)),
  radiusKm: maybe(z.number().int()),
  minPayoutCents: maybe(cents),
  /** The first and last day, each on the calendar of the job’s own place. */
  from: maybe(day),
  until: maybe(day),
};

const savedSearch = z.object({
  id,
  name: z.string(),
  ...filters,
  /** Whether new jobs that match are announced. */
  notify: z.boolean(),
  createdAt: instant,
});
export type SavedSearch = z.infer<typeof savedSearch>;

export const savedSearchForm = z
  .strictObject({
    name: line(60),
    cleaningType: z.enum(postedCleaningTypes).nullish(),
    radiusKm: z.number().int().min(1).max(anywhereKm).nullish(),
    minPayoutCents: sentCents(0, maximumPayoutCents).nullish(),
    from: day.nullish(),
    until: day.nullish(),
    notify: z.boolean().default(true),
  })
  .refine(({ from, until }) => !from || !until || from <= until, { path: ['until'], error: 'daysOrder' });

export const listSavedSearches = endpoint({
  method: 'GET',
  path: '/api/cleaner/searches',
  access: ['CLEANER'],
  summary: 'The cleaner’s saved searches, at most 10, oldest first',
  status: 200,
  answer: z.array(savedSearch),
});

export const saveSearch = endpoint({
  method: 'POST',
  path: '/api/cleaner/searches',
  access: ['CLEANER'],
  summary: 'Save a search; 409 `too_many` beyond 10, `already_exists` for a name that another of them has',
  status: 201,
  body: savedSearchForm,
  answer: savedSearch,
});

export const changeSavedSearch = endpoint({
  method: 'PATCH',
  path: '/api/cleaner/searches/{id}',
  access: ['CLEANER'],
  summary: 'Rename a saved search, or turn its notifications on or off',
  status: 200,
  params: idParams,
  body: z.strictObject({ name: line(60).optional(), notify: z.boolean().optional() }),
  answer: savedSearch,
});

export const removeSavedSearch = endpoint({
  method: 'DELETE',
  path: '/api/cleaner/searches/{id}',
  access: ['CLEANER'],
  summary: 'Delete a saved search',
  status: 204,
  params: idParams,
});
