import { or, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { isWholeId } from '#contract/is-whole-id.ts';

interface Searched {
  /** Looked through for the words. */
  texts: readonly SQLWrapper[];
  /** An id typed in full, in whatever letters, finds what it belongs to. */
  ids: readonly SQLWrapper[];
}

/** What a list's `q` narrows it to; undefined where nothing is searched for. */
export function foundBy(q: string | undefined, { texts, ids }: Searched): SQL | undefined {
  const text = q?.trim();
  if (!text) return undefined;
  const like = likeness(text);
  return or(
    ...texts.map((column) => sql`${column} ilike ${like}`),
    ...(isWholeId(text) ? ids.map((column) => sql`${column} = ${text}::uuid`) : []),
  );
}

/** What `ilike` compares with to find these words anywhere. */
export const likeness = (text: string): string => `%${text.replace(/[\\%_]/g, '\\$&')}%`;
