import { CalendarCheck, ChevronRight } from 'lucide-react';
import { lazy, type ReactNode, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { getCleanerOverview } from '#contract/calls.ts';
import type { CleanerOverview } from '#contract/overviews.ts';
import type { Today } from '#contract/today.ts';
import { to } from '#web/paths.ts';
import type { CleanerTab } from '#web/platform/cleaner-tab-of.ts';
import { formatNumber } from '#web/platform/format.ts';
import { useLanguage } from '#web/platform/language.tsx';
import { useSession } from '#web/platform/session.tsx';
import { useRead } from '#web/platform/use-read.ts';
import { BusyToday } from '#web/today/busy-today.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Link } from '#web/ui/link.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { ComingDays } from './coming-days.tsx';
import { DaysStrip } from './days-strip.tsx';
import { NextDay } from './next-day.tsx';

const HelpingRow = lazy(() => import('#web/helpers/helping-row.tsx').then((file) => ({ default: file.HelpingRow })));

interface EmptyDayProps {
  today: Today;
  /** Comes below, once it is known how high this is. */
  foot: ReactNode;
}

/** A day without jobs: the days that follow it, and what there is to do meanwhile. */
export function EmptyDay({ today, foot }: EmptyDayProps) {
  const { t } = useTranslation('today');
  // on a phone the bar reads it for its count
  const { data: overview, isPending } = useRead(getCleanerOverview);
  if (isPending) return <Skeleton shape="card" className="h-120" />;
  const week = overview?.week ?? [];
  const { next } = today;
  return (
    <>
      {next ? <p className="text-16">{t('empty.title')}</p> : <NothingAhead today={today} />}
      <BusyToday today={today} />
      {overview && (
        <ComingDays jobs={week} overview={overview} none={t('empty.week')}>
          <DaysStrip from={today.date} jobs={week} />
        </ComingDays>
      )}
      {next && week.length === 0 && <NextDay job={next} />}
      {overview && <Meanwhile overview={overview} isFirst={next === null} />}
      {foot}
    </>
  );
}

function NothingAhead({ today: { check } }: { today: Today }) {
  const { t } = useTranslation('today');
  const helps = useHelps();
  return (
    <EmptyState
      icon={CalendarCheck}
      title={t('empty.title')}
      description={t('empty.text')}
      action={
        !helps && (
          <LinkButton
            variant={check ? 'secondary' : 'primary'}
            to={to('cleanerDashboard', undefined, { tab: 'jobs' })}
            className="max-sm:w-full"
          >
            {t('empty.browse')}
          </LinkButton>
        )
      }
    />
  );
}

const useHelps = () => useSession().user?.helperOnly === true;

interface MeanwhileProps {
  overview: CleanerOverview;
  /** The button above leads to the open jobs already. */
  isFirst: boolean;
}

/** Where work comes from: the jobs that are open, the bids that wait for their hosts, the hours that are offered; to who only helps, whom. */
function Meanwhile({ overview: { availableJobs, activeBids }, isFirst }: MeanwhileProps) {
  const { t } = useTranslation(['cleaner', 'today']);
  const helps = useHelps();
  return (
    <nav aria-label={t('today:empty.meanwhile')}>
      <ul className="divide-y divide-line border-y border-line">
        {!helps && !isFirst && <Row tab="jobs" label={t('today:empty.browse')} count={availableJobs} />}
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
