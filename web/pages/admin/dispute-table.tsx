import { useTranslation } from 'react-i18next';
import type { AdminDispute } from '#contract/disputes.ts';
import { formatDateTime, formatMoney, formatRelative } from '#web/platform/format.ts';
import { useLanguage } from '#web/platform/language.tsx';
import { useNow } from '#web/platform/use-now.ts';
import { useOperatorZone } from '#web/platform/use-operator-zone.ts';
import { Table, type TableColumn } from '#web/ui/table.tsx';
import type { TableProps } from '#web/ui/table-model.ts';
import { DisputeTurn } from './dispute-turn.tsx';

interface DisputeTableProps {
  /** Undefined while they load. */
  disputes: readonly AdminDispute[] | undefined;
  sorting: Pick<TableProps<AdminDispute>, 'sort' | 'onSort'>;
  /** The case whose detail is open. */
  open: string | null;
  onOpen: (id: string) => void;
}

/** One line a report. */
export function DisputeTable({ disputes, sorting, open, onOpen }: DisputeTableProps) {
  const { t } = useTranslation(['reports', 'admin']);
  return (
    <Table
      usualOrder={t('admin:list.toDecideFirst')}
      caption={t('admin.caption')}
      columns={useColumns()}
      rows={disputes ?? []}
      loading={!disputes}
      rowKey={({ id }) => id}
      rowLabel={({ job }) => t('admin.open', { title: job.title })}
      activeKey={open}
      {...sorting}
      onRowOpen={({ id }) => onOpen(id)}
    />
  );
}

function useColumns(): TableColumn<AdminDispute>[] {
  const { t } = useTranslation('reports');
  return [
    {
      key: 'property',
      header: t('admin.what'),
      phone: 'title',
      sortable: true,
      cell: ({ job, reason }) => (
        <>
          <bdi className="block font-semibold">{job.title}</bdi>
          <span className="block text-13 font-normal text-ink-soft">{t(`reasons.${reason}`)}</span>
        </>
      ),
    },
    {
      key: 'host',
      header: t('admin.people'),
      sortable: true,
      phone: 'hidden',
      cell: ({ host, cleaner }) => (
        <>
          <bdi className="block">{host.name}</bdi>
          <bdi className="block text-ink-soft">{cleaner.name}</bdi>
        </>
      ),
    },
    {
      key: 'status',
      header: t('admin.turn'),
      phone: 'hidden',
      cell: (dispute) => <DisputeTurn dispute={dispute} />,
    },
    {
      key: 'due',
      header: t('admin.due'),
      sortable: true,
      order: 'due',
      phone: 'hidden',
      cell: ({ deadline }) => <Due at={deadline} />,
    },
    {
      key: 'stake',
      header: t('admin.stake'),
      align: 'number',
      phone: 'hidden',
      // once decided, nothing is
      cell: ({ job, resolution }) => (resolution ? nothing : <bdi>{formatMoney(job.payoutCents)}</bdi>),
    },
    useFacts(),
  ];
}

/** What a card on a phone says of it: who, and while it is not decided, whose turn it is, how much and until when. */
function useFacts(): TableColumn<AdminDispute> {
  const { t } = useTranslation('reports');
  const relative = useRelative();
  return {
    key: 'facts',
    header: t('admin.stake'),
    phone: 'facts',
    cell: (dispute) => {
      const { host, cleaner, deadline, job, resolution, status } = dispute;
      return (
        <>
          {/* whose turn it is names them otherwise */}
          {(resolution || status === 'ESCALATED') && (
            <span className="block">
              <bdi>{host.name}</bdi> · <bdi>{cleaner.name}</bdi>
            </span>
          )}
          <DisputeTurn dispute={dispute} />
          {!resolution && (
            <span className="block">
              <bdi>{formatMoney(job.payoutCents)}</bdi>
              {deadline && ` · ${t('admin.dueIn', { when: relative(deadline) })}`}
            </span>
          )}
        </>
      );
    },
  };
}

function useRelative(): (at: string) => string {
  const { language } = useLanguage();
  const now = useNow();
  const timeZone = useOperatorZone();
  return (at) => formatRelative(at, now, { language, timeZone });
}

/** How long is left, and until when by the clock of those who decide. */
function Due({ at }: { at: string | null }) {
  const { language } = useLanguage();
  const timeZone = useOperatorZone();
  const relative = useRelative();
  if (!at) return nothing;
  return (
    <>
      <span className="block">{relative(at)}</span>
      <span className="block text-13 whitespace-nowrap text-ink-soft">
        {formatDateTime(at, { language, timeZone })}
      </span>
    </>
  );
}

const nothing = <span className="text-ink-faint">–</span>;
