import { useTranslation } from 'react-i18next';
import type { AdminJob } from '#contract/admin-jobs.ts';
import { uncoveredSoonHours } from '#contract/uncovered-soon.ts';
import { formatNumber, formatRelative } from '#web/platform/format.ts';
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
  if (cleaner) return <bdi>{cleaner.name}</bdi>;
  return (
    <span className="text-ink-soft">
      {nobody}
      {isLooking && ` · ${t('jobs.bidCount', { count, shown: formatNumber(count, language) })}`}
    </span>
  );
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
