import { useCallback } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { screens, to } from '#web/paths.ts';

export const cleanerTabs = [
  'overview',
  'recommended',
  'jobs',
  'requests',
  'bids',
  'assigned',
  'earnings',
  'availability',
] as const;
export type CleanerTab = (typeof cleanerTabs)[number];

/** Addresses that open the dashboard at a part of it. */
const partOf: Record<string, CleanerTab> = {
  [screens.cleanerAvailability]: 'availability',
  [screens.cleanerPayouts]: 'earnings',
  [screens.cleanerJobs]: 'jobs',
};

/** The open tab lives in the address, so that it can be linked to and the browser's Back works. */
export function useTab(): [CleanerTab, (tab: CleanerTab) => void] {
  const [query] = useSearchParams();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const first = partOf[pathname.replace(/\/$/, '')] ?? 'overview';
  const tab = cleanerTabs.find((name) => name === query.get('tab')) ?? first;
  const setTab = useCallback(
    (next: CleanerTab) => {
      const address = to('cleanerDashboard', undefined, { tab: next === 'overview' ? undefined : next });
      void navigate(address, { preventScrollReset: true });
    },
    [navigate],
  );
  return [tab, setTab];
}
