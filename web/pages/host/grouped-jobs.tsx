import type { UseQueryResult } from '@tanstack/react-query';
import { BrushCleaning } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { listHostJobs } from '#contract/calls.ts';
import type { JobCounts } from '#contract/host-job-lists.ts';
import type { JobGroup } from '#contract/job-groups.ts';
import { JobRows } from '#web/jobs/job-row.tsx';
import { ReadFailed } from '#web/platform/read-failed.tsx';
import { useKeptPlaces } from '#web/platform/use-kept-places.ts';
import { usePages } from '#web/platform/use-pages.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { SkeletonRows } from '#web/ui/skeleton.tsx';
import { HostJobCard } from './host-job-card.tsx';
import type { jobQuery } from './job-query.ts';

interface GroupedJobsProps {
  /** Undefined until it is known which one has any. */
  group: JobGroup | undefined;
  counts: UseQueryResult<JobCounts, Error>;
  query: ReturnType<typeof jobQuery>;
  filtered: boolean;
  /** Undefined where what clears the filters stands beside them. */
  onClear?: () => void;
}

/** The jobs of one group, a page at a time. */
export function GroupedJobs({ group, counts, filtered, ...rest }: GroupedJobsProps) {
  const { t } = useTranslation('hostLists');
  if (counts.error && !counts.data) return <ReadFailed title={t('jobs.failed')} read={counts} />;
  if (!group || !counts.data) return <SkeletonRows rows={5} />;
  const { needs, coming, done } = counts.data;
  if (!filtered && needs + coming + done === 0)
    return <EmptyState icon={BrushCleaning} title={t('jobs.empty')} description={t('jobs.emptyText')} />;
  return <JobPages key={group} {...{ group, filtered, ...rest }} />;
}

const noneOf = { needs: 'noneNeeds', coming: 'noneComing', done: 'noneDone' } as const;

type JobPagesProps = Omit<GroupedJobsProps, 'group' | 'counts'> & { group: JobGroup };

function JobPages({ group, query, filtered, onClear }: JobPagesProps) {
  const { t } = useTranslation(['hostLists', 'host']);
  const pages = usePages(listHostJobs, { ...query, group, limit: 20 });
  const { items, error, loadMore, loadingMore, outdated } = pages;
  const listed = useKeptPlaces(items ?? [], outdated ? null : JSON.stringify(query));
  if (!items && error) return <ReadFailed title={t('jobs.failed')} read={pages} />;
  if (!items) return <SkeletonRows rows={5} />;
  if (listed.length === 0 && filtered)
    return (
      <EmptyState
        icon={BrushCleaning}
        title={t('jobs.noneMatch')}
        action={onClear && <Button onClick={onClear}>{t('jobs.clear')}</Button>}
      />
    );
  if (listed.length === 0) return <EmptyState icon={BrushCleaning} title={t(`jobs.${noneOf[group]}`)} />;
  return (
    <>
      <JobRows>
        {listed.map((job) => (
          <HostJobCard key={job.id} job={job} left={!items.includes(job)} />
        ))}
      </JobRows>
      {loadMore && (
        <Button className="justify-self-center" loading={loadingMore} onClick={loadMore}>
          {t('host:jobs.more')}
        </Button>
      )}
    </>
  );
}
