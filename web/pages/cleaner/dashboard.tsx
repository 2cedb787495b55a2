import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import type { User } from '#contract/accounts.ts';
import type { CleanerProfile } from '#contract/cleaners.ts';
import { PageHead } from '#web/ui/page-head.tsx';
import { Tabs } from '#web/ui/tabs.tsx';
import { useIsWide } from '#web/ui/use-is-wide.ts';
import { DashboardSkeleton } from './dashboard-skeleton.tsx';
import { EditProfile } from './edit-profile.tsx';
import { OwnStats } from './own-stats.tsx';
import { useApprovedLive } from './use-approved-live.ts';
import { useParts } from './use-parts.tsx';
import { useTab } from './use-tab.ts';

const PhoneDashboard = lazy(() => import('./phone-dashboard.tsx').then((file) => ({ default: file.PhoneDashboard })));

interface DashboardProps {
  user: User;
  profile: CleanerProfile;
}

/** Who one is, what one asks, and the parts of a cleaner's work: as tabs, or on a phone one by one from its bar. */
export function Dashboard(props: DashboardProps) {
  const isWide = useIsWide();
  useApprovedLive(props.profile);
  if (isWide) return <WideDashboard {...props} />;
  return (
    <Suspense fallback={<DashboardSkeleton />}>
      <PhoneDashboard {...props} />
    </Suspense>
  );
}

function WideDashboard({ user, profile }: DashboardProps) {
  const { t } = useTranslation('cleaner');
  const [tab, setTab] = useTab();
  const stats = <OwnStats profile={profile} user={user} />;
  // each head is as high as the other, so that the tabs stay where they are
  return (
    <div className="page pb-16">
      {tab === 'overview' ? (
        <PageHead
          back={t('title')}
          title={t('welcome', { name: user.firstName })}
          // the menu above has the way out
          actions={<EditProfile profile={profile} resumes />}
        />
      ) : (
        <PageHead back={t('title')} title={t(`tabs.${tab}`)} />
      )}
      <Tabs
        className="min-w-0"
        label={t('tabs.label')}
        value={tab}
        onValueChange={setTab}
        items={useParts(user, profile, stats)}
      />
    </div>
  );
}
