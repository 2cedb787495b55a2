import { useTranslation } from 'react-i18next';
import { IncludedList } from '#web/background-checks/included-list.tsx';
import { OnboardingWizard } from '#web/cleaners/onboarding-wizard.tsx';
import { JobsNearby } from '#web/jobs/jobs-nearby.tsx';
import { PageTitle } from '#web/shell/page-title.tsx';
import { RequireRole } from '#web/shell/require-role.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { WithProfile } from './with-profile.tsx';

/** /cleaner/onboarding */
// `page-files.ts` reads the default export of a page.
export default function OnboardingPage() {
  const { t } = useTranslation('onboarding');
  return (
    <RequireRole roles={['CLEANER']} otherwise="cleaner" signsIn>
      {(user) => (
        <>
          <PageTitle>{t('title')}</PageTitle>
          {/* The form starts with the answers that are saved, so it waits for them. */}
          <WithProfile waiting={<OnboardingSkeleton />}>
            {(profile) => (
              <OnboardingWizard
                profile={profile}
                user={user}
                included={<IncludedList />}
                nearby={profile?.personal ? null : <JobsNearby />}
              />
            )}
          </WithProfile>
        </>
      )}
    </RequireRole>
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
