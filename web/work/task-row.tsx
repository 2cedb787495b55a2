import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { JobDetail } from '#contract/jobs.ts';
import type { Task } from '#contract/work.ts';
import { errorOf } from '#web/platform/offline/error-of.ts';
import { onSite } from '#web/platform/offline/on-site.ts';
import { outbox } from '#web/platform/offline/outbox.ts';
import { useWaiting } from '#web/platform/offline/use-waiting.ts';
import type { WaitingTick } from '#web/platform/offline/waiting.ts';
import { useSession } from '#web/platform/session.tsx';
import { useRoomName, useTaskName } from '#web/platform/task-name.ts';
import { reasonAlone, useFailure } from '#web/platform/use-failure.ts';
import { Button } from '#web/ui/button.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { showToast } from '#web/ui/toast.tsx';
import { otherHand } from './other-hand.ts';
import { SkipTaskDialog } from './skip-task-dialog.tsx';
import { TaskCameraButton } from './task-camera-button.tsx';
import { TaskGuide } from './task-guide.tsx';

interface TaskRowProps {
  job: JobDetail;
  task: Task;
  /** The place says already where it is. */
  hideRoom?: boolean;
}

/**
 * A task at work: one press ticks it at once on screen, with or without a signal, and is taken back with a word if the
 * server refuses.
 */
export function TaskRow({ job, task, hideRoom = false }: TaskRowProps) {
  const { t } = useTranslation('work');
  const nameOf = useTaskName();
  const roomOf = useRoomName();
  const [skipping, setSkipping] = useState(false);
  const { now, change } = useMark(job.id, task.id);
  const done = now ? now.done === true : task.doneAt !== null;
  const reason = now ? (now.skippedReason ?? null) : task.skippedReason;
  const skipped = !done && reason !== null;
  const room = hideRoom ? null : roomOf(task.room);
  const name = nameOf(task);
  const byWhom = useByWhom(job, task);
  // where all are required, it says nothing of one of them
  const isMixed = job.tasks.some(({ required }) => required !== task.required);
  const weight = task.required ? isMixed && t('checklist.required') : t('checklist.optional');
  return (
    <div className="flex flex-wrap items-center gap-x-2">
      <Checkbox
        size="row"
        isTask
        className="min-w-0 flex-1"
        checked={done}
        onCheckedChange={useTick(job, change)}
        label={name}
        detail={
          skipped
            ? [t('checklist.skippedWhy', { reason }), !now && byWhom].filter(Boolean).join(' · ')
            : [weight, room, !now && byWhom].filter(Boolean).join(' · ')
        }
      />
      {!done && (
        <Button
          size="compact"
          variant="quiet"
          aria-label={t(`skip.${skipped ? 'undoOf' : 'of'}`, { task: name })}
          onClick={() => (skipped ? change({ done: false }) : setSkipping(true))}
        >
          {t(`skip.${skipped ? 'undo' : 'button'}`)}
        </Button>
      )}
      {job.can.includes('addPhotos') && <TaskCameraButton job={job} task={task} />}
      <TaskGuide task={task} className="w-full pb-2.5 ps-8" />
      <SkipTaskDialog
        {...{ task: name, required: task.required }}
        open={skipping}
        onOpenChange={setSkipping}
        onSkip={(skippedReason) => {
          change({ skippedReason });
          setSkipping(false);
        }}
      />
    </div>
  );
}

/** The server takes a tick as the end of a wait at the door. */
function useTick({ waiting }: JobDetail, change: (to: { done: boolean }) => void) {
  const { t } = useTranslation('work');
  return (checked: boolean) => {
    change({ done: checked });
    // taken back soon, with nothing else done, the wait goes on
    const action = { label: t('skip.undo'), onSelect: () => change({ done: false }) };
    if (checked && waiting?.endedAt === null) showToast({ title: t('checklist.endsWait'), action });
  };
}

/** Who did it, where that was somebody else than the job’s cleaner. */
function useByWhom(job: JobDetail, task: Task): string | null {
  const { t } = useTranslation('work');
  const by = otherHand(job, task.doneBy);
  return by && t(task.doneAt ? 'by.done' : 'by.skipped', { name: `\u2068${by}\u2069` });
}

/** What was last done with the task here and has not arrived, and how to do something with it. */
function useMark(jobId: string, taskId: string) {
  const cache = useQueryClient();
  const userId = useSession().user?.id ?? '';
  const tellRefusal = useFailure({ failed: reasonAlone });
  const waiting = useWaiting(userId).flatMap(({ what, refusal }) =>
    what.kind === 'tick' && what.taskId === taskId && refusal === null ? [what.change] : [],
  );
  // until the phone has kept it, which may take the code for it to come
  const [pressed, setPressed] = useState<WaitingTick['change'] | null>(null);
  async function keep(change: WaitingTick['change']) {
    setPressed(change);
    try {
      const { keepOnSite } = await onSite();
      return await keepOnSite(cache, { userId, jobId, what: { kind: 'tick', taskId, change } });
    } finally {
      setPressed((newest) => (newest === change ? null : newest));
    }
  }
  async function mark(change: WaitingTick['change']) {
    const one = await keep(change);
    const { sendKept } = await onSite();
    const left = await sendKept(cache, one);
    if (!left?.refusal) return;
    await outbox.remove(left); // said now, so that it need not be looked for later
    await tellRefusal(errorOf(left.refusal));
  }
  return {
    now: pressed ?? waiting.at(-1),
    change: (change: WaitingTick['change']) => void mark(change).catch(tellRefusal),
  };
}
