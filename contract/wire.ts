import { z } from 'zod';

/** Ids are UUIDs (v7). */
export const id = z.uuid();
export const idParams = z.strictObject({ id });

/**
 * The first and the last day that anybody may send. No clock of ours comes near either, and a few days more or less,
 * in any zone, are still dates that JavaScript and PostgreSQL write alike.
 */
const [firstDay, lastDay] = ['1900-01-01', '2199-12-31'];
const [firstMoment, lastMoment] = [Date.parse(`${firstDay}T00:00:00Z`), Date.parse(`${lastDay}T23:59:59.999Z`)];
const isUsable = (moment: number) => moment >= firstMoment && moment <= lastMoment;

/** An instant as the wire answers with it: ISO 8601 in UTC. */
export const instant = z.string();
/** An instant as a client may send it: ISO 8601 with a zone. What comes out is in UTC. */
export const sentInstant = (missing = 'required') =>
  z.iso
    .datetime({ offset: true, error: ({ input }) => (typeof input === 'string' && input ? 'invalidFormat' : missing) })
    .refine((text) => isUsable(Date.parse(text)), 'dateRange')
    .transform((text) => new Date(text).toISOString());
/** An instant as milliseconds since 1970, in a query. */
export const sentMilliseconds = z.coerce.number().int().min(firstMoment).max(lastMoment);

/** A calendar day, `YYYY-MM-DD`; any fault is told with the given sentence, if there is one. */
export const dayOr = (sentence?: string) =>
  z.iso.date({ error: sentence }).refine((text) => text >= firstDay && text <= lastDay, sentence ?? 'dateRange');
export const day = dayOr();
/** A time of day, `HH:MM`. */
export const timeOfDay = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'invalidFormat');

/** `limit` and `cursor` of every paged list, with the list's own filters. */
export const pageQuery = <Filters extends z.ZodRawShape>(filters: Filters) =>
  z.strictObject({
    limit: z.coerce.number().int().min(1).max(100).default(50),
    cursor: z
      .string()
      .max(200)
      .regex(/^[\w-]+$/, 'invalidFormat')
      .optional(),
    ...filters,
  });

/** `limit` of a short list that has no further pages. */
export const limitQuery = z.strictObject({ limit: z.coerce.number().int().min(1).max(100).optional() });

/** A part of an answer that may be null. */
export const maybe = <T extends z.ZodType>(schema: T) => schema.nullable();
