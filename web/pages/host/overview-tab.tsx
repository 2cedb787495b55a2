import type { UseQueryResult } from '@tanstack/react-query';
import { House } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { listHostJobs, listHostProperties } from '#contract/calls.ts';
import type { HostOverview } from '#contract/overviews.ts';
import { ComingWeek } from '#web/overviews/coming-week.tsx';
import { Counters } from '#web/overviews/counters.tsx';
import { OverviewSkeleton } from '#web/overviews/overview-skeleton.tsx';
import { ReadFailed } from '#web/platform/read-failed.tsx';
import { usePages } from '#web/platform/use-pages.ts';
import { useRead } from '#web/platform/use-read.ts';
import { useRooms } from '#web/platform/use-rooms.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { OverviewColumns } from './overview-columns.tsx';
import type { DashboardTab } from './use-tab.ts';

interface OverviewTabProps {
  overview: UseQueryResult<HostOverview, Error>;
  onTab: (tab: DashboardTab) => void;
}

/** The coming week, what waits, what happened last, the money, the counters. */
export function OverviewTab({ overview, onTab }: OverviewTabProps) {
  const { t } = useTranslation('host');
  const properties = usePages(listHostProperties, { limit: 100 });
  const recent = useRead(listHostJobs, { query: { limit: 5 } });
  const roomsOf = useRooms();
  const error = overview.error ?? properties.error ?? recent.error;
  if (overview.data && properties.items && recent.data) {
    return (
      <div className="grid gap-10">
        {properties.total === 0 ? (
          <NoProperties onAdd={() => onTab('properties')} />
        ) : (
          <ComingWeek
            overview={overview.data}
            properties={properties.items}
            total={properties.total}
            roomsOf={roomsOf}
          />
        )}
        <OverviewColumns overview={overview.data} recent={recent.data} onTab={onTab} />
        <Counters {...overview.data} />
      </div>
    );
  }
  if (!error) return <OverviewSkeleton />;
  return <ReadFailed title={t('overview.failed')} read={[overview, properties, recent]} />;
}

function NoProperties({ onAdd }: { onAdd: () => void }) {
  const { t } = useTranslation('host');
  return (
    <EmptyState
      icon={House}
      title={t('overview.noProperties')}
      description={t('overview.noPropertiesText')}
      action={<Button onClick={onAdd}>{t('overview.addProperty')}</Button>}
    />
  );
}
