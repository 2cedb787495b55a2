import type { Tx } from './db.ts';
import type { Kit } from './kit.ts';
import { sendLiveEvent } from './live.ts';
import type { TaskHandler, Tasks } from './tasks.ts';

/** Subscribes to live events as a person would. */
const clocks = 'clocks';
const everybody = ['HOST', 'CLEANER', 'ADMIN'];

/** Tells every web process, and every signed-in person's open pages, that the clock was moved. */
export const tellClockMoved = (tx: Tx): Promise<void> =>
  sendLiveEvent(tx, { people: [clocks, ...everybody], topics: ['clock'] });

/** Makes a demo's web process keep the installation's time from now on. */
export async function followDemoClock({ demoClock, db, live, log }: Kit): Promise<void> {
  if (!demoClock) return;
  const read = () => demoClock.read(db).catch((error: unknown) => log.warn({ err: error }, 'demo clock not read'));
  // also called when the connection opens or reopens: a move may have been missed
  live.subscribe({ id: clocks, role: clocks }, { hear: () => void read(), end: () => undefined });
  await demoClock.read(db);
}

/** A worker reads the clock before each task, so that what a move made due never runs at the time before the move. */
export function onDemoTime({ demoClock, db }: Kit, handlers: Record<string, TaskHandler>): Record<string, TaskHandler> {
  if (!demoClock) return handlers;
  const after =
    (handle: TaskHandler): TaskHandler =>
    async (data) => {
      await demoClock.read(db);
      await handle(data);
    };
  return Object.fromEntries(Object.entries(handlers).map(([name, handle]) => [name, after(handle)]));
}

/** A task due at an instant of the demo's clock waits until the system clock has the matching time. */
export function onSystemTime(tasks: Tasks, demoClock: Kit['demoClock']): Tasks {
  if (!demoClock) return tasks;
  return {
    ...tasks,
    send(tx, name, data, { startAfter, ...options } = {}) {
      const at = startAfter && { startAfter: demoClock.onSystem(startAfter) };
      return tasks.send(tx, name, data, { ...options, ...at });
    },
  };
}
