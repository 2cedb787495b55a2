import { useTranslation } from 'react-i18next';
import type { HomeTask } from '#contract/home-checklist.ts';
import { useRoomName, useTaskName } from '#web/platform/task-name.ts';
import { draftOf } from './checklist-draft.ts';

/** The list room by room, for whoever may read it and not change it. */
export function ChecklistShown({ tasks }: { tasks: readonly HomeTask[] }) {
  const { t } = useTranslation('homes');
  const taskName = useTaskName();
  const roomName = useRoomName();
  if (tasks.length === 0) return <p className="text-14 text-ink-soft">{t('checklist.none')}</p>;
  return (
    <div className="grid gap-4">
      <p className="text-13 text-ink-soft tabular-nums">{t('checklist.count', { number: tasks.length })}</p>
      {draftOf(tasks).map((room) => (
        <section key={room.key} className="grid gap-1">
          <h3 className="text-14 font-semibold wrap-anywhere">
            <bdi>{roomName(room.name || null) ?? t('room.unnamed')}</bdi>
          </h3>
          <ul className="divide-y divide-line">
            {room.tasks.map((task) => (
              <li key={task.key} className="flex items-start gap-3 py-2 text-14 wrap-anywhere">
                <span className="min-w-0 flex-1">
                  <bdi>{taskName(task)}</bdi>
                  {task.note && <bdi className="block text-13 text-ink-soft">{task.note}</bdi>}
                  {task.required && <span className="block text-13 text-ink-soft">{t('task.required')}</span>}
                </span>
                {task.photo && (
                  <img
                    src={task.photo.thumbnailUrl}
                    alt={t('task.photo')}
                    className="photo size-14 rounded-tag object-cover"
                  />
                )}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
