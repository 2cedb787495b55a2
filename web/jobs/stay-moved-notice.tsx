import { CalendarClock } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { JobDetail } from '#contract/jobs.ts';
import { formatDay } from '#web/platform/format.ts';
import { useLanguage } from '#web/platform/language.tsx';
import { Notice } from '#web/ui/notice.tsx';

/** An open job followed its stay to another day, and what that means for the reader; nothing where it means nothing. */
export function StayMovedNotice({ job, viewer }: { job: JobDetail; viewer: 'host' | 'bidder' }) {
  const { t } = useTranslation('jobs');
  const { language } = useLanguage();
  const last = job.stayMoves.at(-1);
  if (!last || Date.parse(last.to) !== Date.parse(job.startTime)) return null;
  if (viewer === 'bidder' && !lostBid(job, last.at)) return null;
  const dayOf = (instant: string) => formatDay(instant, { language, timeZone: job.timeZone });
  return (
    <Notice
      tone={viewer === 'bidder' ? 'apricot' : 'neutral'}
      icon={CalendarClock}
      title={t('stayMoved.title', { from: dayOf(last.from), to: dayOf(last.to) })}
    >
      {t(`stayMoved.${viewer}`)}
    </Notice>
  );
}

/** The reader had bid for the day before, and has not bid again. */
const lostBid = ({ ownBid }: JobDetail, movedAt: string): boolean =>
  ownBid?.status === 'REJECTED' && Date.parse(ownBid.createdAt) <= Date.parse(movedAt);
