import { cursorPart, readCursor } from './read-cursor.ts';

/** Where a page of a list sorted by time starts: the instant and id of the last row of the page before. */
export interface MomentCursor {
  at: Date;
  id: string;
}

/** Null for the first page; refuses (400) a cursor we did not issue. */
export function readMomentCursor(cursor: string | undefined): MomentCursor | null {
  const parts = readCursor(cursor, [cursorPart.moment, cursorPart.id]);
  return parts && { at: new Date(parts[0]), id: parts[1] };
}
