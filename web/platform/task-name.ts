import { useTranslation } from 'react-i18next';
import { knownTasks, templateRooms } from '#contract/home-template.ts';
import type { Task } from '#contract/work.ts';
import type words from '#locales/en/jobs.json';

type Named = Pick<Task, 'name' | 'templateKey'>;

/** A task of a template in the reader's language; one that the host wrote stays as written. */
export function useTaskName(): (task: Named) => string {
  const { t } = useTranslation('jobs');
  return ({ name, templateKey }) => (isKey(templateKey) ? t(`task.${templateKey}`) : name);
}

/** A room of a template in the reader's language, with its number; one that the host named stays as named. */
export function useRoomName(): (room: string | null) => string | null {
  const { t } = useTranslation('jobs');
  return (room) => {
    const [, kind = room, number] = /^(Bedroom|Bathroom) (\d)$/.exec(room ?? '') ?? [];
    if (!isRoom(kind)) return room;
    return number ? t('roomNumber', { room: t(`room.${kind}`), number }) : t(`room.${kind}`);
  };
}

const isKey = (key: string | null): key is TemplateKey => key !== null && knownTasks.has(key);
const isRoom = (room: string | null): room is TemplateRoom => templateRooms.some((known) => known === room);
type TemplateKey = keyof (typeof words)['task'];
type TemplateRoom = (typeof templateRooms)[number];
