import { useTranslation } from 'react-i18next';
import type { User } from '#contract/accounts.ts';
import { getCleanerProfile } from '#contract/cleaners.ts';
import { IncompleteCard } from '#web/cleaners/incomplete-card.tsx';
import { useErrorText } from '#web/platform/error-text.ts';
import { useRead } from '#web/platform/use-read.ts';
import { PageTitle } from '#web/shell/page-title.tsx';
import { RequireRole } from '#web/shell/require-role.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Dashboard } from './dashboard.tsx';
import { DashboardSkeleton } from './dashboard-skeleton.tsx';

/** /cleaner/dashboard: `?tab=` chooses the part; /cleaner/availability, /payouts and /jobs open it at theirs. */
// React Router reads the default export of a route module.
export default function CleanerDashboardPage() {
  const { t } = useTranslation('cleaner');
  return (
    <RequireRole roles={['CLEANER']} otherwise="cleaner">
      {(user) => (
        <>
          <PageTitle>{t('title')}</PageTitle>
          <WithProfile user={user} />
        </>
      )}
    </RequireRole>
  );
}

function WithProfile({ user }: { user: User }) {
  const { t } = useTranslation('cleaner');
  const errorText = useErrorText();
  const profile = useRead(getCleanerProfile);
  if (profile.data?.onboardingCompleted) return <Dashboard user={user} profile={profile.data} />;
  if (profile.data !== undefined) return <IncompleteCard />;
  if (!profile.error) return <DashboardSkeleton />;
  return (
    <div className="page py-12">
      <ErrorState
        title={t('failed')}
        description={errorText(profile.error)}
        onRetry={() => void profile.refetch()}
        retrying={profile.isFetching}
      />
    </div>
  );
}
