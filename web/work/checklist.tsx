import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import type { JobDetail } from '#contract/jobs.ts';
import { Section } from '#web/ui/section.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { otherHand } from './other-hand.ts';
import { taskPlace } from './places.ts';
import { TaskLine } from './task-line.tsx';
import { NotesOfTask } from './tell-host/notes-of-task.tsx';

// Only the cleaner at work ticks.
const TaskRow = lazy(() => import('./task-row.tsx').then((file) => ({ default: file.TaskRow })));

/** The tasks of a job: to tick for the cleaner at work, to read for everybody else. */
export function Checklist({ job }: { job: JobDetail }) {
  const { t } = useTranslation('work');
  const { tasks } = job;
  if (tasks.length === 0) return null;
  const settled = tasks.filter(({ doneAt, skippedReason }) => doneAt !== null || skippedReason !== null).length;
  const begun = job.status !== 'OPEN' && job.status !== 'ASSIGNED' && job.status !== 'CANCELED';
  return (
    <Section
      id="checklist"
      title={t('checklist.title')}
      aside={
        begun
          ? t('checklist.progress', { done: settled, count: tasks.length })
          : t('checklist.count', { count: tasks.length })
      }
    >
      <ul className="divide-y divide-line">
        {tasks.map((task) => (
          <li key={task.id} id={taskPlace(task.id)}>
            {job.can.includes('tickTasks') ? (
              <Suspense fallback={<Skeleton className="my-1.5 h-11" />}>
                <TaskRow job={job} task={task} />
              </Suspense>
            ) : (
              <TaskLine task={task} begun={begun} by={otherHand(job, task.doneBy)}>
                <NotesOfTask findings={job.findings} taskId={task.id} />
              </TaskLine>
            )}
          </li>
        ))}
      </ul>
    </Section>
  );
}
