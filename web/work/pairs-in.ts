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

interface Placed {
  photo: Deliverable;
  task: Task;
}

/** What the templates put under this name is done all over the home. */
const everywhere = 'General';

/**
 * Photos of one task belong together; those that are left over, with one of another task of the same room. What was
 * taken for no task shows nobody knows what, and stands for itself.
 */
export function pairsIn(photos: readonly Deliverable[], tasks: readonly Task[]): readonly Pair[] {
  const placed = photos.flatMap((photo): Placed[] => {
    const task = tasks.find(({ id }) => id === photo.taskId);
    return task ? [{ photo, task }] : [];
  });
  const ofTasks = matched(placed, ({ task }) => task.id);
  const used = new Set(ofTasks.flat());
  const left = placed.filter((one) => !used.has(one));
  const ofRooms = matched(left, ({ task: { room } }) => (room === everywhere ? null : room));
  return [...ofTasks, ...ofRooms]
    .map(pairOf)
    .sort((one, other) => photos.indexOf(one.before) - photos.indexOf(other.before));
}

/** In each place the first photo of what was found with the first of what was left, the second with the second. */
function matched(placed: readonly Placed[], placeOf: (one: Placed) => string | null): (readonly [Placed, Placed])[] {
  const places = new Set(placed.map(placeOf));
  places.delete(null);
  return [...places].flatMap((place) => {
    const of = (type: Deliverable['photoType']) =>
      placed.filter((one) => one.photo.photoType === type && placeOf(one) === place);
    const afters = of('AFTER');
    return of('BEFORE').flatMap((before, index) => {
      const after = afters[index];
      return after ? [[before, after] as const] : [];
    });
  });
}

function pairOf([before, after]: readonly [Placed, Placed]): Pair {
  const task = before.task.id === after.task.id ? before.task : null;
  return {
    ...{ before: before.photo, after: after.photo, task, room: after.task.room },
    reference: after.task.photo ?? before.task.photo,
  };
}
