import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { PageTitle } from '#web/shell/page-title.tsx';
import { RequireRole } from '#web/shell/require-role.tsx';
import { Day } from './day.tsx';
import { DaySkeleton } from './day-skeleton.tsx';

const Unfinished = lazy(() => import('./unfinished.tsx').then((file) => ({ default: file.Unfinished })));

/** /cleaner/today: what waits for an answer, then the day from stop to stop. */
// `page-files.ts` reads the default export of a page.
export default function TodayPage() {
  const { t } = useTranslation('today');
  return (
    <RequireRole roles={['CLEANER']} otherwise="cleaner">
      {(user) => (
        <>
          <PageTitle>{t('title')}</PageTitle>
          <Suspense fallback={<DaySkeleton />}>
            {user.onboardingCompleted ? <Day /> : <Unfinished profile={null} />}
          </Suspense>
        </>
      )}
    </RequireRole>
  );
}
