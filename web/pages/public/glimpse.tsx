import { useQuery } from '@tanstack/react-query';
import { Search } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { listPreviewJobs } from '#contract/calls.ts';
import { call } from '#web/platform/api.ts';
import { ReadFailed } from '#web/platform/read-failed.tsx';
import { useSession } from '#web/platform/session.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Section } from '#web/ui/section.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { PreviewCard } from './preview-card.tsx';
import type { Onlooker } from './use-job-seeker.ts';

const grid = 'grid gap-4 md:grid-cols-2 xl:grid-cols-3';

/** Three open jobs without their details, in their four states. */
export function Glimpse({ seeker }: { seeker: Onlooker }) {
  const { t } = useTranslation('findJobs');
  const jobs = usePreviewJobs();
  const count = jobs.data?.length ?? 0;
  return (
    <Section title={t('glimpse')}>
      {jobs.error && !jobs.data ? (
        <ReadFailed title={t('failed')} read={jobs} />
      ) : !jobs.data ? (
        <div className={grid} aria-hidden>
          <Skeleton shape="card" className="h-66" />
          <Skeleton shape="card" className="h-66" />
          <Skeleton shape="card" className="h-66" />
        </div>
      ) : count === 0 ? (
        <EmptyState icon={Search} title={t('empty')} description={t('emptyText')} />
      ) : (
        <div className={grid}>
          {jobs.data.map((job) => (
            <PreviewCard key={job.id} job={job} seeker={seeker} />
          ))}
        </div>
      )}
    </Section>
  );
}

function usePreviewJobs() {
  const { user, loading } = useSession();
  return useQuery({
    queryKey: ['/api/jobs/preview', { reader: user?.id ?? null }],
    queryFn: ({ signal }) => call(listPreviewJobs, { signal }),
    enabled: !loading,
  });
}
