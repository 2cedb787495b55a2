import { eq, type SQL, sql } from 'drizzle-orm';
import { users } from '#server/accounts/table.ts';
import { cleanerProfiles } from '#server/cleaners/table.ts';
import type { Tx } from '#server/platform/db.ts';
import { prepared } from '#server/platform/prepared.ts';
import { bids, blocks, jobs } from '../table.ts';
import { bidderColumns } from './bidder-columns.ts';
import { clashes } from './clash.ts';

const me = sql.placeholder('cleanerId');
const exists = (rows: SQL) => sql<boolean>`exists (${rows})`;

// Requests belong to a domain above this one: their table is named, not imported.
const standing = prepared((reader) =>
  reader
    .select({
      bidder: bidderColumns,
      clearance: { clearance: cleanerProfiles.clearance, clearedUntil: cleanerProfiles.clearedUntil },
      blocked: exists(
        sql`select from ${blocks} where ${blocks.hostId} = ${jobs.hostId} and ${blocks.cleanerId} = ${me}`,
      ),
      hasBid: exists(sql`select from ${bids} where ${bids.jobId} = ${jobs.id} and ${bids.cleanerId} = ${me}`),
      hasLiveBid: exists(
        sql`select from ${bids} where ${bids.jobId} = ${jobs.id} and ${bids.cleanerId} = ${me} and ${bids.status} in ('PENDING', 'ACCEPTED')`,
      ),
      invited: exists(
        sql`select from job_request r where r.job_id = ${jobs.id} and r.cleaner_id = ${me} and r.answered_at is null`,
      ),
      busy: sql<boolean>`${clashes(me)}`,
    })
    .from(users)
    .leftJoin(cleanerProfiles, eq(cleanerProfiles.userId, users.id))
    .leftJoin(jobs, eq(jobs.id, sql.placeholder('jobId')))
    .where(eq(users.id, me))
    .prepare('bidder_standing'),
);

/** In one query: who the cleaner is and how they stand to a job, existing or not. */
export async function readStanding(tx: Tx, cleanerId: string, jobId: string) {
  const [found] = await standing(tx).execute({ cleanerId, jobId });
  if (!found) throw new Error('A signed-in cleaner without an account');
  return found;
}
export type Standing = Awaited<ReturnType<typeof readStanding>>;
