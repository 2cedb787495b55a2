import { useTranslation } from 'react-i18next';
import type { AuditEntry } from '#contract/admin-audit.ts';
import { toCents } from '#contract/money.ts';
import { formatMoney } from '#web/platform/format.ts';
import { Table, type TableColumn } from '#web/ui/table.tsx';
import type { TableProps } from '#web/ui/table-model.ts';
import { useAuditWords } from './audit-words.ts';
import { DateCell } from './date-cell.tsx';

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
  const { ofAction } = useAuditWords();
  return [
    {
      key: 'action',
      header: t('audit.action'),
      phone: 'title',
      cell: ({ action, subject, after }) => (
        <>
          <span className="block font-semibold">{ofAction(action)}</span>
          <About subject={subject} after={after} />
        </>
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
      cell: ({ at }) => <DateCell at={at} />,
    },
  ];
}

/** To what or whom it was done: by name where it has one, else as what it is; of money always also what moved it. */
function About({ subject, after }: Pick<AuditEntry, 'subject' | 'after'>) {
  const { ofSubject, nameOf } = useAuditWords();
  const name = nameOf(subject);
  const cents = after?.movedCents ?? after?.amountCents;
  const isTold = !name || subject.kind === 'ledger transaction';
  return (
    <span className="block text-13 font-normal text-ink-soft">
      {isTold && <span>{ofSubject(subject, after)}</span>}
      {isTold && (name || typeof cents === 'number') && ' · '}
      <span>
        <NameAndSum name={name} cents={cents} />
      </span>
    </span>
  );
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
