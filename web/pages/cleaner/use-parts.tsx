import { lazy, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { User } from '#contract/accounts.ts';
import { getCleanerOverview, listRecommendedJobs } from '#contract/calls.ts';
import type { CleanerProfile } from '#contract/cleaners.ts';
import { CheckGate } from '#web/cleaners/check-gate.tsx';
import { useRead } from '#web/platform/use-read.ts';
import { FarPart, LatePart } from '../late-part.tsx';
import { useTab } from './use-tab.ts';

// Each part has an address of its own, so any may be the first to be seen.
const AssignedTab = lazy(() => import('./assigned-tab.tsx').then((file) => ({ default: file.AssignedTab })));
const AvailableTab = lazy(() => import('./available-tab.tsx').then((file) => ({ default: file.AvailableTab })));
const BidsTab = lazy(() => import('./bids-tab.tsx').then((file) => ({ default: file.BidsTab })));
const ClientsTab = lazy(() => import('./clients-tab.tsx').then((file) => ({ default: file.ClientsTab })));
const EarningsTab = lazy(() => import('./earnings-tab.tsx').then((file) => ({ default: file.EarningsTab })));
const InsteadOfJobs = lazy(() => import('./instead-of-jobs.tsx').then((file) => ({ default: file.InsteadOfJobs })));
const OverviewTab = lazy(() => import('./overview-tab.tsx').then((file) => ({ default: file.OverviewTab })));
const ProfileTab = lazy(() => import('./profile-tab.tsx').then((file) => ({ default: file.ProfileTab })));
const RecommendedTab = lazy(() => import('./recommended-tab.tsx').then((file) => ({ default: file.RecommendedTab })));
const ReferralsPanel = lazy(() =>
  import('#web/referrals/referrals-panel.tsx').then((file) => ({ default: file.ReferralsPanel })),
);
const RequestsTab = lazy(() => import('./requests-tab.tsx').then((file) => ({ default: file.RequestsTab })));
const AvailabilityForm = lazy(() =>
  import('#web/cleaners/availability-form.tsx').then((file) => ({ default: file.AvailabilityForm })),
);
const BusyCalendars = lazy(() =>
  import('#web/calendars/busy/busy-calendars.tsx').then((file) => ({ default: file.BusyCalendars })),
);
const ExportLink = lazy(() => import('#web/calendars/export-link.tsx').then((file) => ({ default: file.ExportLink })));
const OwnWork = lazy(() => import('#web/helpers/own-work.tsx').then((file) => ({ default: file.OwnWork })));
const OwnRecordPart = lazy(() =>
  import('#web/records/own-record-part.tsx').then((file) => ({ default: file.OwnRecordPart })),
);

/**
 * Lists of jobs are for approved cleaners; the others read there what is missing, and who only helps how to bid, too.
 * The overview ends with the cleaner’s own figures. Work comes first, in the order in which it is looked at day by day; what is
 * set up and seldom changed comes last.
 */
export function useParts(user: User, profile: CleanerProfile, stats: ReactNode) {
  const { t } = useTranslation('cleaner');
  const [, setTab] = useTab();
  const helps = user.helperOnly === true;
  const approved = profile.backgroundCheckStatus === 'APPROVED' && !helps;
  const recommended = useRead(listRecommendedJobs, { enabled: approved });
  const counts = useRead(getCleanerOverview).data;
  const gate = helps ? <HelpsOnly /> : <CheckGate status={profile.backgroundCheckStatus} />;
  const instead = helps ? gate : <InsteadOfJobs profile={profile} />;
  const count = (value: number | undefined, hot = false) => (value ? { count: value, hot } : {});
  return [
    { value: 'overview', label: t('tabs.overview'), content: <OverviewTab {...{ profile, stats }} onTab={setTab} /> },
    { value: 'assigned', label: t('tabs.assigned'), content: <Assigned /> },
    {
      value: 'jobs',
      label: t('tabs.jobs'),
      content: approved ? <AvailableTab profile={profile} /> : instead,
      ...count(approved ? counts?.availableJobs : 0),
    },
    {
      value: 'recommended',
      label: t('tabs.recommended'),
      content: approved ? <RecommendedTab jobs={recommended} onTab={setTab} /> : instead,
      ...count(recommended.data?.length),
    },
    {
      value: 'requests',
      label: t('tabs.requests'),
      content: <RequestsTab mayBid={approved} />,
      ...count(counts?.clientRequests, true),
    },
    {
      value: 'bids',
      label: t('tabs.bids'),
      content: <BidsTab gate={approved ? null : gate} onBrowse={() => setTab('jobs')} />,
      ...count(counts?.activeBids),
    },
    { value: 'earnings', label: t('tabs.earnings'), content: <EarningsTab />, apart: true },
    {
      value: 'availability',
      label: t('tabs.availability'),
      content: (
        <div className="grid gap-10 max-lg:pb-20">
          <AvailabilityForm profile={profile} />
          <FarPart height="h-46 md:h-36">
            <ExportLink viewer="cleaner" />
          </FarPart>
          <FarPart>
            <BusyCalendars />
          </FarPart>
        </div>
      ),
    },
    { value: 'clients', label: t('tabs.clients'), content: <ClientsTab /> },
    { value: 'referrals', label: t('tabs.referrals'), content: <ReferralsPanel /> },
    {
      value: 'profile',
      label: t('tabs.profile'),
      content: (
        <div className="grid gap-10">
          <ProfileTab user={user} profile={profile} />
          <FarPart height="h-32">
            <OwnRecordPart />
          </FarPart>
        </div>
      ),
    },
  ] as const;
}

function Assigned() {
  return (
    <AssignedTab>
      <FarPart>
        <ExportLink viewer="cleaner" />
      </FarPart>
    </AssignedTab>
  );
}

function HelpsOnly() {
  return (
    <LatePart height="h-24">
      <OwnWork />
    </LatePart>
  );
}
