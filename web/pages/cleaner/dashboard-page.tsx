import { useTranslation } from 'react-i18next';
import { IncompleteCard } from '#web/cleaners/incomplete-card.tsx';
import { PageTitle } from '#web/shell/page-title.tsx';
import { RequireRole } from '#web/shell/require-role.tsx';
import { Dashboard } from './dashboard.tsx';
import { DashboardSkeleton } from './dashboard-skeleton.tsx';
import { WithProfile } from './with-profile.tsx';

/** /cleaner/dashboard: `?tab=` chooses the part; /cleaner/availability, /payouts and /jobs open it at theirs. */
// React Router reads the default export of a route module.
export default function CleanerDashboardPage() {
  const { t } = useTranslation('cleaner');
  return (
    <RequireRole roles={['CLEANER']} otherwise="cleaner">
      {(user) => (
        <>
          <PageTitle>{t('title')}</PageTitle>
          <WithProfile waiting={<DashboardSkeleton />}>
            {(profile) =>
              profile?.onboardingCompleted ? <Dashboard user={user} profile={profile} /> : <IncompleteCard />
            }
          </WithProfile>
        </>
      )}
    </RequireRole>
  );
}
