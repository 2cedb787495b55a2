import { House } from 'lucide-react';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { listAllProperties } from '#contract/admin-calls.ts';
import { adminPropertySorts, propertyStatuses } from '#contract/admin-sorts.ts';
import { asFile } from '#web/admin/as-file.ts';
import { send } from '#web/platform/api.ts';
import { usePages } from '#web/platform/use-pages.ts';
import { fetchedAhead } from '#web/ui/fetched-ahead.ts';
import { ListExport } from './list-export.tsx';
import { ListFilters } from './list-filters.tsx';
import { ListSection } from './list-section.tsx';
import { PropertyTable } from './property-table.tsx';
import { sortingBy, useListFilters } from './use-list-filters.ts';
import { byId, useOpened } from './use-opened.ts';

const PropertySheet = fetchedAhead(() => import('./property-sheet.tsx').then((file) => file.PropertySheet));

/** Everyone's homes, the removed ones too; one opens beside the list. */
export function PropertyList() {
  const { t } = useTranslation('adminLists');
  const { t: say } = useTranslation('admin');
  const filters = useListFilters<'status' | 'property'>('property');
  const status = filters.oneOf('status', propertyStatuses);
  const { word: sort, table: sorting } = sortingBy(filters, adminPropertySorts, '-createdAt');
  const query = { q: filters.q, sort, status };
  const pages = usePages(listAllProperties, { ...query, limit: 50 });
  const asked = filters.get('property');
  const open = useOpened(listAllProperties, pages.items, asked, byId);
  const options = propertyStatuses.map((value) => ({ value, label: t(`properties.${value}`) }));
  return (
    <ListSection
      title={say('sections.properties')}
      pages={pages}
      names={({ id, title, host }) => [
        [id, title],
        [host.id, host.name],
      ]}
      exportButton={
        <ListExport name="properties" fetchFile={() => send(listAllProperties, { query: { ...query, ...asFile } })} />
      }
      filters={
        <ListFilters
          filters={filters}
          chips={{ name: 'status', legend: t('properties.filter'), all: t('all'), options }}
          search={t('properties.search')}
        />
      }
      empty={{ icon: House, title: t('properties.empty'), isNarrowed: Boolean(filters.q || status) }}
    >
      <PropertyTable
        properties={pages.items}
        open={asked}
        onOpen={(id) => filters.set('property', id)}
        sorting={sorting}
      />
      <Suspense fallback={null}>
        {open && <PropertySheet key={open.id} property={open} onClose={() => filters.set('property', '')} />}
      </Suspense>
    </ListSection>
  );
}
