import { lazy, type ReactNode, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { getCleanerOverview, listOwnBids } from '#contract/calls.ts';
import type { CleanerProfile } from '#contract/cleaners.ts';
import type { CleanerOverview } from '#contract/overviews.ts';
import { localTime } from '#contract/zoned-time.ts';
import { CheckGate } from '#web/cleaners/check-gate.tsx';
import type { CleanerTab } from '#web/platform/cleaner-tab-of.ts';
import { formatNumber } from '#web/platform/format.ts';
import { useLanguage } from '#web/platform/language.tsx';
import { ReadFailed } from '#web/platform/read-failed.tsx';
import { useSession } from '#web/platform/session.tsx';
import { useNow } from '#web/platform/use-now.ts';
import { useRead } from '#web/platform/use-read.ts';
import { Section } from '#web/ui/section.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { Stat, StatRow } from '#web/ui/stat.tsx';
import { ComingDays } from './coming-days.tsx';
import { DaysStrip } from './days-strip.tsx';
import { EarningsOverview } from './earnings-overview.tsx';
import { isStarting } from './is-starting.ts';
import { QuickActions } from './quick-actions.tsx';
import { TodayLine } from './today-line.tsx';

// Only who begins sees them.
const CleanerSteps = lazy(() => import('./cleaner-steps.tsx').then((file) => ({ default: file.CleanerSteps })));

interface OverviewTabProps {
  profile: CleanerProfile;
  /** The cleaner’s own figures, at the end. */
  stats: ReactNode;
  onTab: (tab: CleanerTab) => void;
}

/** The first steps of a new cleaner; then the week ahead, the money and the cleaner in numbers. What waits stands on Today. */
export function OverviewTab({ profile, stats, onTab }: OverviewTabProps) {
  const { t } = useTranslation('cleaner');
  const overview = useRead(getCleanerOverview);
  const helps = useSession().user?.helperOnly === true;
  const cleared = profile.backgroundCheckStatus === 'APPROVED';
  // whoever has worked, or is about to, has bid or was asked: that needs no further look
  const perhapsStarting = !helps && overview.data !== undefined && isStarting(overview.data, 0);
  const bids = useRead(listOwnBids, { query: { limit: 1 }, enabled: perhapsStarting });
  if (!overview.data || (perhapsStarting && !bids.data)) {
    if (!overview.error && !bids.error) return <OverviewSkeleton />;
    return <ReadFailed title={t('overview.failed')} read={[overview, bids]} />;
  }
  if (perhapsStarting && bids.data?.length === 0) {
    return (
      <div className="grid gap-10">
        <TodayLine overview={overview.data} />
        <Suspense fallback={<OverviewSkeleton />}>
          <CleanerSteps profile={profile} />
        </Suspense>
        {stats}
      </div>
    );
  }
  return <Work {...{ profile, stats, onTab }} overview={overview.data} isCleared={cleared && !helps} />;
}

interface WorkProps extends OverviewTabProps {
  overview: CleanerOverview;
  /** They may bid. */
  isCleared: boolean;
}

function Work({ profile, stats, onTab, overview, isCleared }: WorkProps) {
  const { t } = useTranslation(['cleaner', 'today']);
  const now = useNow();
  const { week } = overview;
  const { date } = localTime(new Date(now), overview.timeZone);
  return (
    <div className="grid gap-10">
      {profile.backgroundCheckStatus !== 'APPROVED' && <CheckGate status={profile.backgroundCheckStatus} />}
      <TodayLine overview={overview} />
      <div className="grid gap-10 lg:grid-cols-[minmax(0,1fr)_20rem] lg:gap-12">
        <ComingDays summed jobs={week} overview={overview} none={t('today:empty.week')}>
          <DaysStrip from={date} jobs={week} />
        </ComingDays>
        <div className="grid content-start gap-10">
          <EarningsOverview overview={overview} />
          <QuickActions profile={profile} onBrowse={() => onTab('jobs')} leads={isCleared && week.length === 0} />
        </div>
      </div>
      <Section title={t('overview.numbers')}>
        {stats}
        <div className="mt-6">
          <Counters overview={overview} />
        </div>
      </Section>
    </div>
  );
}

function Counters({ overview }: { overview: CleanerOverview }) {
  const { t } = useTranslation('cleaner');
  const { language } = useLanguage();
  const counts = [
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
