import { Ellipsis } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { FailedTask } from '#contract/failed-tasks.ts';
import { runFailedTask, runFailedTasks } from '#contract/notice-calls.ts';
import { to } from '#web/paths.ts';
import { formatNumber } from '#web/platform/format.ts';
import { useLanguage } from '#web/platform/language.tsx';
import { reasonAlone } from '#web/platform/use-failure.ts';
import { useWrite } from '#web/platform/use-write.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Menu } from '#web/ui/menu.tsx';
import { Table, type TableColumn } from '#web/ui/table.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { showToast } from '#web/ui/toast.tsx';
import { DateCell } from './date-cell.tsx';

interface FailedTaskTableProps {
  /** Undefined while they load. */
  tasks: readonly FailedTask[] | undefined;
  onDrop: (id: string) => void;
}

/** One line a failed task: what it is about, and for the log its name there, the same in every language. */
export function FailedTaskTable({ tasks, onDrop }: FailedTaskTableProps) {
  const { t } = useTranslation('undelivered');
  return (
    <Table
      caption={t('tasks')}
      columns={useColumns(onDrop)}
      rows={tasks ?? []}
      loading={!tasks}
      rowKey={({ id }) => id}
    />
  );
}

function useColumns(onDrop: (id: string) => void): TableColumn<FailedTask>[] {
  const { t } = useTranslation('undelivered');
  const { language } = useLanguage();
  const run = useRun();
  return [
    {
      key: 'task',
      header: t('task.name'),
      phone: 'title',
      cell: ({ queue, task, fact, jobId }) => (
        <>
          <span className="block font-semibold">{t(`task.queues.${queue}`)}</span>
          <bdi className="block text-13 font-normal text-ink-soft wrap-anywhere">{task}</bdi>
          {fact && <bdi className="block text-13 font-normal text-ink-soft wrap-anywhere">{fact}</bdi>}
          {jobId && <TextLink to={to('job', { id: jobId })}>{t('task.job')}</TextLink>}
        </>
      ),
    },
    { key: 'tries', header: t('tries'), align: 'number', cell: ({ tries }) => formatNumber(tries, language) },
    { key: 'failedAt', header: t('task.failedAt'), cell: ({ failedAt }) => <DateCell at={failedAt} /> },
    {
      key: 'action',
      header: t('action'),
      align: 'end',
      phone: 'aside',
      cell: ({ id, task }) => (
        <Menu
          trigger={<IconButton icon={Ellipsis} label={t('task.more', { task: `\u2068${task}\u2069` })} />}
          items={[
            { label: t('task.run'), onSelect: () => run.one(id) },
            { label: t('task.runAll'), onSelect: () => run.all(task) },
            'separator',
            { label: t('task.drop'), danger: true, onSelect: () => onDrop(id) },
          ]}
        />
      ),
    },
  ];
}

function useRun() {
  const { t } = useTranslation('undelivered');
  const settings = {
    onSuccess: () => showToast({ title: t('task.ran'), tone: 'success' }),
    failed: reasonAlone,
  } as const;
  const one = useWrite(runFailedTask, settings);
  const all = useWrite(runFailedTasks, settings);
  return {
    one: (id: string) => one.mutate({ params: { id } }),
    all: (task: string) => all.mutate({ body: { task } }),
  };
}
