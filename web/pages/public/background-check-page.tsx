import { lazy, Suspense } from 'react';
import { CheckExplained } from '#web/background-checks/check-explained.tsx';
import { CheckSkeleton } from '#web/background-checks/check-skeleton.tsx';
import { JobsNearby } from '#web/jobs/jobs-nearby.tsx';
import { useSession } from '#web/platform/session.tsx';
import { PublicHead } from '#web/shell/public-head.tsx';

// Only cleaners need the forms, the contract and the card fields.
const CleanersOwn = lazy(async () => ({ default: (await import('../cleaner/own-check.tsx')).OwnCheck }));

/** /background-check: an explanation for everybody, a cleaner's own check for cleaners. */
// `page-files.ts` reads the default export of a page.
export default function BackgroundCheckPage() {
  const { user, loading } = useSession();
  return (
    <>
      <PublicHead screen="backgroundCheck" />
      {user?.role === 'CLEANER' ? (
        <Suspense fallback={<CheckSkeleton />}>
          <CleanersOwn user={user} />
        </Suspense>
      ) : (
        <CheckExplained role={user?.role ?? null} loading={loading} nearby={<JobsNearby />} />
      )}
    </>
  );
}
