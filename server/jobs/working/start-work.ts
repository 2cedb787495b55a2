import { record } from '#server/events.ts';
import type { Tx } from '#server/platform/db.ts';
import type { Actor } from '#server/platform/http/actor.ts';
import type { Kit } from '#server/platform/kit.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { startOpensAt } from '../abilities.ts';
import type { JobRow } from '../lock-job.ts';
import { invalidTransition, moveJob } from '../move-job.ts';
import { lockOwnWork } from './lock-own-work.ts';
import { refuseUncleared } from './refuse-uncleared.ts';

/** The assigned cleaner starts, from two hours before the agreed time; starting counts as confirming. */
export async function startWork(kit: Kit, tx: Tx, actor: Actor, jobId: string): Promise<void> {
  const job = await lockOwnWork(tx, actor, jobId);
  await refuseUncleared(tx, actor);
  if (job.status !== 'ASSIGNED') throw invalidTransition(job.status);
  const now = kit.clock.now();
  if (now < startOpensAt(job)) throw tooEarly(job);
  await moveJob(kit, tx, job, {
    to: 'IN_PROGRESS',
    mover: 'assigned cleaner',
    kind: 'STARTED',
    actorId: actor.id,
    changes: { startedAt: now, confirmedAt: job.confirmedAt ?? now },
  });
  await record(kit, tx, { kind: 'work started', jobId });
}

function tooEarly(job: JobRow): Refusal {
  const opensAt = startOpensAt(job).toISOString();
  return new Refusal('too_early', `This job can be started from ${opensAt}, two hours before its start.`, {
    extra: { opensAt },
  });
}
