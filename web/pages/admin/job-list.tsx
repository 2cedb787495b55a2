import { BrushCleaning } from 'lucide-react';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { listAllJobs } from '#contract/admin-calls.ts';
import { adminJobSorts } from '#contract/admin-sorts.ts';
import { jobStatuses } from '#contract/states.ts';
import { send } from '#web/platform/api.ts';
import { usePages } from '#web/platform/use-pages.ts';
import { fetchedAhead } from '#web/ui/fetched-ahead.ts';
import { JobTable } from './job-table.tsx';
import { ListExport } from './list-export.tsx';
import { ListFilters } from './list-filters.tsx';
import { ListSection } from './list-section.tsx';
import { SpanFields } from './span-fields.tsx';
import { sortingBy, useListFilters } from './use-list-filters.ts';

const JobSheet = fetchedAhead(() => import('./job-sheet.tsx').then((file) => file.JobSheet));

/** Everyone's jobs; one opens beside the list with what happened to it. */
export function JobList() {
  const { t } = useTranslation('adminLists');
  const { t: say } = useTranslation(['admin', 'jobs']);
  const filters = useListFilters<'status' | 'from' | 'to' | 'job'>('job');
  const { word: sort, table: sorting } = sortingBy(filters, adminJobSorts, '-startTime');
  const [status, from, to] = [filters.oneOf('status', jobStatuses), filters.day('from'), filters.day('to')];
  const query = { q: filters.q, sort, status, from, to };
  const pages = usePages(listAllJobs, { ...query, limit: 50 });
  const asked = filters.get('job');
  const open = pages.items?.find(({ id }) => id === asked);
  const options = jobStatuses.map((value) => ({ value, label: say(`jobs:status.${value}`) }));
  return (
    <ListSection
      title={say('sections.jobs')}
      pages={pages}
      exportButton={
        <ListExport name="jobs" fetchFile={() => send(listAllJobs, { query: { ...query, format: 'csv' } })} />
      }
      filters={
        <ListFilters
          filters={filters}
          chips={{ name: 'status', legend: t('jobs.status'), all: t('all'), folded: true, options }}
          search={t('jobs.search')}
          also={['from', 'to']}
        >
          <SpanFields filters={filters} />
        </ListFilters>
      }
      empty={{ icon: BrushCleaning, title: t('jobs.empty'), isNarrowed: Boolean(filters.q || status || from || to) }}
    >
      <JobTable jobs={pages.items} open={asked} onOpen={(id) => filters.set('job', id)} sorting={sorting} />
      <Suspense fallback={null}>
        {open && <JobSheet key={open.id} job={open} onClose={() => filters.set('job', '')} />}
      </Suspense>
    </ListSection>
  );
}
