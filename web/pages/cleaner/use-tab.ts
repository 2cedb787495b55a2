import { useCallback, useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { to } from '#web/paths.ts';
import { asksForNoPart, type CleanerTab, cleanerTabOf } from '#web/platform/cleaner-tab-of.ts';

/** The open tab lives in the address, so that it can be linked to and the browser's Back works. */
export function useTab(): [CleanerTab, (tab: CleanerTab) => void] {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const tab = cleanerTabOf(pathname, search) ?? 'overview';
  const isNone = asksForNoPart(pathname, search);
  useEffect(() => {
    if (isNone) void navigate({ pathname, search: withoutTab(search) }, { replace: true, preventScrollReset: true });
  }, [isNone, pathname, search, navigate]);
  const setTab = useCallback(
    (next: CleanerTab) => {
      const address = to('cleanerDashboard', undefined, { tab: next === 'overview' ? undefined : next });
      void navigate(address, { preventScrollReset: true });
    },
    [navigate],
  );
  return [tab, setTab];
}

function withoutTab(search: string): string {
  const query = new URLSearchParams(search);
  query.delete('tab');
  return query.toString();
}
