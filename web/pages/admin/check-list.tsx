import { ShieldCheck } from 'lucide-react';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { adminCheckSorts } from '#contract/admin-sorts.ts';
import { listBackgroundChecks } from '#contract/background-check-calls.ts';
import type { AdminBackgroundCheck } from '#contract/background-checks.ts';
import { backgroundCheckStatuses } from '#contract/states.ts';
import { asFile } from '#web/admin/as-file.ts';
import { send } from '#web/platform/api.ts';
import { usePages } from '#web/platform/use-pages.ts';
import { fetchedAhead } from '#web/ui/fetched-ahead.ts';
import { CheckTable } from './check-table.tsx';
import { ListExport } from './list-export.tsx';
import { ListFilters } from './list-filters.tsx';
import { ListSection } from './list-section.tsx';
import { sortingBy, useListFilters } from './use-list-filters.ts';
import { useOpened } from './use-opened.ts';

const CheckSheet = fetchedAhead(() => import('./check-sheet.tsx').then((file) => file.CheckSheet));

/** Background checks, those waiting for a decision first; one opens beside the list. */
export function CheckList() {
  const { t } = useTranslation('adminChecks');
  const filters = useCheckFilters();
  const pages = usePages(listBackgroundChecks, { ...filters.query, limit: 50 });
  const open = useOpened(listBackgroundChecks, pages.items, filters.open, isIt);
  return (
    <ListSection
      title={t('title')}
      pages={pages}
      names={({ id, user }) => [
        [id, user.name],
        [user.id, user.name],
      ]}
      exportButton={
        <ListExport
          name="background-checks"
          fetchFile={() => send(listBackgroundChecks, { query: { ...filters.query, ...asFile } })}
        />
      }
      filters={<Filters filters={filters} />}
      empty={{ icon: ShieldCheck, title: t('empty'), isNarrowed: filters.isNarrowed }}
    >
      <CheckTable
        checks={pages.items}
        open={open?.id ?? null}
        onOpen={(id) => filters.set('check', id)}
        sorting={filters.sorting}
      />
      <Suspense fallback={null}>
        {open && (
          <CheckSheet
            key={open.id}
            check={open}
            others={pages.items?.filter(({ id }) => id !== open.id) ?? []}
            onOpen={(id) => filters.set('check', id)}
            onClose={() => filters.set('check', '')}
          />
        )}
      </Suspense>
    </ListSection>
  );
}

/** What waits on the dashboard is known by whose check it is. */
const isIt = (check: AdminBackgroundCheck, asked: string) => check.id === asked || check.userId === asked;

function Filters({ filters }: { filters: ReturnType<typeof useCheckFilters> }) {
  const { t } = useTranslation(['adminChecks', 'backgroundChecks']);
  const options = backgroundCheckStatuses.map((value) => ({ value, label: t(`backgroundChecks:status.${value}`) }));
  return (
    <ListFilters
      filters={filters}
      chips={{ name: 'status', legend: t('status'), all: t('all'), folded: true, options }}
      search={t('search')}
    />
  );
}

/** Filters and the open check. */
function useCheckFilters() {
  const filters = useListFilters<'status' | 'check'>('check');
  const { word: sort, table: sorting } = sortingBy(filters, adminCheckSorts);
  const query = { q: filters.q, sort, status: filters.oneOf('status', backgroundCheckStatuses) };
  return { ...filters, query, sorting, isNarrowed: Boolean(query.q || query.status), open: filters.get('check') };
}
