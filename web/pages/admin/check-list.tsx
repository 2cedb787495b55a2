import { ShieldCheck } from 'lucide-react';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { listBackgroundChecks } from '#contract/calls.ts';
import { backgroundCheckStatuses } from '#contract/states.ts';
import { formatNumber } from '#web/platform/format.ts';
import { useLanguage } from '#web/platform/language.tsx';
import { ReadFailed } from '#web/platform/read-failed.tsx';
import { usePages } from '#web/platform/use-pages.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { fetchedAhead } from '#web/ui/fetched-ahead.ts';
import { CheckTable } from './check-table.tsx';
import { ListFilters } from './list-filters.tsx';
import { ListHead } from './list-head.tsx';
import { useListFilters } from './use-list-filters.ts';

const CheckSheet = fetchedAhead(() => import('./check-sheet.tsx').then((file) => file.CheckSheet));

/** Background checks, those waiting for a decision first; one opens beside the list. */
export function CheckList() {
  const { t } = useTranslation('admin');
  const { language } = useLanguage();
  const filters = useCheckFilters();
  const pages = usePages(listBackgroundChecks, { ...filters.query, limit: 50 });
  const open = pages.items?.find(({ id }) => id === filters.open);
  return (
    <div className="grid gap-4">
      <ListHead
        title={t('checks.title')}
        count={
          pages.items ? t('checks.count', { count: pages.total, shown: formatNumber(pages.total, language) }) : null
        }
      />
      <Filters filters={filters} />
      {pages.error && !pages.items ? (
        <ReadFailed title={t('checks.failed')} read={pages} />
      ) : pages.items?.length === 0 ? (
        <EmptyState icon={ShieldCheck} title={t('checks.empty')} />
      ) : (
        <CheckTable checks={pages.items} open={filters.open} onOpen={(id) => filters.set('check', id)} />
      )}
      {pages.loadMore && (
        <Button className="justify-self-center" loading={pages.loadingMore} onClick={pages.loadMore}>
          {t('checks.more')}
        </Button>
      )}
      <Suspense fallback={null}>
        {open && <CheckSheet key={open.id} check={open} onClose={() => filters.set('check', '')} />}
      </Suspense>
    </div>
  );
}

function Filters({ filters }: { filters: ReturnType<typeof useCheckFilters> }) {
  const { t } = useTranslation(['admin', 'backgroundChecks']);
  const options = backgroundCheckStatuses.map((value) => ({ value, label: t(`backgroundChecks:status.${value}`) }));
  return (
    <ListFilters
      filters={filters}
      chips={{ name: 'status', legend: t('checks.filter'), all: t('checks.all'), options }}
      search={t('checks.search')}
    />
  );
}

/** Filters and the open check. */
function useCheckFilters() {
  const filters = useListFilters<'status' | 'check'>('check');
  const query = { q: filters.q, status: filters.oneOf('status', backgroundCheckStatuses) };
  return { ...filters, query, open: filters.get('check') };
}
