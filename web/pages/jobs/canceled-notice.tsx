import { showTimeline } from '#contract/calendar-calls.ts';
import { addDays } from '#contract/days.ts';
import type { JobDetail } from '#contract/jobs.ts';
import { dateIn, openTurnovers, startOn } from '#web/calendars/timeline/timeline-model.ts';
import { RepostNotice } from '#web/jobs/repost-notice.tsx';
import { formatDay } from '#web/platform/format.ts';
import { useLanguage } from '#web/platform/language.tsx';
import { useNow } from '#web/platform/use-now.ts';
import { useRead } from '#web/platform/use-read.ts';

/** That a job was canceled, and which guest's check-out it leaves without a cleaning. */
export function CanceledNotice({ job }: { job: JobDetail }) {
  const { language } = useLanguage();
  const now = useNow();
  const day = dateIn(job.startTime, job.timeZone);
  const today = dateIn(now, job.timeZone);
  const [, from = today] = [addDays(day, -6), today].toSorted();
  // who leaves in the week before is cleaned after then, and by the week after the next guest is there
  const query = { propertyId: job.propertyId, from, days: 14 };
  const [row] = useRead(showTimeline, { query }).data ?? [];
  // the one that it was meant for: the last to leave before it would have begun
  const stay = row && openTurnovers(row, now).findLast(({ checkOutDate }) => checkOutDate <= day);
  if (!row || !stay) return <RepostNotice job={job} reason="canceled" />;
  const uncovered = {
    day: formatDay(`${stay.checkOutDate}T12:00:00Z`, { language, timeZone: 'UTC' }),
    start: startOn(stay.checkOutDate, row.property, now),
  };
  return <RepostNotice job={job} reason="canceled" uncovered={uncovered} />;
}
