import { CircleCheck } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { listFailedTasks } from '#contract/notice-calls.ts';
import { asFile } from '#web/admin/as-file.ts';
import { send } from '#web/platform/api.ts';
import { usePages } from '#web/platform/use-pages.ts';
import { fetchedAhead } from '#web/ui/fetched-ahead.ts';
import { FailedTaskTable } from './failed-task-table.tsx';
import { useHeadCount } from './head-count.ts';
import { ListBody } from './list-body.tsx';
import { TabExport } from './list-export.tsx';
import { ListFilters } from './list-filters.tsx';
import { useListFilters } from './use-list-filters.ts';

const EndWithReasonDialog = fetchedAhead(() =>
  import('./end-with-reason-dialog.tsx').then((file) => file.EndWithReasonDialog),
);

const queues = ['sign-in', 'money', 'deadline', 'mail', 'announcement', 'calendar', 'task'] as const;

/** What the background process has tried to the end, to be run again or let go. */
export function FailedTasks() {
  const { t } = useTranslation('undelivered');
  const filters = useListFilters<'queue'>();
  const query = { q: filters.q, queue: filters.oneOf('queue', queues) };
  const pages = usePages(listFailedTasks, { ...query, limit: 50 });
  useHeadCount(pages.items && pages.total);
  const [dropped, setDropped] = useState<string | null>(null);
  const options = queues.map((value) => ({ value, label: t(`task.queues.${value}`) }));
  return (
    <div className="grid gap-4">
      <p className="text-14 text-ink-soft">{t('task.text')}</p>
      <TabExport name="failed-tasks" fetchFile={() => send(listFailedTasks, { query: { ...query, ...asFile } })} />
      <ListFilters
        filters={filters}
        chips={{ name: 'queue', legend: t('task.queue'), all: t('all'), options }}
        search={t('task.search')}
      />
      <ListBody
        pages={pages}
        empty={{ icon: CircleCheck, title: t('task.empty'), isNarrowed: Boolean(query.q || query.queue) }}
      >
        <FailedTaskTable tasks={pages.items} onDrop={setDropped} />
      </ListBody>
      <Suspense fallback={null}>{dropped && <DropDialog id={dropped} onClose={() => setDropped(null)} />}</Suspense>
    </div>
  );
}

/** Takes a failed task out of the list for good. */
function DropDialog(props: { id: string; onClose: () => void }) {
  const { t } = useTranslation('undelivered');
  const words = {
    title: t('task.dropTitle'),
    text: t('task.dropText'),
    confirm: t('task.drop'),
    done: t('task.dropped'),
  };
  return <EndWithReasonDialog what="task" words={words} {...props} />;
}
