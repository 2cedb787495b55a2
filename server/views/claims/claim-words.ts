import { formatDate } from '#contract/format-date.ts';
import { knownTasks } from '#contract/home-template.ts';
import type { LanguageCode } from '#contract/languages.ts';
import type { Task } from '#contract/work.ts';
import { translate } from '#server/platform/translate.ts';
import type { LetterPaper } from '../documents/letter-paper.ts';
import { shownName } from '../documents/shown-name.ts';
import type { ClaimFacts } from './read-claim.ts';

/** "May 8, 2026, 11:02 AM" where the home is. */
export const momentIn =
  ({ language }: LetterPaper, { job }: ClaimFacts) =>
  (at: Date | string) =>
    formatDate(new Date(at), language, { dateStyle: 'medium', timeStyle: 'short', timeZone: job.timeZone });

/** "Kitchen: Empty the refrigerator": what a template says in the reader's language, the rest as it was written. */
export function placeName(language: LanguageCode, task: Pick<Task, 'name' | 'room' | 'templateKey'>): string {
  const { name, room, templateKey } = task;
  const known = templateKey && knownTasks.has(templateKey) ? translate(language, `jobs:task.${templateKey}`) : name;
  const where = room && roomName(language, room);
  return shownName(where ? translate(language, 'work:photos.noted', { name: where, note: known }) : known);
}

const templateRooms = ['Bedroom', 'Bathroom', 'Half bath', 'Kitchen', 'Living room', 'General'];

/** A room of a template with its number; one that the host named stays as named. */
export function roomName(language: LanguageCode, room: string): string {
  const [, kind = room, number] = /^(Bedroom|Bathroom) (\d)$/.exec(room) ?? [];
  if (!templateRooms.includes(kind)) return room;
  const name = translate(language, `jobs:room.${kind}`);
  return number ? translate(language, 'jobs:roomNumber', { room: name, number }) : name;
}
