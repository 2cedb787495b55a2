import type { Task } from '#contract/work.ts';

interface RoomTasks {
  room: string | null;
  tasks: Task[];
}

/** The tasks of each room, in the order in which the list first comes to it. */
export function tasksByRoom(tasks: readonly Task[]): readonly RoomTasks[] {
  const rooms = new Map<string | null, RoomTasks>();
  for (const task of tasks) {
    const { room } = task;
    const found = rooms.get(room) ?? { room, tasks: [] };
    found.tasks.push(task);
    rooms.set(room, found);
  }
  return [...rooms.values()];
}
