import { eq } from 'drizzle-orm';
import { mostInvitedFirst } from '#contract/first-invited.ts';
import type { InviteFirst } from '#contract/invite-first.ts';
import { record } from '#server/events.ts';
import type { Tx } from '#server/platform/db.ts';
import { newId } from '#server/platform/ids.ts';
import type { Kit } from '#server/platform/kit.ts';
import { writeChecklist } from '../checklists/write-checklist.ts';
import type { CustomTask } from '../custom-task.ts';
import { inviteWhoCan } from '../hiring/invite-who-can.ts';
import { writeTimeline } from '../lock-job.ts';
import { jobs } from '../table.ts';
import { busyUntilOf } from './check-times.ts';
import { opensAt } from './invite-first.ts';

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
  /** When the host agreed to what posting states, where that was before: the charge so many hours after submission. */
  agreedAt?: Date;
  /** Who has it to themselves at first; null where all may bid from the beginning. */
  inviteFirst?: InviteFirst | null | undefined;
  /** Where none of them could take it; unless this throws, all may bid. */
  ifNoneCan?: () => void;
};

/** Writes an OPEN job with its checklist and first line, and records it. Who may post, and at what times, is checked before. */
export async function insertPosted(kit: Kit, tx: Tx, posted: NewJob): Promise<string> {
  const { actorId, now, agreedAt = now, inviteFirst, ifNoneCan, ...given } = posted;
  const row = {
    ...given,
    id: newId(),
    customTasks: given.customTasks ?? [],
    busyUntil: busyUntilOf(given.endTime),
    chargeConsentAt: agreedAt,
    openToAllAt: inviteFirst ? opensAt(inviteFirst, now) : null,
    createdAt: now,
  };
  await tx.insert(jobs).values(row);
  await writeChecklist(tx, row);
  await writeTimeline(tx, { jobId: row.id, kind: 'POSTED', actorId, at: now });
  await record(kit, tx, { kind: 'job posted', jobId: row.id });
  if (inviteFirst && !(await inviteTheFirst(kit, tx, row, inviteFirst))) {
    ifNoneCan?.();
    await tx.update(jobs).set({ openToAllAt: null }).where(eq(jobs.id, row.id));
  }
  return row.id;
}

/** False where none of them could take it. */
async function inviteTheFirst(kit: Kit, tx: Tx, job: { id: string; hostId: string }, { cleanerIds }: InviteFirst) {
  return (await inviteWhoCan(kit, tx, job, { cleanerIds, most: mostInvitedFirst })) > 0;
}
