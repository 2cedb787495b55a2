import type { UseQueryResult } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import type { User } from '#contract/accounts.ts';
import { showTimeline } from '#contract/calendar-calls.ts';
import { listHostJobs } from '#contract/calls.ts';
import { getOwed } from '#contract/document-calls.ts';
import type { HostOverview } from '#contract/overviews.ts';
import { ComingWeek } from '#web/calendars/timeline/coming-week.tsx';
import { CalendarNeeds } from '#web/overviews/calendar-needs.tsx';
import { Counters } from '#web/overviews/counters.tsx';
import { OverviewSkeleton } from '#web/overviews/overview-skeleton.tsx';
import { ReadFailed } from '#web/platform/read-failed.tsx';
import { useAfterHead } from '#web/platform/use-after-head.ts';
import { usePages } from '#web/platform/use-pages.ts';
import { useRead } from '#web/platform/use-read.ts';
import { OverviewColumns } from './overview-columns.tsx';
import type { DashboardTab } from './use-tab.ts';

// Only who begins sees them.
const HostSteps = lazy(() => import('./host-steps.tsx').then((file) => ({ default: file.HostSteps })));

// Only who has something to pay sees it.
const OwedNotice = lazy(() => import('./owed-notice.tsx').then((file) => ({ default: file.OwedNotice })));

interface OverviewTabProps {
  user: User;
  overview: UseQueryResult<HostOverview, Error>;
  onTab: (tab: DashboardTab) => void;
}

/** A day more than is shown, so that it is there when a new one begins. */
const comingWeek = { days: 8, limit: 100 };

/** The first steps of a new host; then what is owed, the coming week, what waits, what happened last, the money, the counters. */
export function OverviewTab({ user, overview, onTab }: OverviewTabProps) {
  const { t } = useTranslation('host');
  const week = usePages(showTimeline, comingWeek);
  const recent = useRead(listHostJobs, { query: { limit: 5 } });
  const mayOwe = overview.data?.needsYou.some(({ kind }) => kind === 'pay' || kind === 'approve') ?? false;
  const owed = useRead(getOwed, { enabled: mayOwe });
  const isOwedKnown = !mayOwe || !owed.isPending;
  const mayDraw = useAfterHead();
  const error = overview.error ?? week.error ?? recent.error;
  if (overview.data && week.items && recent.data && isOwedKnown && mayDraw) {
    // a job can be posted once the other steps are done
    const starting = recent.data.length === 0;
    return (
      <Suspense fallback={<OverviewSkeleton />}>
        <div className="grid gap-10">
          {starting && <HostSteps user={user} overview={overview.data} onTab={onTab} />}
          {owed.data && <OwedNotice />}
          <CalendarNeeds needs={overview.data.calendarNeeds} />
          {week.total > 0 && <ComingWeek rows={week.items} total={week.total} />}
          {!starting && (
            <OverviewColumns overview={overview.data} owedJobId={owed.data?.jobId} recent={recent.data} onTab={onTab} />
          )}
          {!starting && <Counters {...overview.data} />}
        </div>
      </Suspense>
    );
  }
  if (!error || !mayDraw) return <OverviewSkeleton />;
  return <ReadFailed title={t('overview.failed')} read={[overview, week, recent]} />;
}
