import { or, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { isWholeId } from '#contract/is-whole-id.ts';
import { likeness } from '#server/platform/http/found-by.ts';

/** What somebody looks for, as it is asked of a column. */
export interface Words {
  /** One of these columns has the words in it. */
  in(...columns: SQLWrapper[]): SQL;
  /** The columns that may equal what was typed, if that is a whole id. */
  is(...ids: SQLWrapper[]): SQL;
  /** Sorts what begins with the words first, then what has a word that does, before what only has them in it. */
  first(column: SQLWrapper): SQL;
}

/** Null where there is nothing to look for. */
export function findWords(q: string): Words | null {
  const text = q.trim();
  if (text === '') return null;
  const inside = likeness(text);
  const start = inside.slice(1);
  // An index of words knows them by three letters in a row; of fewer only where a word begins.
  const patterns = [...text].length < 3 ? [start, `% ${start}`] : [inside];
  return {
    in: (...columns) => oneOf(columns.flatMap((column) => patterns.map((like) => sql`${column} ilike ${like}`))),
    is: (...ids) => (isWholeId(text) ? oneOf(ids.map((id) => sql`${id} = ${text}::uuid`)) : sql`false`),
    first: (column) => sql`(${column} ilike ${start}) desc, (${column} ilike ${`% ${start}`}) desc`,
  };
}

const oneOf = (ways: SQL[]): SQL => or(...ways) ?? sql`false`;
