import { invalidInput } from '../refusal.ts';
import { decodeCursor } from './page.ts';

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** The instant and id that a page of a list in order of time begins after; null for the first page. Refuses (400) what is no cursor. */
export function timeCursor(cursor: string | undefined): { at: Date; id: string } | null {
  if (cursor === undefined) return null;
  const [at = '', id = ''] = decodeCursor(cursor, 2) ?? [];
  const instant = new Date(at);
  if (Number.isNaN(instant.getTime()) || !uuid.test(id)) throw invalidInput({ cursor: 'invalidFormat' });
  return { at: instant, id };
}
