import { useTranslation } from 'react-i18next';
import type { AuditEntry } from '#contract/admin-audit.ts';
import { toCents } from '#contract/money.ts';
import { isErasedName } from '#web/platform/erased-name.ts';
import { formatMoney } from '#web/platform/format.ts';
import { Table, type TableColumn } from '#web/ui/table.tsx';
import type { TableProps } from '#web/ui/table-model.ts';
import { useAuditWords } from './audit-words.ts';
import { DateCell } from './date-cell.tsx';
import { useReasonOf } from './use-narrowed-words.ts';

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

/** What was done; of money, what moved it. */
function useTitleOf() {
  const { t } = useTranslation('adminLists');
  const { ofAction, ofSubject } = useAuditWords();
  return ({ action, subject, after }: AuditEntry): string =>
    action === 'move money' ? t('audit.moved', { what: ofSubject(subject, after) }) : ofAction(action);
}

function useColumns(): TableColumn<AuditEntry>[] {
  const { t } = useTranslation('adminLists');
  const titleOf = useTitleOf();
  const reasonOf = useReasonOf();
  return [
    {
      key: 'action',
      header: t('audit.action'),
      phone: 'title',
      cell(entry) {
        const reason = reasonOf(entry);
        return (
          <>
            <span className="block font-semibold">{titleOf(entry)}</span>
            <About entry={entry} />
            {reason && <Why label={t(whyOf(entry))}>{reason}</Why>}
          </>
        );
      },
    },
    { key: 'actor', header: t('audit.actor'), cell: (entry) => <Actor entry={entry} /> },
    {
      key: 'at',
      header: t('audit.at'),
      sortable: true,
      startsDown: true,
      order: 'age',
      phone: 'aside',
      cell: ({ at }) => <DateCell at={at} />,
    },
  ];
}

/** In the words of whoever did it: most entries are of the clock and have none, so it is no column of its own. */
function Why({ label, children }: { label: string; children: string }) {
  return (
    <span className="mt-0.5 block text-13 font-normal">
      <span className="sr-only">{`${label}: `}</span>
      <bdi className="line-clamp-2 wrap-anywhere">{children}</bdi>
    </span>
  );
}

/** An export has no reason: what stands there is what of the list was taken along. */
export const whyOf = ({ action }: Pick<AuditEntry, 'action'>) =>
  action === 'export list' ? ('audit.exported' as const) : ('audit.reason' as const);

/** To what or whom it was done: by name where it has one, else as what it is. */
function About({ entry: { action, subject, after } }: { entry: AuditEntry }) {
  const { ofSubject, nameOf } = useAuditWords();
  const name = nameOf(subject, action);
  // what moved money stands above
  const isKind = !name && subject.kind !== 'ledger transaction';
  return (
    <span className="block text-13 font-normal text-ink-soft">
      {isKind && <span>{ofSubject(subject, after)}</span>}
      {isKind && typeof sumOf(after) === 'number' && ' · '}
      <span>
        <NameAndSum name={name} after={after} />
      </span>
    </span>
  );
}

const sumOf = (after: AuditEntry['after']) => after?.movedCents ?? after?.amountCents;

/** Whose it is and how much it was, as far as there is either. */
export function NameAndSum({ name, after }: { name: string | null; after: AuditEntry['after'] }) {
  const cents = sumOf(after);
  const sum = typeof cents === 'number' ? formatMoney(toCents(cents)) : null;
  return (
    <>
      {name && <bdi>{name}</bdi>}
      {name && sum && ' · '}
      {sum && <bdi className="tabular-nums">{sum}</bdi>}
    </>
  );
}

/** Who did it, that nobody had to, or that somebody who is gone did it to themselves. */
export function Actor({ entry: { actor, subject } }: { entry: Pick<AuditEntry, 'actor' | 'subject'> }) {
  const { t } = useTranslation('adminLists');
  if (actor.id === null) return t('audit.system');
  if (!isErasedName(actor.name)) return <bdi>{actor.name || actor.id}</bdi>;
  return <span className="text-ink-soft">{actor.id === subject.id ? t('audit.themselves') : actor.name}</span>;
}
