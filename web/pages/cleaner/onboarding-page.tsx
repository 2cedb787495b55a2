import { useTranslation } from 'react-i18next';
import type { User } from '#contract/accounts.ts';
import { getCleanerProfile } from '#contract/cleaners.ts';
import { IncludedList } from '#web/background-checks/included-list.tsx';
import { OnboardingWizard } from '#web/cleaners/onboarding-wizard.tsx';
import { useErrorText } from '#web/platform/error-text.ts';
import { useRead } from '#web/platform/use-read.ts';
import { PageTitle } from '#web/shell/page-title.tsx';
import { RequireRole } from '#web/shell/require-role.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';

/** /cleaner/onboarding */
// React Router reads the default export of a route module.
export default function OnboardingPage() {
  const { t } = useTranslation('onboarding');
  return (
    <RequireRole roles={['CLEANER']} otherwise="cleaner">
      {(user) => (
        <>
          <PageTitle>{t('title')}</PageTitle>
          <Onboarding user={user} />
        </>
      )}
    </RequireRole>
  );
}

/** The form starts with the answers that are saved, so it waits for them. */
function Onboarding({ user }: { user: User }) {
  const { t } = useTranslation('onboarding');
  const errorText = useErrorText();
  const profile = useRead(getCleanerProfile);
  if (profile.data !== undefined)
    return <OnboardingWizard profile={profile.data} user={user} included={<IncludedList />} />;
  if (!profile.error) return <OnboardingSkeleton />;
  return (
    <div className="mx-auto max-w-2xl px-gutter py-12">
      <ErrorState
        title={t('failed')}
        description={errorText(profile.error)}
        onRetry={() => void profile.refetch()}
        retrying={profile.isFetching}
      />
    </div>
  );
}

function OnboardingSkeleton() {
  const { t } = useTranslation('ui');
  return (
    <div role="status" className="mx-auto grid max-w-2xl gap-4 px-gutter pt-6 pb-16">
      <span className="sr-only">{t('loading')}</span>
      <Skeleton className="h-8 w-72 max-w-full" />
      <Skeleton className="h-10" />
      <Skeleton className="h-96" />
    </div>
  );
}
