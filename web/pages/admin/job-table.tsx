import { useTranslation } from 'react-i18next';
import type { AdminJob } from '#contract/admin-jobs.ts';
import { isReportOpen } from '#contract/states.ts';
import { JobStatusBadge } from '#web/jobs/job-status-badge.tsx';
import { formatDateTime, formatMoney } from '#web/platform/format.ts';
import { useLanguage } from '#web/platform/language.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Table, type TableColumn } from '#web/ui/table.tsx';
import type { TableProps } from '#web/ui/table-model.ts';
import { useNobody } from './use-nobody.ts';

interface JobTableProps {
  /** Undefined while they load. */
  jobs: readonly AdminJob[] | undefined;
  /** The job whose details are open. */
  open: string | null;
  onOpen: (id: string) => void;
  sorting: Pick<TableProps<AdminJob>, 'sort' | 'onSort'>;
}

/** One line a job. */
export function JobTable({ jobs, open, onOpen, sorting }: JobTableProps) {
  const { t } = useTranslation('adminLists');
  return (
    <Table
      caption={t('jobs.caption')}
      columns={useColumns()}
      rows={jobs ?? []}
      loading={!jobs}
      rowKey={({ id }) => id}
      rowLabel={({ title }) => t('jobs.open', { title })}
      activeKey={open}
      onRowOpen={({ id }) => onOpen(id)}
      {...sorting}
    />
  );
}

function useColumns(): TableColumn<AdminJob>[] {
  const { t } = useTranslation('adminLists');
  const { language } = useLanguage();
  return [
    {
      key: 'property',
      header: t('jobs.property'),
      phone: 'title',
      cell: ({ title, property }) => (
        <>
          <bdi className="block font-semibold">{title}</bdi>
          <bdi className="block text-13 font-normal text-ink-soft">{property.address}</bdi>
        </>
      ),
    },
    {
      key: 'people',
      header: t('jobs.people'),
      cell: (job) => <People job={job} />,
    },
    {
      key: 'startTime',
      header: t('jobs.start'),
      sortable: true,
      startsDown: true,
      order: 'time',
      cell: ({ startTime, timeZone }) => formatDateTime(startTime, { language, timeZone }),
    },
    {
      key: 'payout',
      header: t('jobs.payout'),
      align: 'number',
      cell: ({ payoutCents }) => <bdi className="tabular-nums">{formatMoney(payoutCents)}</bdi>,
    },
    {
      key: 'status',
      header: t('jobs.status'),
      phone: 'aside',
      cell: (job) => (
        <span className="flex flex-wrap gap-1 max-md:justify-end">
          <JobStatusBadge job={job} />
          {isReportOpen(job.reportStatus) && <Badge tone="red">{t('jobs.reported')}</Badge>}
        </span>
      ),
    },
  ];
}

function People({ job }: { job: AdminJob }) {
  const nobody = useNobody(job);
  return (
    <>
      <bdi className="block">{job.host?.name}</bdi>
      <bdi className="block text-ink-soft">{job.cleaner?.name ?? nobody}</bdi>
    </>
  );
}
