import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { getCleanerOverview, listOwnBids } from '#contract/calls.ts';
import type { CleanerProfile } from '#contract/cleaners.ts';
import type { CleanerOverview } from '#contract/overviews.ts';
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
  onTab: (tab: CleanerTab) => void;
}

/** The first steps of a new cleaner; then what comes next, the coming days, the money, the counters. */
export function OverviewTab({ profile, onTab }: OverviewTabProps) {
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
      </div>
    );
  }
  const [next, ...later] = overview.data.week;
  return (
    <div className="grid gap-10">
      {today.data && <ToAnswer today={today.data} />}
      {!cleared && <CheckGate status={profile.backgroundCheckStatus} />}
      <div className="grid gap-10 lg:grid-cols-[minmax(0,1fr)_20rem] lg:gap-12">
        <div className="grid min-w-0 content-start gap-10">
          <NextJob job={next} onBrowse={() => onTab('jobs')} approved={cleared && !helps} />
          {next && <ComingDays jobs={later} overview={overview.data} />}
        </div>
        <EarningsOverview money={overview.data.money} onAll={() => onTab('earnings')} />
      </div>
      <Counters overview={overview.data} />
      <QuickActions profile={profile} onBrowse={() => onTab('jobs')} />
    </div>
  );
}

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
