import { lazy, type ReactNode, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { asksToConfirm } from '#contract/asks-to-confirm.ts';
import { getCleanerOverview, listOwnBids } from '#contract/calls.ts';
import type { CleanerProfile } from '#contract/cleaners.ts';
import type { Job } from '#contract/jobs.ts';
import type { CleanerOverview } from '#contract/overviews.ts';
import type { Today } from '#contract/today.ts';
import { getToday } from '#contract/today-calls.ts';
import { CheckGate } from '#web/cleaners/check-gate.tsx';
import type { CleanerTab } from '#web/platform/cleaner-tab-of.ts';
import { formatNumber } from '#web/platform/format.ts';
import { useLanguage } from '#web/platform/language.tsx';
import { ReadFailed } from '#web/platform/read-failed.tsx';
import { useSession } from '#web/platform/session.tsx';
import { useRead } from '#web/platform/use-read.ts';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { Stat, StatRow } from '#web/ui/stat.tsx';
import { ComingDays } from './coming-days.tsx';
import { EarningsOverview } from './earnings-overview.tsx';
import { isStarting } from './is-starting.ts';
import { NextJob } from './next-job.tsx';
import { QuickActions } from './quick-actions.tsx';
import { ToAnswer } from './to-answer.tsx';

// Only who begins sees them.
const CleanerSteps = lazy(() => import('./cleaner-steps.tsx').then((file) => ({ default: file.CleanerSteps })));

interface OverviewTabProps {
  profile: CleanerProfile;
  /** The cleaner’s own figures, at the end. */
  stats: ReactNode;
  onTab: (tab: CleanerTab) => void;
}

/** The first steps of a new cleaner; then what comes next, the coming days, the money, the counters. */
export function OverviewTab({ profile, stats, onTab }: OverviewTabProps) {
  const { t } = useTranslation('cleaner');
  const overview = useRead(getCleanerOverview);
  const today = useRead(getToday);
  const helps = useSession().user?.helperOnly === true;
  const cleared = profile.backgroundCheckStatus === 'APPROVED';
  // whoever has worked, or is about to, has bid or was asked: that needs no further look
  const perhapsStarting = !helps && overview.data !== undefined && isStarting(overview.data, 0);
  const bids = useRead(listOwnBids, { query: { limit: 1 }, enabled: perhapsStarting });
  if (!overview.data || (perhapsStarting && !bids.data) || today.isPending) {
    if (!overview.error && !bids.error) return <OverviewSkeleton />;
    return <ReadFailed title={t('overview.failed')} read={[overview, bids]} />;
  }
  if (perhapsStarting && bids.data?.length === 0) {
    return (
      <div className="grid gap-10">
        {today.data?.askedToHelp && <ToAnswer today={today.data} />}
        <Suspense fallback={<OverviewSkeleton />}>
          <CleanerSteps profile={profile} />
        </Suspense>
        {stats}
      </div>
    );
  }
  return (
    <Work {...{ profile, stats, onTab }} overview={overview.data} today={today.data} isCleared={cleared && !helps} />
  );
}

interface WorkProps extends OverviewTabProps {
  overview: CleanerOverview;
  today: Today | undefined;
  /** They may bid. */
  isCleared: boolean;
}

function Work({ profile, stats, onTab, overview, today, isCleared }: WorkProps) {
  const { t } = useTranslation('cleaner');
  const [next, ...later] = overview.week;
  const browse = () => onTab('jobs');
  // what is in hand, or waits for a word, comes before all else
  const isFirst = next !== undefined && (next.status === 'IN_PROGRESS' || asksToConfirm(next));
  const nextJob = <NextJob job={next} onBrowse={browse} approved={isCleared} />;
  return (
    <div className="grid gap-10">
      {profile.backgroundCheckStatus !== 'APPROVED' && <CheckGate status={profile.backgroundCheckStatus} />}
      <div className="grid gap-10 lg:grid-cols-[minmax(0,1fr)_20rem] lg:gap-12">
        <div className="grid min-w-0 content-start gap-10">
          {isFirst && nextJob}
          {today && <ToAnswer today={isFirst ? without(today, next) : today} />}
          {!isFirst && nextJob}
          {next && <ComingDays jobs={later} overview={overview} none={t('overview.weekNone')} />}
        </div>
        <div className="grid content-start gap-10">
          <EarningsOverview money={overview.money} onAll={() => onTab('earnings')} />
          <QuickActions profile={profile} onBrowse={browse} />
        </div>
      </div>
      <Counters overview={overview} />
      {stats}
    </div>
  );
}

/** What stands above it already does not wait for an answer once more. */
const without = (today: Today, { id }: Pick<Job, 'id'>): Today => ({
  ...today,
  toAnswer: today.toAnswer.filter((job) => job.id !== id || !asksToConfirm(job) || job.can.includes('acceptChange')),
});

function Counters({ overview }: { overview: CleanerOverview }) {
  const { t } = useTranslation('cleaner');
  const { language } = useLanguage();
  const counts = [
    { label: t('overview.completed'), value: overview.jobsCompleted },
    { label: t('overview.activeBids'), value: overview.activeBids },
    { label: t('overview.requests'), value: overview.clientRequests },
    { label: t('overview.available'), value: overview.availableJobs },
  ];
  return (
    <StatRow>
      {counts.map(({ label, value }) => (
        <Stat key={label} label={label} value={formatNumber(value, language)} />
      ))}
    </StatRow>
  );
}

function OverviewSkeleton() {
  return (
    <div className="grid gap-10">
      <div className="grid gap-10 lg:grid-cols-[minmax(0,1fr)_20rem] lg:gap-12">
        <Skeleton shape="card" className="h-64" />
        <Skeleton className="h-44" />
      </div>
      <Skeleton className="h-24" />
    </div>
  );
}
