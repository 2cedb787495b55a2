import { useTranslation } from 'react-i18next';
import { IncompleteCard } from '#web/cleaners/incomplete-card.tsx';
import { PageTitle } from '#web/shell/page-title.tsx';
import { RequireRole } from '#web/shell/require-role.tsx';
import { Skeleton, SkeletonRows } from '#web/ui/skeleton.tsx';
import { CleanerSteps } from './cleaner-steps.tsx';
import { Dashboard } from './dashboard.tsx';
import { WithProfile } from './with-profile.tsx';

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
                <IncompleteCard steps={<CleanerSteps profile={profile} />} />
              )
            }
          </WithProfile>
        </>
      )}
    </RequireRole>
  );
}

/** The dashboard's shape while the profile loads. */
function DashboardSkeleton() {
  const { t } = useTranslation('ui');
  return (
    <div role="status" className="page grid gap-5 pt-6 pb-16">
      <span className="sr-only">{t('loading')}</span>
      <Skeleton className="h-4 w-32" />
      <Skeleton className="h-8 w-64 max-w-full" />
      <Skeleton className="h-24" />
      <Skeleton className="h-11" />
      <SkeletonRows rows={4} />
    </div>
  );
}
