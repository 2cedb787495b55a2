import { BrushCleaning, Plus } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { listHostJobs, listPaymentMethods } from '#contract/calls.ts';
import { type JobStatus, jobStatuses } from '#contract/states.ts';
import { formatNumber } from '#web/platform/format.ts';
import { useLanguage } from '#web/platform/language.tsx';
import { ReadFailed } from '#web/platform/read-failed.tsx';
import { useSearchParams } from '#web/platform/search-params.ts';
import { usePages } from '#web/platform/use-pages.ts';
import { useRead } from '#web/platform/use-read.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { fetchedAhead } from '#web/ui/fetched-ahead.ts';
import { Section } from '#web/ui/section.tsx';
import { SkeletonRows } from '#web/ui/skeleton.tsx';
import { HostJobCard } from './host-job-card.tsx';
import { StatusFilter } from './status-filter.tsx';

const CreateJob = fetchedAhead(() => import('./create-job.tsx').then((file) => file.CreateJob));

/** The host's jobs by state, with their bids; creates new ones. */
export function JobsTab() {
  const { t } = useTranslation('host');
  const { language } = useLanguage();
  const [status, setStatus] = useStatusFilter();
  const [creating, setCreating] = useState(false);
  const cards = useRead(listPaymentMethods).data;
  const hasCard = cards !== undefined && cards.length > 0;
  const pages = usePages(listHostJobs, { status: status ?? undefined, limit: 20 });
  const create = (
    <Button icon={Plus} disabled={!hasCard} onClick={() => setCreating(true)}>
      {t('jobs.create')}
    </Button>
  );
  return (
    <Section
      title={t('jobs.title')}
      aside={
        <span className="flex flex-wrap items-center gap-3">
          {cards?.length === 0
            ? t('jobs.needsCard')
            : pages.items && t('jobs.count', { count: pages.total, shown: formatNumber(pages.total, language) })}
          {create}
        </span>
      }
    >
      <div className="grid gap-4">
        <StatusFilter value={status} onValueChange={setStatus} />
        <JobList pages={pages} filtered={status !== null} onShowAll={() => setStatus(null)} />
      </div>
      <Suspense fallback={null}>{creating && <CreateJob onClose={() => setCreating(false)} />}</Suspense>
    </Section>
  );
}

type JobListProps = {
  pages: ReturnType<typeof usePages<typeof import('#contract/jobs.ts').listHostJobs>>;
  filtered: boolean;
  onShowAll: () => void;
};

function JobList({ pages, filtered, onShowAll }: JobListProps) {
  const { t } = useTranslation('host');
  const { items, error, loadMore, loadingMore } = pages;
  if (!items && error) return <ReadFailed title={t('jobs.failed')} read={pages} />;
  if (!items) return <SkeletonRows rows={5} />;
  if (items.length === 0 && filtered)
    return (
      <EmptyState
        icon={BrushCleaning}
        title={t('jobs.emptyFilter')}
        action={<Button onClick={onShowAll}>{t('jobs.showAll')}</Button>}
      />
    );
  if (items.length === 0)
    return <EmptyState icon={BrushCleaning} title={t('jobs.empty')} description={t('jobs.emptyText')} />;
  return (
    <>
      <div>
        {items.map((job) => (
          <HostJobCard key={job.id} job={job} />
        ))}
      </div>
      {loadMore && (
        <Button className="justify-self-center" loading={loadingMore} onClick={loadMore}>
          {t('jobs.more')}
        </Button>
      )}
    </>
  );
}

/** The state that the list of jobs is narrowed to, kept in the address; null shows all. */
function useStatusFilter(): [JobStatus | null, (status: JobStatus | null) => void] {
  const [query, setQuery] = useSearchParams();
  const status = jobStatuses.find((name) => name === query.get('status')) ?? null;
  function setStatus(next: JobStatus | null) {
    const changed = new URLSearchParams(query);
    if (next) changed.set('status', next);
    else changed.delete('status');
    setQuery(changed, { replace: true, preventScrollReset: true });
  }
  return [status, setStatus];
}
