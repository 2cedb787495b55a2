import { Check, Circle, SkipForward } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Task } from '#contract/work.ts';
import { useRoomName, useTaskName } from '#web/platform/task-name.ts';
import { TaskGuide } from './task-guide.tsx';

interface TaskLineProps {
  task: Task;
  begun: boolean;
  /** Who did it, where that was not the cleaner of the job. */
  by: string | null;
  children?: ReactNode;
}

/** A task to read: its name, its room and, once work has begun, what became of it. */
export function TaskLine({ task, begun, by, children }: TaskLineProps) {
  const { t } = useTranslation('work');
  const nameOf = useTaskName();
  const roomOf = useRoomName();
  const state = task.doneAt ? 'done' : task.skippedReason ? 'skipped' : 'open';
  const Icon = { done: Check, skipped: SkipForward, open: Circle }[state];
  return (
    <div className="flex items-start gap-3 py-2.5 text-14">
      {begun && (
        <Icon
          aria-hidden
          size={18}
          strokeWidth={1.75}
          className={state === 'done' ? 'mt-0.5 shrink-0 text-green-ink' : 'mt-0.5 shrink-0 text-ink-soft'}
        />
      )}
      <div className="min-w-0 flex-1">
        <span className="font-medium wrap-anywhere">{nameOf(task)}</span>{' '}
        {task.room && <span className="text-ink-soft">{roomOf(task.room)}</span>}
        {begun && <span className="sr-only">, {t(`checklist.${state}`)}</span>}
        <TaskGuide task={task} className="mt-1.5" />
        {task.skippedReason && (
          <span className="block text-13 wrap-anywhere text-ink-soft">
            {t('checklist.skippedWhy', { reason: task.skippedReason })}
          </span>
        )}
        {by && (
          <span className="block text-13 text-ink-soft">
            {t(task.doneAt ? 'by.done' : 'by.skipped', { name: `\u2068${by}\u2069` })}
          </span>
        )}
        {children}
      </div>
      {!task.required && <span className="text-13 text-ink-soft">{t('checklist.optional')}</span>}
    </div>
  );
}
