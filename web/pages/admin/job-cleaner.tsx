import { useTranslation } from 'react-i18next';
import type { AdminJob } from '#contract/admin-jobs.ts';
import { uncoveredSoonHours } from '#contract/uncovered-soon.ts';
import { formatDateTime, formatNumber, formatRelative } from '#web/platform/format.ts';
import { useLanguage } from '#web/platform/language.tsx';
import { useNow } from '#web/platform/use-now.ts';
import { Badge } from '#web/ui/badge.tsx';
import { useNobody } from './use-nobody.ts';

const soon = uncoveredSoonHours * 60 * 60 * 1000;

/** Whoever comes; of an open job, how many would. */
export function JobCleaner({ job }: { job: AdminJob }) {
  const { t } = useTranslation('adminLists');
  const { language } = useLanguage();
  const nobody = useNobody(job);
  const { cleaner, pendingBidCount: count } = job;
  const isLooking = useIsLooking(job);
  if (cleaner)
    return (
      <>
        <bdi>{cleaner.name}</bdi>
        <Unconfirmed job={job} />
      </>
    );
  return (
    <span className="text-ink-soft">
      {nobody}
      {isLooking && ` · ${t('jobs.bidCount', { count, shown: formatNumber(count, language) })}`}
    </span>
  );
}

/** Of a cleaner who has yet to say that they come: until when they can, by the home’s clock. */
export function Unconfirmed({ job: { confirmBy, timeZone } }: { job: AdminJob }) {
  const { t } = useTranslation('jobs');
  const { language } = useLanguage();
  if (!confirmBy) return null;
  const when = formatDateTime(confirmBy, { language, timeZone });
  return <span className="block text-13 font-normal text-ink-soft">{t('confirmation.notYet', { when })}</span>;
}

/** How long an open job still has to find somebody. */
export function TimeLeft({ job }: { job: AdminJob }) {
  const { language } = useLanguage();
  const now = useNow();
  const isLooking = useIsLooking(job);
  if (!isLooking) return null;
  const { startTime, timeZone } = job;
  const said = formatRelative(startTime, now, { language, timeZone });
  const isSoon = Date.parse(startTime) - now < soon;
  return isSoon ? <Badge tone="apricot">{said}</Badge> : <span className="text-13 text-ink-soft">{said}</span>;
}

function useIsLooking({ status, endTime }: AdminJob): boolean {
  return useNow() < Date.parse(endTime) && status === 'OPEN';
}
