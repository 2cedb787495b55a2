import { or, type SQL, type SQLWrapper, sql } from 'drizzle-orm';

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
  const like = `%${text.replace(/[\\%_]/g, '\\$&')}%`;
  return or(
    ...texts.map((column) => sql`${column} ilike ${like}`),
    ...(isId.test(text) ? ids.map((column) => sql`${column} = ${text}::uuid`) : []),
  );
}

const isId = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
