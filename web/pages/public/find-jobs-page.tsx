import { useTranslation } from 'react-i18next';
import { JobsNearby } from '#web/jobs/jobs-nearby.tsx';
import { useSession } from '#web/platform/session.tsx';
import { PublicHead } from '#web/shell/public-head.tsx';
import { PageHead } from '#web/ui/page-head.tsx';
import { FindJobsHint } from './find-jobs-hint.tsx';
import { FindJobsList } from './find-jobs-list.tsx';
import { useJobSeeker } from './use-job-seeker.ts';

/** /find-jobs: a glimpse of open jobs; all of them for approved cleaners. */
// React Router reads the default export of a route module.
export default function FindJobsPage() {
  const { t } = useTranslation('findJobs');
  const { loading } = useSession();
  const seeker = useJobSeeker();
  return (
    <>
      <PublicHead screen="findJobs" />
      <div className="page grid gap-8 pb-20">
        <PageHead title={t('heading')} lede={t('lede')} />
        {seeker !== 'approved' && (
          <div className={loading ? 'in-data-known:invisible' : undefined}>
            <FindJobsHint seeker={seeker} />
            <div className="mt-8 max-w-2xl">
              <JobsNearby />
            </div>
          </div>
        )}
        <FindJobsList seeker={seeker} />
      </div>
    </>
  );
}
