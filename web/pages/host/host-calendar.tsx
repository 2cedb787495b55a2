import { useNavigate } from 'react-router';
import { getHostOverview } from '#contract/calls.ts';
import { to } from '#web/paths.ts';
import { useRead } from '#web/platform/use-read.ts';
import { CalendarTab } from './calendar-tab.tsx';
import { CardBanner } from './card-banner.tsx';
import { DashboardFrame, keepFocusInRow } from './dashboard-frame.tsx';
import { PartHead } from './part-head.tsx';
import { type DashboardTab, queryOfTab } from './use-tab.ts';
import { isPostingNext, waitingIn } from './waiting-in.ts';

/** The calendar under an address of its own: what the dashboard shows in its tab, without the code of the other parts. */
export function HostCalendar() {
  const navigate = useNavigate();
  const overview = useRead(getHostOverview).data;
  function onTab(tab: DashboardTab) {
    if (tab === 'calendar') return;
    keepFocusInRow();
    void navigate(to('hostDashboard', undefined, queryOfTab(tab)));
  }
  return (
    <DashboardFrame
      {...{ overview, onTab }}
      tab="calendar"
      head={<PartHead tab="calendar" isNext={isPostingNext(overview)} />}
      banner={waitingIn(overview, ['card']) > 0 && <CardBanner />}
    >
      <CalendarTab />
    </DashboardFrame>
  );
}
