import { and, eq, inArray, isNull } from 'drizzle-orm';
import { users } from '#server/accounts/table.ts';
import { isApproved } from '#server/cleaners/index.ts';
import { cleanerProfiles } from '#server/cleaners/table.ts';
import { record } from '#server/events.ts';
import type { Tx } from '#server/platform/db.ts';
import { newId } from '#server/platform/ids.ts';
import type { Kit } from '#server/platform/kit.ts';
import { isBlocked } from '../is-blocked.ts';
import { jobRequests } from '../table.ts';
import { isAway, isFree } from './assigning.ts';

interface Job {
  id: string;
  hostId: string;
}

/**
 * Invites those of some cleaners who could take a job, in the order given and at most so many, each as if the host had
 * invited them. Answers how many were; who has been invited already is not invited again.
 */
export async function inviteWhoCan(
  kit: Kit,
  tx: Tx,
  { id: jobId, hostId }: Job,
  { cleanerIds, most }: { cleanerIds: readonly string[]; most: number },
): Promise<number> {
  const createdAt = kit.clock.now();
  const approved = await approvedAmong(tx, cleanerIds, createdAt);
  let invited = 0;
  for (const cleanerId of cleanerIds.filter((id) => approved.has(id))) {
    if (invited === most) break;
    if ((await isBlocked(tx, hostId, cleanerId)) || !(await isFree(tx, cleanerId, jobId))) continue;
    if (await isAway(tx, cleanerId, jobId)) continue;
    const row = { id: newId(), jobId, cleanerId, createdAt };
    const { rowCount } = await tx.insert(jobRequests).values(row).onConflictDoNothing();
    if (rowCount !== 1) continue;
    await record(kit, tx, { kind: 'cleaner invited', jobId, cleanerId });
    invited += 1;
  }
  return invited;
}

async function approvedAmong(tx: Tx, ids: readonly string[], now: Date): Promise<ReadonlySet<string>> {
  const { clearance, clearedUntil, userId } = cleanerProfiles;
  const found = await tx
    .select({ id: users.id, clearance, clearedUntil })
    .from(users)
    .innerJoin(cleanerProfiles, eq(userId, users.id))
    .where(and(inArray(users.id, [...ids]), isNull(users.suspendedAt), isNull(users.erasedAt)));
  return new Set(found.filter((each) => isApproved(each, now)).map(({ id }) => id));
}
