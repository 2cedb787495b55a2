import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useTaskName } from '#web/platform/task-name.ts';
import {
  blankTask,
  type Draft,
  type DraftRoom,
  type DraftTask,
  withMovedRoom,
  withMovedTask,
  withRoom,
  withTask,
} from './checklist-draft.ts';
import { RoomHead } from './room-head.tsx';
import { TaskItem } from './task-item.tsx';

interface DraftRoomsProps {
  draft: Draft;
  onChange: (next: (draft: Draft) => Draft) => void;
  /** Tasks that say nothing of what is to be done. */
  missing: readonly string[];
  /** No more tasks fit. */
  full: boolean;
}

/** All rooms and tasks as one list, so that a task can be moved from room to room. */
export function DraftRooms({ draft, onChange, missing, full }: DraftRoomsProps) {
  const { t } = useTranslation('homes');
  const nameOf = useTaskName();
  const [said, setSaid] = useState('');
  function move(task: DraftTask, by: -1 | 1) {
    const moved = withMovedTask(draft, task.key, by);
    if (moved === draft) return;
    onChange(() => moved);
    const all = moved.flatMap(({ tasks }) => tasks);
    const position = all.findIndex(({ key }) => key === task.key) + 1;
    setSaid(t('checklist.moved', { task: nameOf(task), position, total: all.length }));
  }
  function goOn(room: DraftRoom, task: DraftTask, row: Element | null) {
    if (task !== room.tasks.at(-1)) row?.nextElementSibling?.querySelector('textarea')?.focus();
    // a blank one is the next already
    else if (!full && task.name.trim() !== '')
      onChange((all) => withRoom(all, room.key, { tasks: [...room.tasks, blankTask()] }));
  }
  return (
    <>
      <ul className="grid gap-1.5">
        {draft.flatMap((room, index) => [
          <RoomHead
            key={room.key}
            room={room}
            isFirst={index === 0}
            isLast={index === draft.length - 1}
            full={full}
            onChange={(change) => onChange((all) => withRoom(all, room.key, change))}
            onMove={(by) => onChange((all) => withMovedRoom(all, room.key, by))}
          />,
          ...room.tasks.map((task) => (
            <TaskItem
              key={task.key}
              task={task}
              unsaid={missing.includes(task.key) && task.name.trim() === ''}
              onChange={(change) => onChange((all) => withTask(all, task.key, change))}
              onMove={(by) => move(task, by)}
              onEnter={(row) => goOn(room, task, row)}
            />
          )),
        ])}
      </ul>
      <p role="status" className="sr-only">
        {said}
      </p>
    </>
  );
}
