import { photoPairs } from '#contract/photo-pairs.ts';
import type { Deliverable, Task } from '#contract/work.ts';

/** Two photos of the same place. */
export interface Pair {
  before: Deliverable;
  after: Deliverable;
  room: string | null;
  /** What both were taken for; null if they only have the room in common. */
  task: Task | null;
  /** How the host wants it to look. */
  reference: Task['photo'];
}

/** What can be compared, with its names, and with how the host wants it, what was left first. */
export const pairsIn = (photos: readonly Deliverable[], tasks: readonly Task[]): readonly Pair[] =>
  photoPairs(photos, tasks).map(([before, after]) => ({
    ...{ before: before.photo, after: after.photo, room: after.task.room },
    task: before.task.id === after.task.id ? before.task : null,
    reference: after.task.photo ?? before.task.photo,
  }));
