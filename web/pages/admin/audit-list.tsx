import { ScrollText } from 'lucide-react';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { listAuditActions, listAuditLogs } from '#contract/admin-calls.ts';
import { auditAuthors } from '#contract/admin-sorts.ts';
import { asFile } from '#web/admin/as-file.ts';
import { send } from '#web/platform/api.ts';
import { useLanguage } from '#web/platform/language.tsx';
import { usePages } from '#web/platform/use-pages.ts';
import { useRead } from '#web/platform/use-read.ts';
import { fetchedAhead } from '#web/ui/fetched-ahead.ts';
import { Field } from '#web/ui/field.tsx';
import { Select } from '#web/ui/select.tsx';
import { AuditChainState } from './audit-chain-state.tsx';
import { AuditTable } from './audit-table.tsx';
import { useAuditWords } from './audit-words.ts';
import { ListExport } from './list-export.tsx';
import { ListFilters } from './list-filters.tsx';
import { ListSection } from './list-section.tsx';
import { SpanFields } from './span-fields.tsx';
import { sortingBy, useListFilters } from './use-list-filters.ts';

const AuditSheet = fetchedAhead(() => import('./audit-sheet.tsx').then((file) => file.AuditSheet));

/** What admins did and how money moved, and whether the record of it is whole. */
export function AuditList() {
  const { t } = useTranslation('adminLists');
  const { t: say } = useTranslation('admin');
  const filters = useAuditFilters();
  const { query, asked } = filters;
  const pages = usePages(listAuditLogs, { ...query, limit: 50 });
  const open = pages.items?.find(({ id }) => id === asked);
  return (
    <ListSection
      title={say('sections.audit-logs')}
      pages={pages}
      names={({ subject, actor, people }) => [
        [subject.id, subject.name],
        [actor.id, actor.name],
        ...Object.entries(people),
      ]}
      exportButton={
        <ListExport name="audit-logs" fetchFile={() => send(listAuditLogs, { query: { ...query, ...asFile } })} />
      }
      notice={<AuditChainState />}
      filters={<Filters filters={filters} />}
      empty={{ icon: ScrollText, title: t('audit.empty'), isNarrowed: filters.isNarrowed }}
    >
      <AuditTable
        entries={pages.items}
        open={asked}
        onOpen={(id) => filters.set('entry', id)}
        sorting={filters.sorting}
      />
      <Suspense fallback={null}>
        {open && <AuditSheet key={open.id} entry={open} onClose={() => filters.set('entry', '')} />}
      </Suspense>
    </ListSection>
  );
}

function useAuditFilters() {
  const filters = useListFilters<'by' | 'action' | 'from' | 'to' | 'entry'>('entry');
  const { word: sort, table: sorting } = sortingBy(filters, ['at'], '-at');
  const [by, from, to] = [filters.oneOf('by', auditAuthors), filters.day('from'), filters.day('to')];
  const { knowsAction } = useAuditWords();
  const { data: done } = useRead(listAuditActions);
  const asked = filters.get('action');
  // a word from the address that is none of ours narrows nothing
  const action = asked && (knowsAction(asked) || done?.includes(asked)) ? asked : undefined;
  const query = { q: filters.q, sort, by, action, from, to };
  const isNarrowed = Boolean(filters.q || by || action || from || to);
  return { ...filters, query, sorting, isNarrowed, asked: filters.get('entry') };
}

function Filters({ filters }: { filters: ReturnType<typeof useAuditFilters> }) {
  const { t } = useTranslation(['adminLists', 'admin']);
  const { language } = useLanguage();
  const { ofAction } = useAuditWords();
  const { data = [] } = useRead(listAuditActions);
  const chosen = filters.query.action;
  // one that nobody ever did, from the address, narrows the list all the same
  const actions = chosen && !data.includes(chosen) ? [chosen, ...data] : data;
  const words = { admin: t('audit.admins'), system: t('audit.system') };
  return (
    <ListFilters
      filters={filters}
      chips={{
        ...{ name: 'by', legend: t('audit.actor'), all: t('all'), folded: true },
        options: auditAuthors.map((value) => ({ value, label: words[value] })),
      }}
      search={t('audit.search')}
      also={['action']}
      more={{ names: ['from', 'to'], fields: <SpanFields filters={filters} /> }}
    >
      {/* of one width, whatever it offers */}
      <Field label={t('audit.action')} hideLabel className="w-52 max-sm:w-full">
        <Select
          options={[
            { value: '', label: t('admin:list.allOf', { name: t('audit.action'), all: t('all') }) },
            ...actions
              .map((value) => ({ value, label: ofAction(value) }))
              .toSorted((one, other) => one.label.localeCompare(other.label, language)),
          ]}
          value={chosen ?? ''}
          onChange={(event) => filters.set('action', event.target.value)}
        />
      </Field>
    </ListFilters>
  );
}
