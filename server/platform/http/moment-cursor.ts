import { invalidInput } from '../refusal.ts';
import { decodeCursor } from './page.ts';

/** Where a page of a list by time begins: the instant and the id of the last row of the page before. */
export interface MomentCursor {
  at: Date;
  id: string;
}

/** Null for the first page; refuses (400) a cursor that is not ours. */
export function readMomentCursor(cursor: string | undefined): MomentCursor | null {
  if (cursor === undefined) return null;
  const [at, id] = decodeCursor(cursor, 2) ?? [];
  const instant = new Date(at ?? '');
  if (Number.isNaN(instant.getTime()) || !isId(id)) throw invalidInput({ cursor: 'invalidFormat' });
  return { at: instant, id };
}

/** Null for the first page; refuses (400) a cursor that is no id. */
export function readIdCursor(cursor: string | undefined): string | null {
  if (cursor === undefined) return null;
  const [id] = decodeCursor(cursor, 1) ?? [];
  if (!isId(id)) throw invalidInput({ cursor: 'invalidFormat' });
  return id;
}

const isId = (text: string | undefined): text is string =>
  text !== undefined && /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(text);
