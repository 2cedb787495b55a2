import { lazy, type ReactNode, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { getCleanerProfile, getNearbyJobs } from '#contract/calls.ts';
import { JobsNearby } from '#web/jobs/jobs-nearby.tsx';
import { useSession } from '#web/platform/session.tsx';
import { useRead } from '#web/platform/use-read.ts';
import { PublicHead } from '#web/shell/public-head.tsx';
import { PageHead } from '#web/ui/page-head.tsx';
import { SkeletonRows } from '#web/ui/skeleton.tsx';
import { FindJobsHint } from './find-jobs-hint.tsx';
import { Glimpse } from './glimpse.tsx';
import { type JobSeeker, useJobSeeker } from './use-job-seeker.ts';

const JobsNearCleaner = lazy(() =>
  import('./jobs-near-cleaner.tsx').then((file) => ({ default: file.JobsNearCleaner })),
);
const OwnWork = lazy(() => import('#web/helpers/own-work.tsx').then((file) => ({ default: file.OwnWork })));

/** /find-jobs: a glimpse of open jobs; for approved cleaners those around them, and from there all. */
// `page-files.ts` reads the default export of a page.
export default function FindJobsPage() {
  const { t } = useTranslation('findJobs');
  const { loading } = useSession();
  const seeker = useJobSeeker();
  return (
    <>
      <PublicHead screen="findJobs" />
      {/* who is signed in sees the footer only below the screen: it would be thrown out of it by what is read first */}
      <div className="page grid content-start gap-8 pb-20 in-data-known:min-h-dvh">
        <PageHead title={t('heading')} lede={t('lede')} />
        {seeker === null ? (
          <SkeletonRows rows={4} />
        ) : seeker === 'approved' || seeker === 'helper' ? (
          <Suspense fallback={<SkeletonRows rows={4} />}>
            {seeker === 'approved' ? <JobsNearCleaner /> : <OwnWork />}
          </Suspense>
        ) : (
          <>
            <div className={loading ? 'in-data-known:invisible' : undefined}>
              <FindJobsHint seeker={seeker} />
              <div className="mt-8 max-w-2xl">
                <NearbyOwn seeker={seeker} />
              </div>
            </div>
            <AfterNearby seeker={seeker}>
              <Glimpse seeker={seeker} />
            </AfterNearby>
          </>
        )}
      </div>
    </>
  );
}

/** Of a cleaner whose check is still to come, the ZIP is known. */
function useOwnZip(seeker: JobSeeker) {
  const profile = useRead(getCleanerProfile, { enabled: seeker === 'unchecked' });
  return { profile, zip: profile.data?.personal?.zipCode ?? undefined };
}

function NearbyOwn({ seeker }: { seeker: JobSeeker }) {
  const { profile, zip } = useOwnZip(seeker);
  return <JobsNearby key={zip} zip={zip} isAwaited={profile.isLoading} />;
}

/** Shows itself once what is open around one's own ZIP stands above it: how much that is, nobody knows before. */
function AfterNearby({ seeker, children }: { seeker: JobSeeker; children: ReactNode }) {
  const near = useOwnZip(seeker).zip ?? '';
  const { isLoading } = useRead(getNearbyJobs, { query: { near }, enabled: near !== '' });
  return <div className={isLoading ? 'invisible' : undefined}>{children}</div>;
}
