import { cursorPart, readCursor } from './read-cursor.ts';

/** Where a page of a list by time begins: the instant and the id of the last row of the page before. */
export interface MomentCursor {
  at: Date;
  id: string;
}

/** Null for the first page; refuses (400) a cursor that is not ours. */
export function readMomentCursor(cursor: string | undefined): MomentCursor | null {
  const parts = readCursor(cursor, [cursorPart.moment, cursorPart.id]);
  return parts && { at: new Date(parts[0]), id: parts[1] };
}
