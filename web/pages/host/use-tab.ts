import { useCallback } from 'react';
import { useSearchParams } from '#web/platform/search-params.ts';

/** The parts of the dashboard, in their order. */
export const dashboardTabs = ['overview', 'properties', 'jobs', 'cleaners', 'calendar', 'billing', 'settings'] as const;
export type DashboardTab = (typeof dashboardTabs)[number];

/** The part as it stands in the dashboard's address. */
export const queryOfTab = (tab: DashboardTab): { tab?: DashboardTab } => (tab === 'overview' ? {} : { tab });

/** The open tab lives in the address, so that it can be linked to and the browser's Back works; one that is closed to the reader is the first. */
export function useTab(closed: readonly DashboardTab[]): [DashboardTab, (tab: DashboardTab) => void] {
  const [query, setQuery] = useSearchParams();
  const tab = dashboardTabs.find((name) => name === query.get('tab') && !closed.includes(name)) ?? 'overview';
  const setTab = useCallback(
    (next: DashboardTab) => setQuery({ ...queryOfTab(next) }, { preventScrollReset: true }),
    [setQuery],
  );
  return [tab, setTab];
}
