import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { PageTitle } from '#web/shell/page-title.tsx';
import { RequireRole } from '#web/shell/require-role.tsx';
import { Dashboard } from './dashboard.tsx';
import { DashboardSkeleton } from './dashboard-skeleton.tsx';
import { WithProfile } from './with-profile.tsx';

const Unfinished = lazy(() => import('./unfinished.tsx').then((file) => ({ default: file.Unfinished })));

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
                <Suspense fallback={<DashboardSkeleton />}>
                  <Unfinished profile={profile} />
                </Suspense>
              )
            }
          </WithProfile>
        </>
      )}
    </RequireRole>
  );
}
