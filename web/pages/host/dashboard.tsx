import type { UseQueryResult } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import type { User } from '#contract/accounts.ts';
import { getHostOverview, listHostJobs, postJob } from '#contract/calls.ts';
import type { HostOverview, InboxKind } from '#contract/overviews.ts';
import { NeedsSentence } from '#web/overviews/needs-sentence.tsx';
import { to } from '#web/paths.ts';
import { actingFor } from '#web/platform/acting-for.ts';
import { may } from '#web/platform/may.ts';
import { useNow } from '#web/platform/use-now.ts';
import { useRead } from '#web/platform/use-read.ts';
import { whomItWaitsFor } from '#web/platform/whom-it-waits-for.ts';
import { LinkButton } from '#web/ui/link-button.tsx';
import { PageHead } from '#web/ui/page-head.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { Tabs } from '#web/ui/tabs.tsx';
import { useIsWide } from '#web/ui/use-is-wide.ts';
import { closedTo } from './closed-to.ts';
import { jobNeeds } from './job-needs.ts';
import { OverviewTab } from './overview-tab.tsx';
import { partOfDay } from './part-of-day.ts';
import { PaymentPlace } from './payment-place.tsx';
import { useTab } from './use-tab.ts';

// Only what one sees first comes with the page.
const BillingTab = lazy(() => import('./billing-tab.tsx').then((file) => ({ default: file.BillingTab })));
const CalendarTab = lazy(() => import('./calendar-tab.tsx').then((file) => ({ default: file.CalendarTab })));
const CleanersTab = lazy(() => import('./cleaners-tab.tsx').then((file) => ({ default: file.CleanersTab })));
const JobsTab = lazy(() => import('./jobs-tab.tsx').then((file) => ({ default: file.JobsTab })));
const SettingsTab = lazy(() => import('./settings-tab.tsx').then((file) => ({ default: file.SettingsTab })));
const PaymentBanner = lazy(() => import('./payment-banner.tsx').then((file) => ({ default: file.PaymentBanner })));
const PropertiesTab = lazy(() => import('./properties-tab.tsx').then((file) => ({ default: file.PropertiesTab })));

/** Greeting, the sentence that says what needs the host, and the parts of the dashboard. */
export function Dashboard({ user }: { user: User }) {
  const { t } = useTranslation('host');
  const acting = actingFor();
  const [tab, setTab] = useTab(closedTo(acting));
  const overview = useRead(getHostOverview);
  // until the first job is posted the overview leads there step by step
  const starting = useRead(listHostJobs, { query: { limit: 5 } }).data?.length === 0;
  const waiting = (kinds: readonly InboxKind[]) =>
    overview.data?.inbox.reduce((sum, { kind, count }) => sum + (kinds.includes(kind) ? count : 0), 0) ?? 0;
  const toPay = waiting(['pay']);
  // nothing is posted before what is owed is paid, which has a button of its own
  const owes = toPay > 0;
  const needs = overview.data ? jobNeeds(overview.data) : 0;
  const asked = waiting(['calendar']);
  const counted = useCounted();
  const items = [
    {
      value: 'overview',
      label: t('tabs.overview'),
      content: <OverviewTab user={user} overview={overview} onTab={setTab} />,
    },
    { value: 'properties', label: t('tabs.properties'), content: <PropertiesTab /> },
    {
      value: 'jobs',
      label: t('tabs.jobs'),
      content: <JobsTab />,
      ...counted(needs),
    },
    { value: 'cleaners', label: t('tabs.cleaners'), content: <CleanersTab /> },
    {
      value: 'calendar',
      label: t('tabs.calendar'),
      content: <CalendarTab linked />,
      ...counted(asked),
    },
    {
      value: 'billing',
      label: t('tabs.billing'),
      content: <BillingTab overview={overview} />,
      ...counted(toPay),
    },
    { value: 'settings', label: t('tabs.settings'), content: <SettingsTab user={user} /> },
  ] as const;
  const open = items.filter(({ value }) => !closedTo(acting).includes(value));
  return (
    <div className="page pb-16">
      <Head {...{ user, tab, overview, starting }} isNext={!starting && !owes} />
      {/* the overview has its first steps, or its inbox, for that */}
      {tab !== 'overview' && (
        <Suspense fallback={<PaymentPlace />}>
          <PaymentBanner />
        </Suspense>
      )}
      <Tabs label={t('tabs.label')} value={tab} onValueChange={setTab} items={open} />
    </div>
  );
}

interface HeadProps {
  user: User;
  tab: ReturnType<typeof useTab>[0];
  overview: UseQueryResult<HostOverview, Error>;
  starting: boolean;
  /** Nothing comes before the next job. */
  isNext: boolean;
}

/** On a phone what is said to begin with stands above the overview alone: the other parts begin with their own. */
function Head({ user, tab, overview, starting, isNext }: HeadProps) {
  const { t } = useTranslation('host');
  const isWide = useIsWide();
  if (tab !== 'overview' && !isWide) return <PageHead title={t(`tabs.${tab}`)} />;
  return (
    <PageHead
      back={t('title')}
      title={<Greeting name={user.firstName} />}
      lede={starting ? t('start.lede') : <Lede overview={overview} />}
      // the jobs have their own
      actions={may(postJob) && tab !== 'jobs' && <PostJob isNext={isNext} />}
    />
  );
}

/** A tab’s number, where there is one, with what it counts; apricot is for whoever may settle it. */
function useCounted() {
  const { t } = useTranslation('host');
  const name = whomItWaitsFor();
  const title = name === null ? t('inbox.title') : t('inbox.titleOf', { name });
  return (count: number) =>
    count > 0 ? { count, hot: name === null, countTitle: t('tabs.counted', { title, count }) } : {};
}

/** Filled unless something else comes first. */
function PostJob({ isNext }: { isNext: boolean }) {
  const { t } = useTranslation('host');
  return (
    <LinkButton variant={isNext ? 'primary' : 'secondary'} icon={Plus} to={to('hostPostJob')}>
      {t('postJob')}
    </LinkButton>
  );
}

/** Says nothing where the overview could not be loaded: its tab tells why. */
function Lede({ overview: { data, error } }: { overview: UseQueryResult<HostOverview, Error> }) {
  if (error && !data) return null;
  return (
    <span className="block max-sm:min-h-[2lh]">
      {data ? <NeedsSentence overview={data} /> : <Skeleton className="my-1.5 h-4 w-72 max-w-full" />}
    </span>
  );
}

/** By the reader's own clock. */
function Greeting({ name }: { name: string }) {
  const { t } = useTranslation('host');
  return t(`greeting.${partOfDay(new Date(useNow()).getHours())}`, { name });
}
