import { offlineDatabase } from './database.ts';
import type { Waiting } from './waiting.ts';

/** What this browser could not keep, and holds as long as the page is open. */
const held = new Map<number, Waiting>();

/**
 * Where waiting work lies: on the phone, so that it outlives the page. A phone that is full, or keeps nothing, holds it
 * in the page only, and `isHeld` says so.
 */
export const outboxStore = {
  async all(): Promise<Waiting[]> {
    const kept = await offlineDatabase()
      .then((database) => database.getAll('outbox'))
      .catch((): Waiting[] => []);
    return [...kept.filter(({ order }) => !held.has(order)), ...held.values()].sort((a, b) => a.order - b.order);
  },
  async put(one: Waiting): Promise<void> {
    try {
      await (await offlineDatabase()).put('outbox', one);
      held.delete(one.order);
    } catch {
      held.set(one.order, one);
    }
  },
  async remove(order: number): Promise<void> {
    held.delete(order);
    await offlineDatabase()
      .then((database) => database.delete('outbox', order))
      .catch(() => undefined);
  },
  isHeld: (order: number): boolean => held.has(order),
};
