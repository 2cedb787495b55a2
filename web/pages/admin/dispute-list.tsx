import { Scale } from 'lucide-react';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { disputeSorts } from '#contract/admin-sorts.ts';
import { listDisputes } from '#contract/dispute-calls.ts';
import { disputeReasons, disputeStatuses } from '#contract/states.ts';
import { send } from '#web/platform/api.ts';
import { formatNumber } from '#web/platform/format.ts';
import { useLanguage } from '#web/platform/language.tsx';
import { ReadFailed } from '#web/platform/read-failed.tsx';
import { usePages } from '#web/platform/use-pages.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { fetchedAhead } from '#web/ui/fetched-ahead.ts';
import { Field } from '#web/ui/field.tsx';
import { Select } from '#web/ui/select.tsx';
import { DisputeTable } from './dispute-table.tsx';
import { ListExport } from './list-export.tsx';
import { ListFilters } from './list-filters.tsx';
import { ListHead } from './list-head.tsx';
import { sortingBy, useListFilters } from './use-list-filters.ts';

const DisputeSheet = fetchedAhead(() => import('./dispute-sheet.tsx').then((file) => file.DisputeSheet));

/** Reports, those to decide first; one opens beside the list. */
export function DisputeList() {
  const { t } = useTranslation('reports');
  const { language } = useLanguage();
  const filters = useDisputeFilters();
  const pages = usePages(listDisputes, { ...filters.query, limit: 50 });
  const open = pages.items?.find(({ id }) => id === filters.open);
  return (
    <div className="grid gap-4">
      <ListHead title={t('admin.title')} count={pages.items ? formatNumber(pages.total, language) : null}>
        <ListExport
          name="reports"
          fetchFile={() => send(listDisputes, { query: { ...filters.query, format: 'csv' } })}
        />
      </ListHead>
      <Filters filters={filters} />
      {pages.error && !pages.items ? (
        <ReadFailed title={t('admin.failed')} read={pages} />
      ) : pages.items?.length === 0 ? (
        <EmptyState icon={Scale} title={t('admin.empty')} />
      ) : (
        <DisputeTable
          disputes={pages.items}
          sorting={filters.sorting}
          open={filters.open}
          onOpen={(id) => filters.set('case', id)}
        />
      )}
      {pages.loadMore && (
        <Button className="justify-self-center" loading={pages.loadingMore} onClick={pages.loadMore}>
          {t('admin.more')}
        </Button>
      )}
      <Suspense fallback={null}>
        {open && <DisputeSheet key={open.id} dispute={open} onClose={() => filters.set('case', '')} />}
      </Suspense>
    </div>
  );
}

function Filters({ filters }: { filters: ReturnType<typeof useDisputeFilters> }) {
  const { t } = useTranslation('reports');
  const reasons = [
    { value: '', label: `${t('admin.reasonFilter')}: ${t('admin.all')}` },
    ...disputeReasons.map((value) => ({ value, label: t(`reasons.${value}`) })),
  ];
  const options = disputeStatuses.map((value) => ({ value, label: t(`status.${value}`) }));
  return (
    <ListFilters
      filters={filters}
      chips={{ name: 'status', legend: t('admin.filter'), all: t('admin.all'), options }}
      search={t('admin.search')}
    >
      <Field label={t('admin.reasonFilter')} hideLabel>
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
  const { word: sort, table: sorting } = sortingBy(filters, disputeSorts);
  const query = { q, sort, status: oneOf('status', disputeStatuses), reason: oneOf('reason', disputeReasons) };
  return { ...filters, query, sorting, open: filters.get('case') };
}
