import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { HostOverview } from '#contract/overviews.ts';
import { actingFor } from '#web/platform/acting-for.ts';
import { whomItWaitsFor } from '#web/platform/whom-it-waits-for.ts';
import { Tabs } from '#web/ui/tabs.tsx';
import { closedTo } from './closed-to.ts';
import { type DashboardTab, dashboardTabs } from './use-tab.ts';
import { waitingIn } from './waiting-in.ts';

interface DashboardFrameProps {
  tab: DashboardTab;
  onTab: (tab: DashboardTab) => void;
  overview: HostOverview | undefined;
  head: ReactNode;
  /** Above the row of parts. */
  banner?: ReactNode;
  /** The open part. */
  children: ReactNode;
}

/** The head, and the row of the host's parts with what waits in each: the same wherever one of them is open. */
export function DashboardFrame({ tab, onTab, overview, head, banner, children }: DashboardFrameProps) {
  const { t } = useTranslation('hostParts');
  const counted = useCounted(overview);
  const frame = useFocusFromRow();
  const closed = closedTo(actingFor());
  const items = dashboardTabs
    .filter((value) => !closed.includes(value))
    .map((value) => ({ value, label: t(`tabs.${value}`), content: value === tab && children, ...counted(value) }));
  return (
    <div ref={frame} className="page pb-16">
      {head}
      {banner}
      <Tabs label={t('tabs.label')} value={tab} onValueChange={onTab} items={items} />
    </div>
  );
}

/** A tab’s number, where there is one, with what it counts; apricot is for whoever may settle it. */
function useCounted(overview: HostOverview | undefined) {
  const { t } = useTranslation('hostParts');
  const name = whomItWaitsFor();
  const title = name === null ? t('needs.title') : t('needs.titleOf', { name });
  return (tab: DashboardTab) => {
    const count = countIn(tab, overview);
    return count > 0 ? { count, hot: name === null, countTitle: t('needs.counted', { title, count }) } : {};
  };
}

function countIn(tab: DashboardTab, overview: HostOverview | undefined): number {
  if (tab === 'jobs') return overview?.jobsInNeed ?? 0;
  if (tab === 'calendar') return waitingIn(overview, ['calendar']);
  return tab === 'billing' ? waitingIn(overview, ['pay']) : 0;
}

let comesFromRow = false;

/** To be called before another address is opened from the row: there the arrow keys go on in it. */
export function keepFocusInRow(): void {
  comesFromRow = true;
}

function useFocusFromRow() {
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (comesFromRow) frame.current?.querySelector<HTMLElement>('[role=tab][aria-selected=true]')?.focus();
    comesFromRow = false;
  }, []);
  return frame;
}
