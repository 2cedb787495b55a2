import { z } from 'zod';

/** Ids are UUIDs (v7). */
export const id = z.uuid();
export const idParams = z.strictObject({ id });

/** An instant as the wire answers with it: ISO 8601 in UTC. */
export const instant = z.string();
/** An instant as a client may send it: ISO 8601 with a zone. */
export const sentInstant = (missing = 'required') =>
  z
    .string({ error: missing })
    .min(1, missing)
    .pipe(z.iso.datetime({ offset: true, error: 'invalidFormat' }));
/** A calendar day, `YYYY-MM-DD`. */
export const day = z.iso.date();
/** A time of day, `HH:MM`. */
export const timeOfDay = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'invalidFormat');

/** `limit` and `cursor` of every paged list, with the list's own filters. */
export const pageQuery = <Filters extends z.ZodRawShape>(filters: Filters) =>
  z.strictObject({
    limit: z.coerce.number().int().min(1).max(100).default(50),
    cursor: z.string().max(200).optional(),
    ...filters,
  });

/** `limit` of a short list that has no further pages. */
export const limitQuery = z.strictObject({ limit: z.coerce.number().int().min(1).max(100).optional() });

/** A part of an answer that may be null. */
export const maybe = <T extends z.ZodType>(schema: T) => schema.nullable();
