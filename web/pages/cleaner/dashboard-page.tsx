import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import type { User } from '#contract/accounts.ts';
import type { CleanerProfile } from '#contract/cleaners.ts';
import { PageTitle } from '#web/shell/page-title.tsx';
import { RequireRole } from '#web/shell/require-role.tsx';
import { Dashboard } from './dashboard.tsx';
import { DashboardSkeleton } from './dashboard-skeleton.tsx';
import { useTab } from './use-tab.ts';
import { WithProfile } from './with-profile.tsx';

const Unfinished = lazy(() => import('./unfinished.tsx').then((file) => ({ default: file.Unfinished })));
const UnfinishedPart = lazy(() => import('./unfinished-part.tsx').then((file) => ({ default: file.UnfinishedPart })));

/** /cleaner/dashboard: `?tab=` chooses the part; /cleaner/availability, /payouts and /jobs open it at theirs. */
// `page-files.ts` reads the default export of a page.
export default function CleanerDashboardPage() {
  const { t } = useTranslation('cleaner');
  return (
    <RequireRole roles={['CLEANER']} otherwise="cleaner">
      {(user) => (
        <>
          <PageTitle>{t('title')}</PageTitle>
          <WithProfile waiting={<DashboardSkeleton />}>
            {(profile) =>
              profile?.onboardingCompleted ? (
                <Dashboard user={user} profile={profile} />
              ) : (
                <BeforeProfile user={user} profile={profile} />
              )
            }
          </WithProfile>
        </>
      )}
    </RequireRole>
  );
}

interface BeforeProfileProps {
  user: User;
  profile: CleanerProfile | null;
}

/** What there is until the profile is complete; who only helps has no work of their own to look at. */
function BeforeProfile({ user, profile }: BeforeProfileProps) {
  const [tab, setTab] = useTab();
  return (
    <Suspense fallback={<DashboardSkeleton />}>
      {tab === 'overview' || user.helperOnly ? (
        <Unfinished profile={profile} />
      ) : (
        <UnfinishedPart tab={tab} onBrowse={() => setTab('jobs')} />
      )}
    </Suspense>
  );
}
