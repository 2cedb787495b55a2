import { MessageSquare } from 'lucide-react';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { contentSorts } from '#contract/admin-sorts.ts';
import type { ReportedContent } from '#contract/moderation.ts';
import { listContent } from '#contract/moderation-calls.ts';
import { contentKinds, contentStatuses } from '#contract/states.ts';
import { asFile } from '#web/admin/as-file.ts';
import { send } from '#web/platform/api.ts';
import { formatRelative } from '#web/platform/format.ts';
import { useLanguage } from '#web/platform/language.tsx';
import { useNow } from '#web/platform/use-now.ts';
import { useOperatorZone } from '#web/platform/use-operator-zone.ts';
import { usePages } from '#web/platform/use-pages.ts';
import { Badge } from '#web/ui/badge.tsx';
import { fetchedAhead } from '#web/ui/fetched-ahead.ts';
import { Field } from '#web/ui/field.tsx';
import { Select } from '#web/ui/select.tsx';
import { Table, type TableColumn } from '#web/ui/table.tsx';
import { ListExport } from './list-export.tsx';
import { ListFilters } from './list-filters.tsx';
import { ListSection } from './list-section.tsx';
import { useActionDone } from './use-action-name.ts';
import { type ListFilterState, sortingBy, useListFilters } from './use-list-filters.ts';
import { byId, useOpened } from './use-opened.ts';
import { useWhy } from './use-why.ts';

const ContentSheet = fetchedAhead(() => import('./content-sheet.tsx').then((file) => file.ContentSheet));

/** What people have reported and the rules have flagged, the open ones first. */
export function ContentList() {
  const { t } = useTranslation(['messageReports', 'contentReports', 'admin']);
  const filters = useListFilters<'status' | 'kind' | 'case'>('case');
  const { word: sort, table: sorting } = sortingBy(filters, contentSorts);
  const [status, kind] = [filters.oneOf('status', contentStatuses), filters.oneOf('kind', contentKinds)];
  const query = { q: filters.q, status, kind, sort };
  const pages = usePages(listContent, { ...query, limit: 50 });
  const columns = useColumns();
  const open = useOpened(listContent, pages.items, filters.get('case'), byId);
  return (
    <ListSection
      title={t('admin:sections.content-moderation')}
      pages={pages}
      names={({ id, author, reporter, jobId, title }) => [
        [id, author.name],
        [author.id, author.name],
        [reporter?.id, reporter?.name],
        [jobId, title],
      ]}
      exportButton={
        <ListExport name="reported-content" fetchFile={() => send(listContent, { query: { ...query, ...asFile } })} />
      }
      filters={<ContentFilters filters={filters} />}
      empty={{
        icon: MessageSquare,
        title: t('contentReports:admin.empty'),
        description: t('contentReports:admin.emptyText'),
        isNarrowed: Boolean(query.q || status || kind),
      }}
    >
      <Table
        caption={t('contentReports:admin.title')}
        columns={columns}
        rows={pages.items ?? []}
        loading={!pages.items}
        rowKey={({ id }) => id}
        rowLabel={({ title, author }) => t('admin.open', { title: title ?? author.name })}
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

function ContentFilters({ filters }: { filters: ListFilterState<'status' | 'kind' | 'case'> }) {
  const { t } = useTranslation(['messageReports', 'contentReports', 'admin']);
  const kind = t('contentReports:admin.kind');
  return (
    <ListFilters
      filters={filters}
      chips={{
        name: 'status',
        legend: t('admin.filter'),
        all: t('admin.all'),
        options: contentStatuses.map((value) => ({ value, label: t(`admin.${value}`) })),
      }}
      search={t('admin.search')}
      also={['kind']}
    >
      <Field label={kind} hideLabel>
        <Select
          options={[
            { value: '', label: t('admin:list.allOf', { name: kind, all: t('admin.all') }) },
            ...contentKinds.map((value) => ({ value, label: t(`contentReports:admin.kinds.${value}`) })),
          ]}
          value={filters.oneOf('kind', contentKinds) ?? ''}
          onChange={(event) => filters.set('kind', event.target.value)}
        />
      </Field>
    </ListFilters>
  );
}

function useColumns(): TableColumn<ReportedContent>[] {
  const { t } = useTranslation(['messageReports', 'contentReports']);
  const doneOf = useActionDone();
  const whyOf = useWhy();
  const { language } = useLanguage();
  const now = useNow();
  const timeZone = useOperatorZone();
  return [
    {
      key: 'reason',
      header: t('admin.reason'),
      phone: 'title',
      cell: (report) => (
        <>
          <bdi dir="auto" className="block font-semibold wrap-anywhere">
            {whyOf(report)}
          </bdi>
          <span className="block text-13 text-ink-soft">
            {t(`contentReports:admin.kinds.${report.kind}`)}
            {report.title && <bdi>{` · ${report.title}`}</bdi>}
          </span>
        </>
      ),
    },
    { key: 'author', header: t('admin.author'), sortable: true, cell: ({ author }) => <bdi>{author.name}</bdi> },
    {
      key: 'reporter',
      header: t('admin.reporter'),
      sortable: true,
      cell: ({ reporter }) => (reporter ? <bdi>{reporter.name}</bdi> : t('contentReports:admin.byRules')),
    },
    {
      key: 'createdAt',
      header: t('admin.when'),
      align: 'end',
      sortable: true,
      startsDown: true,
      order: 'age',
      cell: ({ createdAt }) => formatRelative(createdAt, now, { language, timeZone }),
    },
    {
      key: 'status',
      header: t('admin.filter'),
      phone: 'aside',
      cell: ({ status, action, kind }) => (
        <Badge tone={status === 'OPEN' ? 'apricot' : 'neutral'}>
          {action && action !== 'none' ? doneOf(action, kind) : t(`admin.${status}`)}
        </Badge>
      ),
    },
  ];
}
