import { useCallback } from 'react';
import { useSearchParams } from '#web/platform/search-params.ts';

const tabs = ['overview', 'properties', 'jobs', 'cleaners', 'calendar', 'billing', 'settings'] as const;
export type DashboardTab = (typeof tabs)[number];

/** The open tab lives in the address, so that it can be linked to and the browser's Back works; one that is closed to the reader is the first. */
export function useTab(closed: readonly DashboardTab[]): [DashboardTab, (tab: DashboardTab) => void] {
  const [query, setQuery] = useSearchParams();
  const tab = tabs.find((name) => name === query.get('tab') && !closed.includes(name)) ?? 'overview';
  const setTab = useCallback(
    (next: DashboardTab) => setQuery(next === 'overview' ? {} : { tab: next }, { preventScrollReset: true }),
    [setQuery],
  );
  return [tab, setTab];
}
