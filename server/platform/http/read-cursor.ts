import { z } from 'zod';
import { sentInstant } from '#contract/wire.ts';
import { invalidInput } from '../refusal.ts';

/** The kinds of parts a cursor may have; each only accepts what the database can take. */
export const cursorPart = {
  id: z.guid(),
  moment: sentInstant(),
  /** A whole number that sorts before everything else, such as a rank. */
  rank: z.coerce.number().int().min(0).max(1000),
  /** A whole number as a bigint holds it, such as milliseconds. */
  place: z.coerce.number().int(),
  /** A name, as the database can hold one. */
  text: z
    .string()
    .max(400)
    .refine((text) => text.isWellFormed() && !text.includes('\0')),
  /** Any number, such as metres. */
  measure: z.coerce.number().min(-1e12).max(1e12),
};

/** The parts of a cursor, checked; null for the first page. Refuses (400) a cursor we did not issue. */
export function readCursor<const Parts extends readonly [z.ZodType, ...z.ZodType[]]>(
  cursor: string | undefined,
  parts: Parts,
): z.output<z.ZodTuple<Parts, null>> | null {
  if (cursor === undefined) return null;
  const read = z.tuple(parts).safeParse(decoded(cursor));
  if (!read.success) throw invalidInput({ cursor: 'invalidFormat' });
  return read.data;
}

function decoded(cursor: string): unknown {
  try {
    return JSON.parse(Buffer.from(cursor, 'base64url').toString());
  } catch {
    return null;
  }
}
