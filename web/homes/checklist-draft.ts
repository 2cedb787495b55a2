import type { SentBodyOf } from '#contract/endpoint.ts';
import type { HomeTask, saveHomeChecklist } from '#contract/home-checklist.ts';
import { homeTemplate, knownTasks } from '#contract/home-template.ts';

/** A task while its host writes the list. */
export interface DraftTask extends Pick<HomeTask, 'name' | 'required' | 'templateKey' | 'photo'> {
  /** Its own for as long as it is on the screen. */
  key: string;
  note: string;
}

export interface DraftRoom {
  key: string;
  name: string;
  tasks: readonly DraftTask[];
}

export type Draft = readonly DraftRoom[];

type Sent = SentBodyOf<typeof saveHomeChecklist>['tasks'];
type Stored = Omit<HomeTask, 'id'>;

const newKey = () => crypto.randomUUID();

export const blankTask = (): DraftTask => ({
  ...{ key: newKey(), name: '', required: true, templateKey: null },
  ...{ note: '', photo: null },
});
export const blankRoom = (): DraftRoom => ({ key: newKey(), name: '', tasks: [blankTask()] });

/** Tasks in their order as rooms: neighbors of one room are one. */
export function draftOf(tasks: readonly Stored[]): Draft {
  const rooms: { key: string; name: string; tasks: DraftTask[] }[] = [];
  for (const { name, room, required, templateKey, note, photo } of tasks) {
    if (rooms.at(-1)?.name !== (room ?? '')) rooms.push({ key: newKey(), name: room ?? '', tasks: [] });
    rooms.at(-1)?.tasks.push({ key: newKey(), name, required, templateKey, note: note ?? '', photo });
  }
  return rooms;
}

export const draftFor = (home: { bedrooms: number | null; bathrooms: number | null }): Draft =>
  draftOf(
    homeTemplate(home).map(({ key, ...task }) => ({
      ...task,
      ...{ name: knownTasks.get(key) ?? key, templateKey: key },
      ...{ note: null, photo: null },
    })),
  );

/** A row in which nothing was written, and a room without any, is not sent. */
export const toSent = (draft: Draft): Sent =>
  draft.flatMap(({ name: room, tasks }) =>
    tasks.filter(isWritten).map(({ name, required, templateKey, note, photo }) => ({
      ...{ name, required, templateKey },
      room: room.trim() || null,
      note: note.trim() || null,
      photoUrl: photo?.photoUrl ?? null,
    })),
  );

const isWritten = ({ name, note, photo }: DraftTask): boolean => name.trim() !== '' || note.trim() !== '' || !!photo;

/** Nothing was written in it yet, whatever rows it has. */
export const isBlank = (draft: Draft): boolean => toSent(draft).length === 0;

const sameName = (one: string, other: string): boolean => one.trim().toLowerCase() === other.trim().toLowerCase();

/** Another list added to this one: rooms of one name are one, and what is done there already is not asked for twice. */
export function joined(before: Draft, added: Draft): Draft {
  const rooms = [...before];
  for (const room of added) {
    const at = rooms.findIndex(({ name }) => sameName(name, room.name));
    const same = rooms[at];
    if (!same) rooms.push(room);
    else {
      const tasks = room.tasks.filter(({ name }) => !same.tasks.some((task) => sameName(task.name, name)));
      rooms[at] = { ...same, tasks: [...same.tasks, ...tasks] };
    }
  }
  return rooms;
}

/** Tasks that say something, but not what is to be done. */
export const nameless = (draft: Draft): string[] =>
  draft.flatMap(({ tasks }) => tasks.flatMap((task) => (isWritten(task) && task.name.trim() === '' ? task.key : [])));

export const countOf = (draft: Draft): number => draft.reduce((sum, { tasks }) => sum + tasks.length, 0);

/** The list with one task changed, or taken away by null. */
export const withTask = (draft: Draft, key: string, change: Partial<DraftTask> | null): Draft =>
  draft.map((room) => ({
    ...room,
    tasks: room.tasks.flatMap((task) => (task.key !== key ? task : change ? { ...task, ...change } : [])),
  }));

/** The list with one room changed, or taken away by null. */
export const withRoom = (draft: Draft, key: string, change: Partial<DraftRoom> | null): Draft =>
  draft.flatMap((room) => (room.key !== key ? room : change ? { ...room, ...change } : []));

export const withMovedRoom = (draft: Draft, key: string, by: -1 | 1): Draft => swapped(draft, key, by) ?? draft;

/** One step up or down; over the edge of its room a task comes into the next one. */
export function withMovedTask(draft: Draft, key: string, by: -1 | 1): Draft {
  const at = draft.findIndex(({ tasks }) => tasks.some((task) => task.key === key));
  const room = draft[at];
  const task = room?.tasks.find((one) => one.key === key);
  if (!room || !task) return draft;
  const within = swapped(room.tasks, key, by);
  if (within) return withRoom(draft, room.key, { tasks: within });
  const next = draft[at + by];
  if (!next) return draft;
  const taken = withRoom(draft, room.key, { tasks: room.tasks.filter((one) => one !== task) });
  return withRoom(taken, next.key, { tasks: by === 1 ? [task, ...next.tasks] : [...next.tasks, task] });
}

function swapped<Row extends { key: string }>(rows: readonly Row[], key: string, by: -1 | 1): Row[] | null {
  const from = rows.findIndex((row) => row.key === key);
  const [row, other] = [rows[from], rows[from + by]];
  if (!row || !other) return null;
  return rows.map((one) => (one === row ? other : one === other ? row : one));
}
