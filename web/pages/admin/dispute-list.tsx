import { Scale } from 'lucide-react';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { disputeSorts } from '#contract/admin-sorts.ts';
import { getAdminStats } from '#contract/calls.ts';
import { listDisputes } from '#contract/dispute-calls.ts';
import { disputeReasons, disputeStatuses } from '#contract/states.ts';
import { asFile } from '#web/admin/as-file.ts';
import { send } from '#web/platform/api.ts';
import { usePages } from '#web/platform/use-pages.ts';
import { useRead } from '#web/platform/use-read.ts';
import { fetchedAhead } from '#web/ui/fetched-ahead.ts';
import { Field } from '#web/ui/field.tsx';
import { Select } from '#web/ui/select.tsx';
import { DisputeTable } from './dispute-table.tsx';
import { ListExport } from './list-export.tsx';
import { ListFilters } from './list-filters.tsx';
import { ListSection } from './list-section.tsx';
import { sortingBy, useListFilters } from './use-list-filters.ts';
import { byId, useOpened } from './use-opened.ts';

const DisputeSheet = fetchedAhead(() => import('./dispute-sheet.tsx').then((file) => file.DisputeSheet));

/** Reports, those to decide first; one opens beside the list. */
export function DisputeList() {
  const { t } = useTranslation('reports');
  const filters = useDisputeFilters();
  const pages = usePages(listDisputes, { ...filters.query, limit: 50 });
  const open = useOpened(listDisputes, pages.items, filters.open, byId);
  return (
    <ListSection
      title={t('admin.title')}
      pages={pages}
      names={({ id, job, host, cleaner }) => [
        [id, job.title],
        [job.id, job.title],
        [host.id, host.name],
        [cleaner.id, cleaner.name],
      ]}
      exportButton={
        <ListExport name="reports" fetchFile={() => send(listDisputes, { query: { ...filters.query, ...asFile } })} />
      }
      filters={<Filters filters={filters} />}
      empty={{ icon: Scale, title: t('admin.empty'), isNarrowed: filters.isNarrowed }}
    >
      <DisputeTable
        disputes={pages.items}
        sorting={filters.sorting}
        open={filters.open}
        onOpen={(id) => filters.set('case', id)}
      />
      <Suspense fallback={null}>
        {open && <DisputeSheet key={open.id} dispute={open} onClose={() => filters.set('case', '')} />}
      </Suspense>
    </ListSection>
  );
}

function Filters({ filters }: { filters: ReturnType<typeof useDisputeFilters> }) {
  const { t } = useTranslation(['reports', 'admin']);
  const reasons = [
    { value: '', label: t('admin:list.allOf', { name: t('admin.reasonFilter'), all: t('admin.all') }) },
    ...disputeReasons.map((value) => ({ value, label: t(`reasons.${value}`) })),
  ];
  const stats = useRead(getAdminStats).data;
  const options = [
    { value: 'open', label: t('admin.unresolved'), count: stats?.disputeCount },
    { value: 'ESCALATED', label: t('status.ESCALATED'), count: stats?.escalatedDisputeCount },
    { value: 'RESOLVED', label: t('status.RESOLVED') },
  ];
  return (
    <ListFilters
      filters={filters}
      chips={{ name: 'status', legend: t('admin.status'), all: t('admin.all'), options }}
      search={t('admin.search')}
      also={['reason']}
    >
      <Field label={t('admin.reasonFilter')} hideLabel className="max-sm:w-full md:max-w-56">
        <Select
          options={reasons}
          value={filters.query.reason ?? ''}
          onChange={(event) => filters.set('reason', event.target.value)}
        />
      </Field>
    </ListFilters>
  );
}

/** Filters and the open case. */
function useDisputeFilters() {
  const filters = useListFilters<'status' | 'reason' | 'case'>('case');
  const { q, oneOf } = filters;
  const { word: sort, table: sorting } = sortingBy(filters, disputeSorts, 'urgency');
  const [status, reason] = [oneOf('status', disputeStatuses), oneOf('reason', disputeReasons)];
  // as many as the menu counts
  const open = oneOf('status', ['open']) && ('true' as const);
  const isNarrowed = Boolean(q || status || reason || open);
  return { ...filters, query: { q, sort, status, reason, open }, isNarrowed, sorting, open: filters.get('case') };
}
