import { useTranslation } from 'react-i18next';
import type { AdminJob } from '#contract/admin-jobs.ts';
import { isReportOpen } from '#contract/states.ts';
import { localTime } from '#contract/zoned-time.ts';
import { JobStatusBadge } from '#web/jobs/job-status-badge.tsx';
import { formatDateTime, formatMoney, formatTime, zoneName } from '#web/platform/format.ts';
import { useLanguage } from '#web/platform/language.tsx';
import { useOperatorZone } from '#web/platform/use-operator-zone.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Table, type TableColumn } from '#web/ui/table.tsx';
import type { TableProps } from '#web/ui/table-model.ts';
import { JobCleaner, TimeLeft } from './job-cleaner.tsx';
import { useDayName } from './use-day-name.ts';

interface JobTableProps {
  /** Undefined while they load. */
  jobs: readonly AdminJob[] | undefined;
  /** The job whose details are open. */
  open: string | null;
  onOpen: (id: string) => void;
  sorting: Pick<TableProps<AdminJob>, 'sort' | 'onSort'>;
}

/** One line a job, under its day by the operator’s calendar where days follow one another. */
export function JobTable({ jobs, open, onOpen, sorting }: JobTableProps) {
  const { t } = useTranslation('adminLists');
  const dayName = useDayName();
  const isByDay = sorting.sort?.key === 'startTime';
  return (
    <Table
      caption={t('jobs.caption')}
      columns={useColumns(isByDay)}
      rows={jobs ?? []}
      loading={!jobs}
      rowKey={({ id }) => id}
      rowLabel={({ title }) => t('jobs.open', { title })}
      activeKey={open}
      groupOf={isByDay ? ({ startTime }) => dayName(startTime) : undefined}
      onRowOpen={({ id }) => onOpen(id)}
      {...sorting}
    />
  );
}

function useColumns(isByDay: boolean): TableColumn<AdminJob>[] {
  const { t } = useTranslation('adminLists');
  return [
    {
      key: 'property',
      header: t('jobs.property'),
      phone: 'title',
      cell: ({ title }) => <bdi className="font-semibold">{title}</bdi>,
    },
    {
      key: 'startTime',
      header: t('jobs.start'),
      sortable: true,
      startsDown: true,
      order: 'time',
      phone: 'hidden',
      cell: (job) => <Start job={job} isByDay={isByDay} />,
    },
    { key: 'host', header: t('jobs.host'), phone: 'hidden', cell: ({ host }) => <bdi>{host?.name}</bdi> },
    { key: 'cleaner', header: t('jobs.cleaner'), phone: 'hidden', cell: (job) => <JobCleaner job={job} /> },
    {
      key: 'payout',
      header: t('jobs.payout'),
      align: 'number',
      phone: 'hidden',
      cell: ({ payoutCents }) => <bdi className="tabular-nums">{formatMoney(payoutCents)}</bdi>,
    },
    {
      key: 'status',
      header: t('jobs.status'),
      phone: 'aside',
      cell: (job) => (
        <span className="flex flex-wrap items-center gap-x-2 gap-y-1 max-md:justify-end">
          <JobStatusBadge job={job} />
          <TimeLeft job={job} />
          {isReportOpen(job.reportStatus) && <Badge tone="red">{t('jobs.reported')}</Badge>}
        </span>
      ),
    },
    { key: 'facts', header: t('jobs.start'), phone: 'facts', cell: (job) => <Facts job={job} isByDay={isByDay} /> },
  ];
}

/** What a card on a phone says of it in two lines: when and for how much, and who. */
function Facts({ job, isByDay }: { job: AdminJob; isByDay: boolean }) {
  return (
    <>
      <span className="block">
        <Start job={job} isByDay={isByDay} /> · <bdi className="tabular-nums">{formatMoney(job.payoutCents)}</bdi>
      </span>
      <bdi>{job.host?.name}</bdi> · <JobCleaner job={job} />
    </>
  );
}

/** By the home’s clock; the day only where none above says it, or where it is another day at the home. */
function Start({ job: { startTime, timeZone }, isByDay }: { job: AdminJob; isByDay: boolean }) {
  const { language } = useLanguage();
  const operatorZone = useOperatorZone();
  const start = new Date(startTime);
  const isSameDay = localTime(start, timeZone).date === localTime(start, operatorZone).date;
  return (
    <span className="md:whitespace-nowrap">
      {isByDay && isSameDay
        ? `${formatTime(startTime, { language, timeZone })} ${zoneName(start, timeZone)}`
        : formatDateTime(startTime, { language, timeZone })}
    </span>
  );
}
