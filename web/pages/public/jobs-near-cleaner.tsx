import { useTranslation } from 'react-i18next';
import { getCleanerProfile } from '#contract/calls.ts';
import type { Job } from '#contract/jobs.ts';
import { JobCard } from '#web/jobs/job-card.tsx';
import { to } from '#web/paths.ts';
import { ReadFailed } from '#web/platform/read-failed.tsx';
import { useAfterHead } from '#web/platform/use-after-head.ts';
import { useRead } from '#web/platform/use-read.ts';
import { LinkButton } from '#web/ui/link-button.tsx';
import { SkeletonRows } from '#web/ui/skeleton.tsx';
import { JobDistance } from '../cleaner/job-distance.tsx';
import { OpenJobs } from '../cleaner/open-jobs.tsx';
import { PostedWhen } from '../cleaner/posted-when.tsx';

/** The open jobs around an approved cleaner. */
export function JobsNearCleaner() {
  const { t } = useTranslation('findJobs');
  const profile = useRead(getCleanerProfile);
  const mayDraw = useAfterHead();
  if (profile.error && !profile.data) return <ReadFailed title={t('failed')} read={profile} />;
  if (!profile.data || !mayDraw) return <SkeletonRows rows={5} />;
  return (
    <OpenJobs profile={profile.data} title={t('near')}>
      {(job) => <NearJob key={job.id} job={job} />}
    </OpenJobs>
  );
}

function NearJob({ job }: { job: Job }) {
  const { t } = useTranslation('findJobs');
  return (
    <JobCard
      job={job}
      viewer="cleaner"
      relative
      whole
      distance={job.distanceKm !== null && <JobDistance km={job.distanceKm} />}
      note={<PostedWhen job={job} />}
      actions={
        <LinkButton variant="tinted" to={to('job', { id: job.id })}>
          {t('open')}
        </LinkButton>
      }
    />
  );
}
