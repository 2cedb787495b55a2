import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { getCleanerProfile } from '#contract/calls.ts';
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
      <div className="page grid gap-8 pb-20">
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
            <Glimpse seeker={seeker} />
          </>
        )}
      </div>
    </>
  );
}

/** Of a cleaner whose check is still to come, the ZIP is known. */
function NearbyOwn({ seeker }: { seeker: JobSeeker }) {
  const profile = useRead(getCleanerProfile, { enabled: seeker === 'unchecked' }).data;
  const zip = profile?.personal?.zipCode ?? undefined;
  return <JobsNearby key={zip} zip={zip} />;
}
