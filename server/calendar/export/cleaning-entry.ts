import type { users } from '#server/accounts/table.ts';
import { type JobView, presentJob, stranger } from '#server/jobs/index.ts';
import { translate } from '#server/platform/translate.ts';
import type { Entry } from './write-ical.ts';

/** Whose calendar it is, and in which language it is written. */
export type CalendarOwner = Pick<typeof users.$inferSelect, 'id' | 'role' | 'locale'>;

/** As much of a job as this person sees of it anywhere else; never the notes, which may tell where the key is. */
export function cleaningEntry(
  view: JobView,
  owner: CalendarOwner,
  { now, publicUrl }: { now: Date; publicUrl: string },
): Entry {
  const job = presentJob(view, { ...stranger, id: owner.id, role: owner.role, cleared: true }, now);
  const isHost = owner.role === 'HOST';
  const url = `${publicUrl}/jobs/${job.id}`;
  const whoCleans = job.cleaner
    ? translate(owner.locale, 'calendarExport:cleaner', { name: job.cleaner.name })
    : translate(owner.locale, 'calendarExport:noCleaner');
  return {
    id: job.id,
    start: new Date(job.startTime),
    end: new Date(job.endTime),
    summary: translate(owner.locale, 'calendarExport:cleaning', { property: job.title }),
    description: isHost ? `${whoCleans}\n${url}` : url,
    location: job.property.address || null,
    url,
    isTentative: job.status === 'OPEN',
    isBusy: !isHost,
  };
}
