import type { Task } from '#contract/work.ts';
import { isSettled } from './is-settled.ts';
import { tasksByRoom } from './tasks-by-room.ts';

export interface Step {
  /** In the address: `?step=room-2`. */
  id: string;
  kind: 'access' | 'before' | 'tasks' | 'after' | 'finish';
  /** The room whose tasks these are; null for those of no room, and for the whole list. */
  room: string | null;
  tasks: readonly Task[];
}

/** A shorter list is one screen; a longer one is walked through room by room. */
const roomsFrom = 9;

/** The way through a job in a home: in, what was found, the list, what is left, done. */
export const stepsOf = ({ tasks }: { tasks: readonly Task[] }): readonly Step[] => [
  plain('access'),
  plain('before'),
  ...(tasks.length < roomsFrom ? wholeList(tasks) : roomByRoom(tasks)),
  plain('after'),
  plain('finish'),
];

const plain = (kind: Step['kind']): Step => ({ id: kind, kind, room: null, tasks: [] });

const wholeList = (tasks: readonly Task[]): Step[] =>
  tasks.length === 0 ? [] : [{ id: 'checklist', kind: 'tasks', room: null, tasks }];

const roomByRoom = (tasks: readonly Task[]): Step[] =>
  tasksByRoom(tasks).map((ofRoom, index) => ({ id: `room-${index + 1}`, kind: 'tasks', ...ofRoom }));

/** Where a cleaner goes on who comes back to the job; `taken` are the moments of which there are photos. */
export function firstOpen(steps: readonly Step[], taken: ReadonlySet<string>): Step | undefined {
  const settled = steps.flatMap(({ tasks }) => tasks).filter(isSettled).length;
  if (settled === 0 && taken.size === 0) return steps[0];
  // whoever ticks already has begun without photos of what was there
  const open = steps.filter(({ kind }) => kind !== 'access' && (kind !== 'before' || settled === 0));
  return open.find((step) => !isDone(step, taken));
}

/** Whoever has ticked a task off or shown their work is inside; a photo from before may show a locked door. */
export const isInside = (tasks: readonly Task[], taken: ReadonlySet<string>): boolean =>
  taken.has('PROGRESS') || taken.has('AFTER') || tasks.some(({ doneAt }) => doneAt !== null);

/** Where to go on from a step: what is left is not photographed a second time. */
export function nextOf(all: readonly Step[], index: number, isDoneBy: (step: Step) => boolean): Step | undefined {
  const next = all[index + 1];
  return next?.kind === 'after' && isDoneBy(next) ? all[index + 2] : next;
}

/** Nothing more is to be done at this step; the last is never done, and the first only where something shows that one is inside. */
export function isDone({ kind, tasks }: Step, taken: ReadonlySet<string>, isInside = false): boolean {
  if (kind === 'access') return isInside;
  if (kind === 'tasks') return tasks.every(isSettled);
  return (kind === 'before' && taken.has('BEFORE')) || (kind === 'after' && taken.has('AFTER'));
}
