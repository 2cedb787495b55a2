import { record } from '#server/events.ts';
import type { Tx } from '#server/platform/db.ts';
import { newId } from '#server/platform/ids.ts';
import type { Kit } from '#server/platform/kit.ts';
import { writeChecklist } from '../checklists/write-checklist.ts';
import type { CustomTask } from '../custom-task.ts';
import { writeTimeline } from '../lock-job.ts';
import { jobs } from '../table.ts';
import { busyUntilOf } from './check-times.ts';

type NewJob = Pick<
  typeof jobs.$inferInsert,
  | 'hostId'
  | 'propertyId'
  | 'startTime'
  | 'endTime'
  | 'payoutCents'
  | 'cleaningType'
  | 'location'
  | 'specialInstructions'
  | 'arrivalSameDay'
> & {
  customTasks?: CustomTask[];
  /** Who posted it; null where it follows from a stay. */
  actorId: string | null;
  now: Date;
};

/** Writes an OPEN job with its checklist and first line, and records it. Who may post, and at what times, is checked before. */
export async function insertPosted(kit: Kit, tx: Tx, { actorId, now, ...given }: NewJob): Promise<string> {
  const row = {
    ...given,
    id: newId(),
    customTasks: given.customTasks ?? [],
    busyUntil: busyUntilOf(given.endTime),
    // Posting states the charge 48 hours after submission, so the consent is as old as the job.
    chargeConsentAt: now,
    createdAt: now,
  };
  await tx.insert(jobs).values(row);
  await writeChecklist(tx, row);
  await writeTimeline(tx, { jobId: row.id, kind: 'POSTED', actorId, at: now });
  await record(kit, tx, { kind: 'job posted', jobId: row.id });
  return row.id;
}
