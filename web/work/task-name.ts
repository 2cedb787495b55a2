import { useTranslation } from 'react-i18next';
import type { Task } from '#contract/work.ts';
import type words from '#locales/en/jobs.json';

type Named = Pick<Task, 'name' | 'templateKey'>;

/** A built-in task in the reader's language; one that the host wrote stays as written. */
export function useTaskName(): (task: Named) => string {
  const { t } = useTranslation('jobs');
  return ({ name, templateKey }) => (isKey(templateKey) ? t(`task.${templateKey}`) : name);
}

export function useRoomName(): (room: string | null) => string | null {
  const { t } = useTranslation('jobs');
  return (room) => (isRoom(room) ? t(`room.${room}`) : room);
}

const isKey = (key: string | null): key is TemplateKey => templateKeys.some((known) => known === key);
const isRoom = (room: string | null): room is TemplateRoom => templateRooms.some((known) => known === room);

type TemplateKey = keyof (typeof words)['task'];
type TemplateRoom = keyof (typeof words)['room'];

/** The tasks and rooms of the built-in templates that have words of their own in every language. */
const templateKeys: readonly TemplateKey[] = [
  'makeBeds',
  'vacuumFloors',
  'cleanBathrooms',
  'cleanKitchen',
  'emptyBins',
  'deepCarpet',
  'windowsInside',
  'deepOven',
  'refrigerator',
  'wipeSurfaces',
  'freshenBathrooms',
  'sweepFloors',
];
const templateRooms: readonly TemplateRoom[] = ['Bedroom', 'Bathroom', 'Kitchen', 'General'];
