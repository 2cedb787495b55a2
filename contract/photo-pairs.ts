import type { photoTypes } from './states.ts';

interface Photo {
  id: string;
  photoType: (typeof photoTypes)[number];
  taskId: string | null;
}
interface Task {
  id: string;
  room: string | null;
}
interface Placed<P, T> {
  photo: P;
  task: T;
}
/** What was found and what was left, each with the task that it was taken for. */
type PhotoPair<P, T> = readonly [before: Placed<P, T>, after: Placed<P, T>];

/** What the templates put under this name is done all over the home. */
const everywhere = 'General';

/**
 * Photos of one task belong together; those that are left over, with one of another task of the same room. What was
 * taken for no task shows nobody knows what, and stands for itself.
 */
export function photoPairs<P extends Photo, T extends Task>(
  photos: readonly P[],
  tasks: readonly T[],
): readonly PhotoPair<P, T>[] {
  const placed = photos.flatMap((photo): Placed<P, T>[] => {
    const task = tasks.find(({ id }) => id === photo.taskId);
    return task ? [{ photo, task }] : [];
  });
  const ofTasks = matched(placed, ({ task }) => task.id);
  const used = new Set(ofTasks.flat());
  const left = placed.filter((one) => !used.has(one));
  const ofRooms = matched(left, ({ task: { room } }) => (room === everywhere ? null : room));
  return [...ofTasks, ...ofRooms].sort(([one], [other]) => photos.indexOf(one.photo) - photos.indexOf(other.photo));
}

/** In each place the first photo of what was found with the first of what was left, the second with the second. */
function matched<P extends Photo, T>(
  placed: readonly Placed<P, T>[],
  placeOf: (one: Placed<P, T>) => string | null,
): PhotoPair<P, T>[] {
  const places = new Set(placed.map(placeOf));
  places.delete(null);
  return [...places].flatMap((place) => {
    const of = (type: Photo['photoType']) =>
      placed.filter((one) => one.photo.photoType === type && placeOf(one) === place);
    const afters = of('AFTER');
    return of('BEFORE').flatMap((before, index) => {
      const after = afters[index];
      return after ? [[before, after] as const] : [];
    });
  });
}
