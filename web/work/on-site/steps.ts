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

/** Nothing more is to be done at this step; the last is never done. */
export function isDone({ kind, tasks }: Step, taken: ReadonlySet<string>): boolean {
  if (kind === 'tasks') return tasks.every(isSettled);
  return (kind === 'before' && taken.has('BEFORE')) || (kind === 'after' && taken.has('AFTER'));
}
