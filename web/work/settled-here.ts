import type { Waiting, WaitingTick } from '#web/platform/offline/waiting.ts';

export interface TaskCount {
  settled: number;
  total: number;
}

const isSettled = ({ done, skippedReason }: WaitingTick['change']): boolean => Boolean(done ?? skippedReason);

/**
 * How many tasks are settled once all that waits has arrived. The server's count says nothing of each task, but who
 * ticks one first had it open, and who unticks one first had it settled.
 */
export function settledHere({ settled, total }: TaskCount, waiting: readonly Pick<Waiting, 'what'>[]): TaskCount {
  const changes = new Map<string, { before: boolean; after: boolean }>();
  for (const { what } of waiting) {
    if (what.kind !== 'tick') continue;
    const after = isSettled(what.change);
    changes.set(what.taskId, { before: changes.get(what.taskId)?.before ?? !after, after });
  }
  const more = [...changes.values()].reduce((sum, { before, after }) => sum + Number(after) - Number(before), 0);
  return { settled: Math.min(total, Math.max(0, settled + more)), total };
}
