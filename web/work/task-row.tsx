import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { getJob, updateTask } from '#contract/calls.ts';
import type { JobDetail } from '#contract/jobs.ts';
import type { Task } from '#contract/work.ts';
import { useRoomName, useTaskName } from '#web/platform/task-name.ts';
import { reasonAlone } from '#web/platform/use-failure.ts';
import { readKey } from '#web/platform/use-read.ts';
import { useWrite } from '#web/platform/use-write.ts';
import { Button } from '#web/ui/button.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { SkipTaskDialog } from './skip-task-dialog.tsx';
import { TaskGuide } from './task-guide.tsx';

/** A task at work: one press ticks it at once on screen, and is taken back with a word if the server refuses. */
export function TaskRow({ jobId, task }: { jobId: string; task: Task }) {
  const { t } = useTranslation('work');
  const nameOf = useTaskName();
  const roomOf = useRoomName();
  const [skipping, setSkipping] = useState(false);
  const update = useUpdateTask(jobId, () => setSkipping(false));
  const sent = update.isPending ? update.variables.body.done : undefined;
  const done = sent ?? task.doneAt !== null;
  const skipped = !done && sent === undefined && task.skippedReason !== null;
  const change = (body: { done: boolean } | { skippedReason: string }) =>
    update.mutate({ params: { id: jobId, taskId: task.id }, body });
  const room = roomOf(task.room);
  return (
    <div className="flex flex-wrap items-center gap-x-2">
      <Checkbox
        size="row"
        className="min-w-0 flex-1"
        checked={done}
        onCheckedChange={(checked) => change({ done: checked })}
        label={nameOf(task)}
        detail={
          skipped
            ? t('checklist.skippedWhy', { reason: task.skippedReason })
            : [task.required ? t('checklist.required') : t('checklist.optional'), room].filter(Boolean).join(' · ')
        }
      />
      {!done && (
        <Button
          variant="quiet"
          size="compact"
          aria-label={skipped ? t('skip.undoOf', { task: nameOf(task) }) : t('skip.of', { task: nameOf(task) })}
          onClick={() => (skipped ? change({ done: false }) : setSkipping(true))}
        >
          {skipped ? t('skip.undo') : t('skip.button')}
        </Button>
      )}
      <TaskGuide task={task} className="w-full pb-2.5 ps-8" />
      <SkipTaskDialog
        task={nameOf(task)}
        open={skipping}
        onOpenChange={setSkipping}
        loading={update.isPending}
        onSkip={(skippedReason) => change({ skippedReason })}
      />
    </div>
  );
}

function useUpdateTask(jobId: string, onSuccess: () => void) {
  return useWrite(updateTask, {
    known: (cache, changed) =>
      cache.setQueryData<JobDetail>(readKey(getJob, { params: { id: jobId } }), (job) => job && withTask(job, changed)),
    onSuccess,
    failed: reasonAlone,
  });
}

const withTask = (job: JobDetail, changed: Task): JobDetail => ({
  ...job,
  tasks: job.tasks.map((task) => (task.id === changed.id ? changed : task)),
});
