import { Scale } from 'lucide-react';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { disputeSorts } from '#contract/admin-sorts.ts';
import { listDisputes } from '#contract/dispute-calls.ts';
import type { AdminDispute } from '#contract/disputes.ts';
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

const DisputeSheet = fetchedAhead(() => import('./dispute-sheet.tsx').then((file) => file.DisputeSheet));

/** Reports, those to decide first; one opens beside the list. */
export function DisputeList() {
  const { t } = useTranslation('reports');
  const filters = useDisputeFilters();
  const pages = usePages(listDisputes, { ...filters.query, limit: 50 });
  const open = useOpen(pages.items, filters.open);
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

/** The dashboard leads to a case over the whole list, of which only the first page is read: one further down is read by itself. */
function useOpen(items: readonly AdminDispute[] | undefined, id: string | null) {
  const isIt = (dispute: AdminDispute) => dispute.id === id;
  const listed = items?.find(isIt);
  const alone = useRead(listDisputes, { query: { q: id ?? '', limit: 1 }, enabled: Boolean(id && items && !listed) });
  return listed ?? alone.data?.find(isIt);
}

function Filters({ filters }: { filters: ReturnType<typeof useDisputeFilters> }) {
  const { t } = useTranslation(['reports', 'admin']);
  const reasons = [
    { value: '', label: t('admin:list.allOf', { name: t('admin.reasonFilter'), all: t('admin.all') }) },
    ...disputeReasons.map((value) => ({ value, label: t(`reasons.${value}`) })),
  ];
  const options = disputeStatuses.map((value) => ({ value, label: t(`status.${value}`) }));
  return (
    <ListFilters
      filters={filters}
      chips={{ name: 'status', legend: t('admin.status'), all: t('admin.all'), folded: true, options }}
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
  const isNarrowed = Boolean(q || status || reason);
  return { ...filters, query: { q, sort, status, reason }, isNarrowed, sorting, open: filters.get('case') };
}
