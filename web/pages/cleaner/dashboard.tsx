import { LogOut, UserRoundPen } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { User } from '#contract/accounts.ts';
import { getCleanerOverview, listRecommendedJobs } from '#contract/calls.ts';
import type { CleanerProfile } from '#contract/cleaners.ts';
import { CheckGate } from '#web/cleaners/check-gate.tsx';
import { ProfileStats } from '#web/cleaners/profile-stats.tsx';
import { useWaitsTyped } from '#web/platform/kept-typing.ts';
import { useRead } from '#web/platform/use-read.ts';
import { useSignOut } from '#web/shell/use-sign-out.ts';
import { Button } from '#web/ui/button.tsx';
import { fetchedAhead } from '#web/ui/fetched-ahead.ts';
import { PageHead } from '#web/ui/page-head.tsx';
import { Tabs } from '#web/ui/tabs.tsx';
import { TextButton } from '#web/ui/text-button.tsx';
import { FarPart } from '../late-part.tsx';
import { useTab } from './use-tab.ts';

// Each part has an address of its own, so any may be the first to be seen.
const AssignedTab = lazy(() => import('./assigned-tab.tsx').then((file) => ({ default: file.AssignedTab })));
const AvailableTab = lazy(() => import('./available-tab.tsx').then((file) => ({ default: file.AvailableTab })));
const BidsTab = lazy(() => import('./bids-tab.tsx').then((file) => ({ default: file.BidsTab })));
const ClientsTab = lazy(() => import('./clients-tab.tsx').then((file) => ({ default: file.ClientsTab })));
const EarningsTab = lazy(() => import('./earnings-tab.tsx').then((file) => ({ default: file.EarningsTab })));
const OverviewTab = lazy(() => import('./overview-tab.tsx').then((file) => ({ default: file.OverviewTab })));
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
const OwnRecordPart = lazy(() =>
  import('#web/records/own-record-part.tsx').then((file) => ({ default: file.OwnRecordPart })),
);
const EditProfileDialog = fetchedAhead(() =>
  import('#web/cleaners/edit-profile-dialog.tsx').then((file) => file.EditProfileDialog),
);

interface DashboardProps {
  user: User;
  profile: CleanerProfile;
}

/** Who one is, what one asks, and the parts of a cleaner's work. */
export function Dashboard({ user, profile }: DashboardProps) {
  const { t } = useTranslation('cleaner');
  const [tab, setTab] = useTab();
  const signOut = useSignOut();
  return (
    <div className="page flex flex-col pb-16">
      <PageHead
        back={t('title')}
        title={t('welcome', { name: user.firstName })}
        actions={<HeadActions profile={profile} />}
      />
      <div className="max-md:order-last max-md:mt-10">
        <ProfileStats
          profile={profile}
          user={user}
          signOut={<TextButton onClick={() => void signOut()}>{t('signOut')}</TextButton>}
        />
      </div>
      <Tabs
        className="min-w-0 md:mt-5"
        label={t('tabs.label')}
        value={tab}
        onValueChange={setTab}
        items={useTabItems(profile)}
      />
    </div>
  );
}

/** Lists of jobs are for approved cleaners; the others read there what is missing. */
function useTabItems(profile: CleanerProfile) {
  const { t } = useTranslation('cleaner');
  const [, setTab] = useTab();
  const approved = profile.backgroundCheckStatus === 'APPROVED';
  const recommended = useRead(listRecommendedJobs, { enabled: approved });
  const counts = useRead(getCleanerOverview).data;
  const gate = <CheckGate status={profile.backgroundCheckStatus} />;
  const count = (value: number | undefined, hot = false) => (value ? { count: value, hot } : {});
  return [
    {
      value: 'overview',
      label: t('tabs.overview'),
      content: (
        <div className="grid gap-10">
          <OverviewTab profile={profile} onTab={setTab} />
          <FarPart height="h-32">
            <OwnRecordPart />
          </FarPart>
        </div>
      ),
    },
    {
      value: 'recommended',
      label: t('tabs.recommended'),
      content: approved ? <RecommendedTab jobs={recommended} onTab={setTab} /> : gate,
      ...count(recommended.data?.length),
    },
    { value: 'jobs', label: t('tabs.jobs'), content: approved ? <AvailableTab profile={profile} /> : gate },
    {
      value: 'requests',
      label: t('tabs.requests'),
      content: <RequestsTab />,
      ...count(counts?.clientRequests, true),
    },
    {
      value: 'bids',
      label: t('tabs.bids'),
      content: <BidsTab gate={approved ? null : gate} onBrowse={() => setTab('jobs')} />,
    },
    {
      value: 'assigned',
      label: t('tabs.assigned'),
      content: (
        <div className="grid gap-10">
          <AssignedTab />
          <FarPart>
            <ExportLink viewer="cleaner" />
          </FarPart>
        </div>
      ),
    },
    { value: 'clients', label: t('tabs.clients'), content: <ClientsTab /> },
    { value: 'earnings', label: t('tabs.earnings'), content: <EarningsTab /> },
    {
      value: 'availability',
      label: t('tabs.availability'),
      content: (
        <div className="grid gap-10">
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
    { value: 'referrals', label: t('tabs.referrals'), content: <ReferralsPanel /> },
  ] as const;
}

function HeadActions({ profile }: { profile: CleanerProfile }) {
  const { t } = useTranslation('cleaner');
  const signOut = useSignOut();
  const waits = useWaitsTyped();
  const [editing, setEditing] = useState(waits('profile'));
  return (
    <>
      <Button icon={UserRoundPen} onClick={() => setEditing(true)}>
        {t('edit.button')}
      </Button>
      <Button variant="quiet" icon={LogOut} onClick={() => void signOut()}>
        {t('logout')}
      </Button>
      {editing && (
        <Suspense fallback={null}>
          <EditProfileDialog profile={profile} onClose={() => setEditing(false)} />
        </Suspense>
      )}
    </>
  );
}
