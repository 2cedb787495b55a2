import { offlineDatabase } from './database.ts';
import type { Waiting } from './waiting.ts';

/** What this browser could not keep, and holds as long as the page is open. */
const held = new Map<number, Waiting>();

/**
 * Where waiting work lies: on the phone, so that it outlives the page. A phone that is full, or keeps nothing, holds it
 * in the page only.
 */
export const outboxStore = {
  async all(): Promise<{ everything: Waiting[]; inPageOnly: ReadonlySet<number> }> {
    const everything = (await inOrder()).filter(({ chosen }) => !chosen);
    return { everything, inPageOnly: new Set(held.keys()) };
  },
  /** What was chosen and not sent off yet. */
  async chosen(): Promise<Waiting[]> {
    return (await inOrder()).filter(({ chosen }) => chosen);
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
};

async function inOrder(): Promise<Waiting[]> {
  const kept = await offlineDatabase()
    .then((database) => database.getAll('outbox'))
    .catch((): Waiting[] => []);
  const all = [...kept.filter(({ order }) => !held.has(order)), ...held.values()];
  return all.sort((one, other) => one.order - other.order);
}
