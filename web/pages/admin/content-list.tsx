import { MessageSquare } from 'lucide-react';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { contentSorts } from '#contract/admin-sorts.ts';
import { listContent } from '#contract/message-calls.ts';
import type { ReportedContent } from '#contract/messages.ts';
import { contentStatuses } from '#contract/states.ts';
import { send } from '#web/platform/api.ts';
import { formatRelative } from '#web/platform/format.ts';
import { useLanguage } from '#web/platform/language.tsx';
import { useNow } from '#web/platform/use-now.ts';
import { usePages } from '#web/platform/use-pages.ts';
import { Badge } from '#web/ui/badge.tsx';
import { fetchedAhead } from '#web/ui/fetched-ahead.ts';
import { Table, type TableColumn } from '#web/ui/table.tsx';
import { ListExport } from './list-export.tsx';
import { ListFilters } from './list-filters.tsx';
import { ListSection } from './list-section.tsx';
import { sortingBy, useListFilters } from './use-list-filters.ts';

const ContentSheet = fetchedAhead(() => import('./content-sheet.tsx').then((file) => file.ContentSheet));

/** Messages that people have reported, the open ones first. */
export function ContentList() {
  const { t } = useTranslation('messageReports');
  const filters = useListFilters<'status' | 'case'>('case');
  const { word: sort, table: sorting } = sortingBy(filters, contentSorts);
  const query = { q: filters.q, status: filters.oneOf('status', contentStatuses), sort };
  const pages = usePages(listContent, { ...query, limit: 50 });
  const columns = useColumns();
  const open = pages.items?.find(({ id }) => id === filters.get('case'));
  return (
    <ListSection
      title={t('admin.title')}
      pages={pages}
      exportButton={
        <ListExport
          name="reported-messages"
          fetchFile={() => send(listContent, { query: { ...query, format: 'csv' } })}
        />
      }
      filters={
        <ListFilters
          filters={filters}
          chips={{
            name: 'status',
            legend: t('admin.filter'),
            all: t('admin.all'),
            options: contentStatuses.map((value) => ({ value, label: t(`admin.${value}`) })),
          }}
          search={t('admin.search')}
        />
      }
      empty={{ icon: MessageSquare, title: t('admin.empty'), isNarrowed: Boolean(query.q || query.status) }}
    >
      <Table
        caption={t('admin.title')}
        columns={columns}
        rows={pages.items ?? []}
        loading={!pages.items}
        rowKey={({ id }) => id}
        rowLabel={({ title }) => t('admin.open', { title })}
        activeKey={open?.id ?? null}
        onRowOpen={({ id }) => filters.set('case', id)}
        {...sorting}
      />
      <Suspense fallback={null}>
        {open && <ContentSheet key={open.id} report={open} onClose={() => filters.set('case', '')} />}
      </Suspense>
    </ListSection>
  );
}

function useColumns(): TableColumn<ReportedContent>[] {
  const { t } = useTranslation(['messageReports', 'messages']);
  const { language } = useLanguage();
  const now = useNow();
  return [
    {
      key: 'reason',
      header: t('admin.reason'),
      phone: 'title',
      cell: ({ title, reason }) => (
        <>
          <bdi dir="auto" className="block font-semibold wrap-anywhere">
            {reason}
          </bdi>
          <bdi className="block text-13 text-ink-soft">{title}</bdi>
        </>
      ),
    },
    { key: 'author', header: t('admin.author'), sortable: true, cell: ({ author }) => <bdi>{author.name}</bdi> },
    {
      key: 'reporter',
      header: t('admin.reporter'),
      sortable: true,
      cell: ({ reporter }) => <bdi>{reporter.name}</bdi>,
    },
    {
      key: 'createdAt',
      header: t('admin.when'),
      align: 'end',
      sortable: true,
      startsDown: true,
      cell: ({ createdAt }) => formatRelative(createdAt, now, { language }),
    },
    {
      key: 'status',
      header: t('admin.filter'),
      phone: 'aside',
      cell: ({ status, action }) => (
        <Badge tone={status === 'OPEN' ? 'apricot' : 'neutral'}>
          {action && action !== 'none' ? t(`admin.actions.${action}`) : t(`admin.${status}`)}
        </Badge>
      ),
    },
  ];
}
