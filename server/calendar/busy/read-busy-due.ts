import type { Kit } from '#server/platform/kit.ts';
import { eachOnItsOwn } from '#server/platform/tasks/each-on-its-own.ts';
import { leaseBusy } from './lease-busy.ts';
import { readBusyCalendar } from './read-busy-calendar.ts';

/** How many are read at the same time; no more are taken in advance, so that none waits longer than it is taken for. */
const readers = 8;
/** A task is given up after two minutes; the next one takes over where this one stops. */
const longest = 75_000;

/** Reads every private calendar that is due until none is left or time is up. */
export async function readBusyDue(kit: Kit): Promise<void> {
  const isOver = AbortSignal.timeout(longest);
  while (!isOver.aborted) {
    const taken = await leaseBusy(kit, readers);
    if (taken.length === 0) return;
    await Promise.all(
      taken.map((calendar) =>
        eachOnItsOwn(kit, [calendar], { failed: 'busy times not read', work: (row) => readBusyCalendar(kit, row) }),
      ),
    );
  }
}
