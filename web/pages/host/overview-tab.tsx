import type { UseQueryResult } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { User } from '#contract/accounts.ts';
import { showTimeline } from '#contract/calendar-calls.ts';
import { listHostJobs } from '#contract/calls.ts';
import type { HostOverview } from '#contract/overviews.ts';
import { ComingWeek } from '#web/calendars/timeline/coming-week.tsx';
import { Counters } from '#web/overviews/counters.tsx';
import { OverviewSkeleton } from '#web/overviews/overview-skeleton.tsx';
import { ReadFailed } from '#web/platform/read-failed.tsx';
import { usePages } from '#web/platform/use-pages.ts';
import { useRead } from '#web/platform/use-read.ts';
import { HostSteps } from './host-steps.tsx';
import { OverviewColumns } from './overview-columns.tsx';
import type { DashboardTab } from './use-tab.ts';

interface OverviewTabProps {
  user: User;
  overview: UseQueryResult<HostOverview, Error>;
  onTab: (tab: DashboardTab) => void;
}

/** A day more than is shown, so that it is there when a new one begins. */
const comingWeek = { days: 8, limit: 100 };

/** The first steps of a new host; then the coming week, what waits, what happened last, the money, the counters. */
export function OverviewTab({ user, overview, onTab }: OverviewTabProps) {
  const { t } = useTranslation('host');
  const week = usePages(showTimeline, comingWeek);
  const recent = useRead(listHostJobs, { query: { limit: 5 } });
  const error = overview.error ?? week.error ?? recent.error;
  if (overview.data && week.items && recent.data) {
    // a job can be posted once the other steps are done
    const starting = recent.data.length === 0;
    return (
      <div className="grid gap-10">
        {starting && <HostSteps user={user} overview={overview.data} onTab={onTab} />}
        {week.total > 0 && <ComingWeek rows={week.items} total={week.total} />}
        {!starting && <OverviewColumns overview={overview.data} recent={recent.data} onTab={onTab} />}
        {!starting && <Counters {...overview.data} />}
      </div>
    );
  }
  if (!error) return <OverviewSkeleton />;
  return <ReadFailed title={t('overview.failed')} read={[overview, week, recent]} />;
}
