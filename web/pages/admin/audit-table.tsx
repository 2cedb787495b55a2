import { useTranslation } from 'react-i18next';
import type { AuditEntry } from '#contract/admin-audit.ts';
import { toCents } from '#contract/money.ts';
import { formatMedium, formatMoney } from '#web/platform/format.ts';
import { useLanguage } from '#web/platform/language.tsx';
import { Table, type TableColumn } from '#web/ui/table.tsx';
import type { TableProps } from '#web/ui/table-model.ts';
import { useAuditWords } from './audit-words.ts';

interface AuditTableProps {
  /** Undefined while they load. */
  entries: readonly AuditEntry[] | undefined;
  /** The entry whose details are open. */
  open: string | null;
  onOpen: (id: string) => void;
  sorting: Pick<TableProps<AuditEntry>, 'sort' | 'onSort'>;
}

/** One line an entry. */
export function AuditTable({ entries, open, onOpen, sorting }: AuditTableProps) {
  const { t } = useTranslation('adminLists');
  return (
    <Table
      caption={t('audit.caption')}
      columns={useColumns()}
      rows={entries ?? []}
      loading={!entries}
      rowKey={({ id }) => id}
      rowLabel={({ id }) => t('audit.open', { id })}
      activeKey={open}
      onRowOpen={({ id }) => onOpen(id)}
      {...sorting}
    />
  );
}

function useColumns(): TableColumn<AuditEntry>[] {
  const { t } = useTranslation('adminLists');
  const { language } = useLanguage();
  const { ofAction, ofSubject, nameOf } = useAuditWords();
  return [
    {
      key: 'action',
      header: t('audit.action'),
      phone: 'title',
      cell: ({ action }) => <span className="font-semibold">{ofAction(action)}</span>,
    },
    {
      key: 'subject',
      header: t('audit.subject'),
      cell: ({ subject, after }) => (
        <span className="block">
          <span className="block">{ofSubject(subject, after)}</span>
          <span className="block text-13 text-ink-soft empty:hidden">
            <NameAndSum name={nameOf(subject)} cents={after?.movedCents ?? after?.amountCents} />
          </span>
        </span>
      ),
    },
    { key: 'actor', header: t('audit.actor'), cell: ({ actor }) => <Actor actor={actor} /> },
    {
      key: 'reason',
      header: t('audit.reason'),
      cell: ({ reason }) => reason && <bdi className="line-clamp-2 wrap-anywhere text-ink-soft">{reason}</bdi>,
    },
    {
      key: 'at',
      header: t('audit.at'),
      sortable: true,
      startsDown: true,
      phone: 'aside',
      cell: ({ at }) => <span className="tabular-nums">{formatMedium(at, { language })}</span>,
    },
  ];
}

/** Whose it is and how much it was, as far as there is either. */
function NameAndSum({ name, cents }: { name: string | null; cents: string | number | null | undefined }) {
  const sum = typeof cents === 'number' ? formatMoney(toCents(cents)) : null;
  return (
    <>
      {name && <bdi>{name}</bdi>}
      {name && sum && ' · '}
      {sum && <bdi className="tabular-nums">{sum}</bdi>}
    </>
  );
}

/** Who did it, or that nobody had to. */
export function Actor({ actor }: Pick<AuditEntry, 'actor'>) {
  const { t } = useTranslation('adminLists');
  return actor.id === null ? t('audit.system') : <bdi>{actor.name || actor.id}</bdi>;
}
