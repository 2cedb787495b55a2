import { isAlarm } from '#contract/waiting-pay.ts';
import { record } from '#server/events.ts';
import type { Tx } from '#server/platform/db.ts';
import type { Kit } from '#server/platform/kit.ts';
import type { JobFacts } from '../job-view.ts';

/** The host is told once that a wait is over, if they had been alerted to it. `job` is as it was while the wait lasted. */
export async function recordWaitEnd(
  kit: Kit,
  tx: Tx,
  { id: jobId, waiting }: Pick<JobFacts, 'id' | 'waiting'>,
): Promise<void> {
  if (waiting?.endedAt !== null) return;
  await record(kit, tx, { kind: 'waiting ended', jobId, since: waiting.since, alarm: isAlarm(waiting) });
}
