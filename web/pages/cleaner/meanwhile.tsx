import { ChevronRight } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import type { CleanerOverview } from '#contract/overviews.ts';
import { to } from '#web/paths.ts';
import type { CleanerTab } from '#web/platform/cleaner-tab-of.ts';
import { formatNumber } from '#web/platform/format.ts';
import { useLanguage } from '#web/platform/language.tsx';
import { useSession } from '#web/platform/session.tsx';
import { Link } from '#web/ui/link.tsx';

const HelpingRow = lazy(() => import('#web/helpers/helping-row.tsx').then((file) => ({ default: file.HelpingRow })));

interface MeanwhileProps {
  overview: CleanerOverview;
  /** A button above leads to the open jobs already. */
  jobsAbove?: boolean;
}

/** Where work comes from: the jobs that are open, the bids that wait for their hosts, the hours that are offered; to who only helps, whom. */
export function Meanwhile({ overview: { availableJobs, activeBids }, jobsAbove = false }: MeanwhileProps) {
  const { t } = useTranslation(['cleaner', 'today']);
  const helps = useSession().user?.helperOnly === true;
  return (
    <nav aria-label={t('today:empty.meanwhile')}>
      <ul className="divide-y divide-line border-y border-line">
        {!helps && !jobsAbove && <Row tab="jobs" label={t('today:empty.browse')} count={availableJobs} />}
        {helps ? (
          <Suspense fallback={<li className="h-12" />}>
            <HelpingRow />
          </Suspense>
        ) : (
          <>
            <Row tab="bids" label={t('tabs.bids')} count={activeBids} />
            <Row tab="availability" label={t('tabs.availability')} />
          </>
        )}
      </ul>
    </nav>
  );
}

function Row({ tab, label, count }: { tab: CleanerTab; label: string; count?: number }) {
  const { language } = useLanguage();
  return (
    <li>
      <Link
        to={to('cleanerDashboard', undefined, { tab })}
        className="flex min-h-12 items-center gap-3 text-14 font-medium hover:underline"
      >
        <span className="min-w-0 flex-1">{label}</span>{' '}
        {count !== undefined && (
          <span className="font-normal text-ink-soft tabular-nums">{formatNumber(count, language)}</span>
        )}
        <ChevronRight aria-hidden size={18} strokeWidth={1.75} className="mirror shrink-0 text-ink-soft" />
      </Link>
    </li>
  );
}
