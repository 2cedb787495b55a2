import { Plus } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import type { User } from '#contract/accounts.ts';
import { getHostOverview, postJob } from '#contract/calls.ts';
import type { InboxKind } from '#contract/overviews.ts';
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
import { isStarting } from './is-starting.ts';
import { jobNeeds } from './job-needs.ts';
import { OverviewTab } from './overview-tab.tsx';
import { partOfDay } from './part-of-day.ts';
import { PaymentPlace } from './payment-place.tsx';
import { useTab } from './use-tab.ts';

// Only what one sees first comes with the page.
const CreateJobButton = lazy(() =>
  import('./create-job-button.tsx').then((file) => ({ default: file.CreateJobButton })),
);
const BillingTab = lazy(() => import('./billing-tab.tsx').then((file) => ({ default: file.BillingTab })));
const CalendarTab = lazy(() => import('./calendar-tab.tsx').then((file) => ({ default: file.CalendarTab })));
const CleanersTab = lazy(() => import('./cleaners-tab.tsx').then((file) => ({ default: file.CleanersTab })));
const JobsTab = lazy(() => import('./jobs-tab.tsx').then((file) => ({ default: file.JobsTab })));
const SettingsTab = lazy(() => import('./settings-tab.tsx').then((file) => ({ default: file.SettingsTab })));
const PaymentBanner = lazy(() => import('./payment-banner.tsx').then((file) => ({ default: file.PaymentBanner })));
const PropertiesTab = lazy(() => import('./properties-tab.tsx').then((file) => ({ default: file.PropertiesTab })));

/** The head of the open part, and the parts of the dashboard. */
export function Dashboard({ user }: { user: User }) {
  const { t } = useTranslation('host');
  const acting = actingFor();
  const [tab, setTab] = useTab(closedTo(acting));
  const overview = useRead(getHostOverview);
  const starting = isStarting(overview.data);
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
      <Head {...{ user, tab }} isNext={!starting && !owes} />
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
  /** Nothing comes before the next job. */
  isNext: boolean;
}

/** The overview begins with a greeting, every other part with its own name: of one height, so that the tabs stay where they are. */
function Head({ user, tab, isNext }: HeadProps) {
  const { t } = useTranslation('host');
  const isWide = useIsWide();
  if (tab === 'jobs') return <PageHead title={t('tabs.jobs')} actions={<CreateJobPlace />} />;
  if (tab !== 'overview')
    return <PageHead title={t(`tabs.${tab}`)} actions={isWide && may(postJob) && <PostJob isNext={isNext} />} />;
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

/** By the reader's own clock. */
function Greeting({ name }: { name: string }) {
  const { t } = useTranslation('host');
  return t(`greeting.${partOfDay(new Date(useNow()).getHours())}`, { name });
}
