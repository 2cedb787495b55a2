import type { Kit } from '../kit.ts';

interface Round<Item> {
  /** What the log says of one that failed. */
  failed: string;
  work: (item: Item) => Promise<unknown>;
  /** Whether what went wrong would stop all that follow too: an outage of the provider that each of them asks. */
  stopsAll?: (error: unknown) => boolean;
}

/**
 * Does the work of a task for one after the other. One that fails is logged and holds up no other: it is still due, and
 * its turn comes again with the next run. False if the rest was left for the next run too.
 */
export async function eachOnItsOwn<Item extends { id: string }>(
  { log }: Pick<Kit, 'log'>,
  items: readonly Item[],
  { failed, work, stopsAll = () => false }: Round<Item>,
): Promise<boolean> {
  for (const item of items) {
    try {
      await work(item);
    } catch (error) {
      log.warn({ id: item.id, err: error }, failed);
      if (stopsAll(error)) return false;
    }
  }
  return true;
}
