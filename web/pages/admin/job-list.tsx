import { BrushCleaning } from 'lucide-react';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { listAllJobs } from '#contract/admin-calls.ts';
import type { AdminJob } from '#contract/admin-jobs.ts';
import { adminJobSorts } from '#contract/admin-sorts.ts';
import { type JobStatus, jobStatuses } from '#contract/states.ts';
import { localTime, zonedToUtc } from '#contract/zoned-time.ts';
import { asFile } from '#web/admin/as-file.ts';
import { send } from '#web/platform/api.ts';
import { useNow } from '#web/platform/use-now.ts';
import { useOperatorZone } from '#web/platform/use-operator-zone.ts';
import { usePages } from '#web/platform/use-pages.ts';
import { fetchedAhead } from '#web/ui/fetched-ahead.ts';
import { JobTable } from './job-table.tsx';
import { JobViews } from './job-views.tsx';
import { ListExport } from './list-export.tsx';
import { ListFilters } from './list-filters.tsx';
import { ListSection } from './list-section.tsx';
import { SpanFields } from './span-fields.tsx';
import { sortingBy, useListFilters } from './use-list-filters.ts';
import { byId, useOpened } from './use-opened.ts';

const JobSheet = fetchedAhead(() => import('./job-sheet.tsx').then((file) => file.JobSheet));

/** Everyone's jobs; one opens beside the list with what happened to it. */
export function JobList() {
  const { t } = useTranslation('adminLists');
  const { t: say } = useTranslation(['admin', 'jobs']);
  const filters = useJobFilters();
  const { query, sorting } = filters;
  const pages = usePages(listAllJobs, { ...query, limit: 50 });
  const asked = filters.get('job');
  const open = useOpened(listAllJobs, pages.items, asked, byId);
  const options = jobStatuses.map((value) => ({ value, label: say(`jobs:status.${value}`) }));
  return (
    <ListSection
      title={say('sections.jobs')}
      pages={pages}
      names={namesOfJob}
      exportButton={<ListExport name="jobs" fetchFile={() => send(listAllJobs, { query: { ...query, ...asFile } })} />}
      filters={
        <ListFilters
          filters={filters}
          chips={{ name: 'status', legend: t('jobs.status'), all: t('all'), folded: true, options }}
          search={t('jobs.search')}
          also={['when']}
          more={{ names: ['from', 'to'], fields: <SpanFields filters={filters} /> }}
        >
          <JobViews filters={filters} />
        </ListFilters>
      }
      empty={{
        icon: BrushCleaning,
        title: t(filters.when === 'coming' ? 'jobs.noneComing' : 'jobs.empty'),
        isNarrowed: filters.isNarrowed,
      }}
    >
      <JobTable jobs={pages.items} open={asked} onOpen={(id) => filters.set('job', id)} sorting={sorting} />
      <Suspense fallback={null}>
        {open && <JobSheet key={open.id} job={open} onClose={() => filters.set('job', '')} />}
      </Suspense>
    </ListSection>
  );
}

const namesOfJob = ({ id, title, propertyId, hostId, host, cleanerId, cleaner }: AdminJob) =>
  [
    [id, title],
    [propertyId, title],
    [hostId, host?.name],
    [cleanerId, cleaner?.name],
  ] as const;

/** Which days are listed where no other two are asked for. */
const whens = ['coming', 'all'] as const;
/** As the wire writes it. */
const yes = 'true' as const;
/** These are looked for among what comes; anything else has mostly been. */
const isToCome = (status: JobStatus | undefined) => !status || status === 'OPEN' || status === 'ASSIGNED';

/**
 * What matters now comes first: what still runs or is late, then from today on, the soonest first; of open ones, those that
 * still can find somebody, as the menu counts them. Whoever searches, or asks for other days, finds all.
 */
function useJobFilters() {
  const filters = useListFilters<'status' | 'when' | 'from' | 'to' | 'job'>('job');
  const [status, to] = [filters.oneOf('status', jobStatuses), filters.day('to')];
  const asked = filters.day('from');
  const isOpenEnded = !(filters.q || asked || to);
  const usual = isToCome(status) ? 'coming' : 'all';
  const when = isOpenEnded ? (filters.oneOf('when', whens) ?? usual) : 'all';
  const timeZone = useOperatorZone();
  const { date } = localTime(new Date(useNow()), timeZone);
  const isComing = when === 'coming';
  // midnightOf() would come into everybody’s first file for this alone
  const midnight = zonedToUtc(`${date}T00:00`, timeZone) ?? undefined;
  const order = isComing ? 'startTime' : '-startTime';
  const { word, table: sorting } = sortingBy(filters, adminJobSorts, order);
  const ofComing = status === 'OPEN' ? { notOver: yes } : { from: midnight, unfinished: yes };
  const days = isComing ? ofComing : { from: asked };
  const query = { q: filters.q, sort: word ?? order, status, to, ...days };
  const isNarrowed = !isOpenEnded || status !== undefined;
  return { ...filters, query, sorting, when, isOpenEnded, isNarrowed };
}
