import { lazy, type ReactNode, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import type { User } from '#contract/accounts.ts';
import { getHostOverview, postJob } from '#contract/calls.ts';
import { actingFor } from '#web/platform/acting-for.ts';
import { may } from '#web/platform/may.ts';
import { useNow } from '#web/platform/use-now.ts';
import { useRead } from '#web/platform/use-read.ts';
import { PageHead } from '#web/ui/page-head.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { CardBanner } from './card-banner.tsx';
import { closedTo } from './closed-to.ts';
import { DashboardFrame } from './dashboard-frame.tsx';
import { OverviewTab } from './overview-tab.tsx';
import { PartHead, PostJob } from './part-head.tsx';
import { partOfDay } from './part-of-day.ts';
import { type DashboardTab, useTab } from './use-tab.ts';
import { isPostingNext } from './waiting-in.ts';

// Only what one sees first comes with the page.
const CreateJobButton = lazy(() =>
  import('./create-job-button.tsx').then((file) => ({ default: file.CreateJobButton })),
);
const BillingTab = lazy(() => import('./billing-tab.tsx').then((file) => ({ default: file.BillingTab })));
const CalendarTab = lazy(() => import('./calendar-tab.tsx').then((file) => ({ default: file.CalendarTab })));
const CleanersTab = lazy(() => import('./cleaners-tab.tsx').then((file) => ({ default: file.CleanersTab })));
const JobsTab = lazy(() => import('./jobs-tab.tsx').then((file) => ({ default: file.JobsTab })));
const SettingsTab = lazy(() => import('./settings-tab.tsx').then((file) => ({ default: file.SettingsTab })));
const PropertiesTab = lazy(() => import('./properties-tab.tsx').then((file) => ({ default: file.PropertiesTab })));

/** The head of the open part, and the parts of the dashboard. */
export function Dashboard({ user }: { user: User }) {
  const [tab, setTab] = useTab(closedTo(actingFor()));
  const overview = useRead(getHostOverview);
  const contents: Record<DashboardTab, ReactNode> = {
    overview: <OverviewTab user={user} overview={overview} onTab={setTab} />,
    properties: <PropertiesTab />,
    jobs: <JobsTab />,
    cleaners: <CleanersTab />,
    calendar: <CalendarTab />,
    billing: <BillingTab overview={overview} />,
    settings: <SettingsTab user={user} />,
  };
  return (
    <DashboardFrame
      tab={tab}
      onTab={setTab}
      overview={overview.data}
      head={<Head {...{ user, tab }} isNext={isPostingNext(overview.data)} />}
      banner={tab !== 'overview' && <CardBanner />}
    >
      {contents[tab]}
    </DashboardFrame>
  );
}

interface HeadProps {
  user: User;
  tab: DashboardTab;
  /** Nothing comes before the next job. */
  isNext: boolean;
}

/** The overview begins with a greeting, every other part with its own name. */
function Head({ user, tab, isNext }: HeadProps) {
  const { t } = useTranslation(['host', 'hostParts']);
  if (tab === 'jobs') return <PageHead title={t('hostParts:tabs.jobs')} actions={<CreateJobPlace />} />;
  if (tab !== 'overview') return <PartHead tab={tab} isNext={isNext} />;
  return (
    <PageHead
      title={<Greeting name={user.firstName} />}
      badge={<span className="text-13 text-ink-soft">{t('title')}</span>}
      actions={may(postJob) && <PostJob isNext={isNext} />}
    />
  );
}

/** The button that creates a job in place comes with the jobs. */
const CreateJobPlace = () => (
  <Suspense fallback={<Skeleton className="h-11 w-32" />}>
    <CreateJobButton />
  </Suspense>
);

/** By the reader's own clock. */
function Greeting({ name }: { name: string }) {
  const { t } = useTranslation('host');
  return t(`greeting.${partOfDay(new Date(useNow()).getHours())}`, { name });
}
