import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { getToday } from '#contract/today-calls.ts';
import { ReadFailed } from '#web/platform/read-failed.tsx';
import { useRead } from '#web/platform/use-read.ts';
import { PageTitle } from '#web/shell/page-title.tsx';
import { RequireRole } from '#web/shell/require-role.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { DayView } from './day-view.tsx';

const IncompleteCard = lazy(() =>
  import('#web/cleaners/incomplete-card.tsx').then((file) => ({ default: file.IncompleteCard })),
);

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
            {user.onboardingCompleted ? <Day /> : <IncompleteCard steps={null} />}
          </Suspense>
        </>
      )}
    </RequireRole>
  );
}

function Day() {
  const { t } = useTranslation('today');
  const today = useRead(getToday);
  if (today.data) return <DayView today={today.data} />;
  if (!today.error) return <DaySkeleton />;
  return (
    <div className="page py-12">
      <ReadFailed title={t('failed')} read={today} />
    </div>
  );
}

function DaySkeleton() {
  const { t } = useTranslation('ui');
  return (
    <div role="status" className="page grid gap-6 pt-6 pb-16">
      <span className="sr-only">{t('loading')}</span>
      <Skeleton className="h-8 w-56" />
      <Skeleton className="h-12" />
      <Skeleton shape="card" className="h-40" />
      <Skeleton shape="card" className="h-96" />
    </div>
  );
}
