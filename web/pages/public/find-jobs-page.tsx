import { lazy, type ReactNode, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { getCleanerProfile, getNearbyJobs } from '#contract/calls.ts';
import { JobsNearby } from '#web/jobs/jobs-nearby.tsx';
import { useSession } from '#web/platform/session.tsx';
import { useRead } from '#web/platform/use-read.ts';
import { PublicHead } from '#web/shell/public-head.tsx';
import { PageHead } from '#web/ui/page-head.tsx';
import { SkeletonRows } from '#web/ui/skeleton.tsx';
import { DashboardSkeleton } from '../cleaner/dashboard-skeleton.tsx';
import { FindJobsHint } from './find-jobs-hint.tsx';
import { Glimpse } from './glimpse.tsx';
import { type JobSeeker, useJobSeeker } from './use-job-seeker.ts';

const OwnFindJobs = lazy(() => import('./own-find-jobs.tsx').then((file) => ({ default: file.OwnFindJobs })));
const OwnWork = lazy(() => import('#web/helpers/own-work.tsx').then((file) => ({ default: file.OwnWork })));

/** /find-jobs: a glimpse of open jobs; for approved cleaners the same page as their dashboard has. */
// `page-files.ts` reads the default export of a page.
export default function FindJobsPage() {
  const { user } = useSession();
  const seeker = useJobSeeker();
  return (
    <>
      <PublicHead screen="findJobs" />
      {/* who is signed in sees the footer only below the screen: it would be thrown out of it by what is read first */}
      {user && (seeker === 'approved' || seeker === null) ? (
        <div className="in-data-known:min-h-dvh">
          <Suspense fallback={<DashboardSkeleton />}>
            {seeker === null ? <DashboardSkeleton /> : <OwnFindJobs user={user} />}
          </Suspense>
        </div>
      ) : (
        <Shown seeker={seeker === 'approved' ? null : seeker} />
      )}
    </>
  );
}

/** A glimpse of what is open, and what is to be done before jobs show themselves whole; whoever helps sees their work. */
function Shown({ seeker }: { seeker: Exclude<JobSeeker, 'approved'> | null }) {
  const { t } = useTranslation('findJobs');
  const { loading } = useSession();
  return (
    <div className="page grid content-start gap-8 pb-20 in-data-known:min-h-dvh">
      <PageHead title={t('heading')} lede={t('lede')} />
      {seeker === null || seeker === 'helper' ? (
        <Suspense fallback={<SkeletonRows rows={4} />}>
          {seeker === null ? <SkeletonRows rows={4} /> : <OwnWork />}
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
