import type { UseQueryResult } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { User } from '#contract/accounts.ts';
import { listHostJobs, listHostProperties } from '#contract/calls.ts';
import type { HostOverview } from '#contract/overviews.ts';
import { ComingWeek } from '#web/overviews/coming-week.tsx';
import { Counters } from '#web/overviews/counters.tsx';
import { OverviewSkeleton } from '#web/overviews/overview-skeleton.tsx';
import { ReadFailed } from '#web/platform/read-failed.tsx';
import { usePages } from '#web/platform/use-pages.ts';
import { useRead } from '#web/platform/use-read.ts';
import { useRooms } from '#web/platform/use-rooms.ts';
import { HostSteps } from './host-steps.tsx';
import { OverviewColumns } from './overview-columns.tsx';
import type { DashboardTab } from './use-tab.ts';

interface OverviewTabProps {
  user: User;
  overview: UseQueryResult<HostOverview, Error>;
  onTab: (tab: DashboardTab) => void;
}

/** The first steps of a new host; then the coming week, what waits, what happened last, the money, the counters. */
export function OverviewTab({ user, overview, onTab }: OverviewTabProps) {
  const { t } = useTranslation('host');
  const properties = usePages(listHostProperties, { limit: 100 });
  const recent = useRead(listHostJobs, { query: { limit: 5 } });
  const roomsOf = useRooms();
  const error = overview.error ?? properties.error ?? recent.error;
  if (overview.data && properties.items && recent.data) {
    // a job can be posted once the other steps are done
    const starting = recent.data.length === 0;
    return (
      <div className="grid gap-10">
        {starting && <HostSteps user={user} overview={overview.data} onTab={onTab} />}
        {properties.total > 0 && (
          <ComingWeek
            overview={overview.data}
            properties={properties.items}
            total={properties.total}
            roomsOf={roomsOf}
          />
        )}
        {!starting && <OverviewColumns overview={overview.data} recent={recent.data} onTab={onTab} />}
        {!starting && <Counters {...overview.data} />}
      </div>
    );
  }
  if (!error) return <OverviewSkeleton />;
  return <ReadFailed title={t('overview.failed')} read={[overview, properties, recent]} />;
}
