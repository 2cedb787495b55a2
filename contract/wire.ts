import { z } from 'zod';
import { numberInQuery } from './number-in-query.ts';
import { anyLine } from './text.ts';

/** Ids are UUIDs (v7), in small letters however they are sent: rules compare them as text; the sentence is for one that is missing. */
export const idOr = (missing?: string) => z.uuid(missing).toLowerCase();
export const id = idOr();
export const idParams = z.strictObject({ id });

/**
 * The first and last day anyone may send. Our own dates come nowhere near either, and a few days beyond them, in any
 * zone, are still dates that JavaScript and PostgreSQL write the same way.
 */
const [firstDay, lastDay] = ['1900-01-01', '2199-12-31'];
const [firstMoment, lastMoment] = [Date.parse(`${firstDay}T00:00:00Z`), Date.parse(`${lastDay}T23:59:59.999Z`)];
const isUsable = (moment: number) => moment >= firstMoment && moment <= lastMoment;

/** An instant as the server sends it: ISO 8601 in UTC. */
export const instant = z.string();
/** An instant as a client may send it: ISO 8601 with a zone. Parsed to UTC. */
export const sentInstant = (missing = 'required') =>
  z.iso
    .datetime({ offset: true, error: ({ input }) => (typeof input === 'string' && input ? 'invalidFormat' : missing) })
    .refine((text) => isUsable(Date.parse(text)), 'dateRange')
    .transform((text) => new Date(text).toISOString());
/** An instant as milliseconds since 1970, in a query. */
export const sentMilliseconds = numberInQuery(z.coerce.number().int().min(firstMoment).max(lastMoment));

/** A calendar day, `YYYY-MM-DD`; the given sentence, if any, is used for every fault. */
export const dayOr = (sentence?: string) =>
  z.iso
    .date({ error: ({ input }) => sentence ?? (input === '' ? 'required' : undefined) })
    .refine((text) => text >= firstDay && text <= lastDay, sentence ?? 'dateRange');
export const day = dayOr();
/** The end of a span that somebody asks about: a day in UTC, or an instant. */
export const dayOrInstant = z.union([day, sentInstant()]);
/** A time of day, `HH:MM`. */
export const timeOfDay = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'invalidFormat');

/** `limit` and `cursor`, which every paged list takes, plus the list's own filters. */
export const pageQuery = <Filters extends z.ZodRawShape>(filters: Filters) =>
  z.strictObject({
    limit: numberInQuery(z.coerce.number().int().min(1).max(100)).default(50),
    cursor: z
      .string()
      .max(200)
      .regex(/^[\w-]+$/, 'invalidFormat')
      .optional(),
    ...filters,
  });

/** Of a list as a file: its columns are called what programs know them by, or in words of the reader's language. */
export const fileQuery = {
  format: z.enum(['json', 'csv']).optional(),
  headings: z.enum(['words']).optional(),
};

/**
 * What every list of an admin takes besides its own filters: words or an id to search for, what it is sorted by,
 * upwards or with a minus downwards, and `format=csv` for all that is filtered as a file.
 */
export const adminQuery = <const Name extends string, Filters extends z.ZodRawShape>(
  sorts: readonly Name[],
  filters: Filters,
) =>
  pageQuery({
    q: anyLine(200).optional(),
    // the cursor of a list that is sorted by names holds one
    cursor: z
      .string()
      .max(800)
      .regex(/^[\w-]+$/, 'invalidFormat')
      .optional(),
    sort: z.enum([...sorts, ...sorts.map((name) => `-${name}` as const)]).optional(),
    ...fileQuery,
    ...filters,
  });

/** `limit` for a short list that has no further pages. */
export const limitQuery = z.strictObject({ limit: numberInQuery(z.coerce.number().int().min(1).max(100)).optional() });

/** A part of an answer that may be null. */
export const maybe = <T extends z.ZodType>(schema: T) => schema.nullable();
