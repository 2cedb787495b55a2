import { Check } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRoomName, useTaskName } from '#web/platform/task-name.ts';
import { TextButton } from '#web/ui/text-button.tsx';
import type { ListedTask } from './use-checklist.ts';

/** So many are enough to know the list by. */
const atFirst = 6;

/** The checklist of the chosen home, which takes the place of the built-in one. */
export function HomeTasks({ tasks }: { tasks: readonly ListedTask[] }) {
  const { t } = useTranslation('posting');
  const nameOf = useTaskName();
  const roomOf = useRoomName();
  const [all, setAll] = useState(false);
  const shown = all ? tasks : tasks.slice(0, atFirst);
  return (
    <>
      <ul className="border-y border-line">
        {shown.map((task) => {
          const room = roomOf(task.room);
          return (
            <li
              key={task.id}
              className="flex min-h-11 items-center gap-3 border-t border-line py-1.5 text-14 first:border-t-0"
            >
              <Check
                aria-hidden
                size={16}
                strokeWidth={2}
                className={task.required ? 'text-green-ink' : 'text-ink-faint'}
              />
              <span className="min-w-0 flex-1 wrap-anywhere">
                {nameOf(task)}
                {room && (
                  <span className="block text-13 text-ink-soft">
                    {task.required ? t('tasks.roomRequired', { room }) : room}
                  </span>
                )}
              </span>
            </li>
          );
        })}
      </ul>
      {tasks.length > atFirst && !all && (
        <span className="text-13">
          <TextButton onClick={() => setAll(true)}>{t('tasks.showAll', { number: tasks.length })}</TextButton>
        </span>
      )}
    </>
  );
}
