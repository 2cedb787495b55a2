import { eq, sql } from 'drizzle-orm';
import { users } from '#server/accounts/table.ts';
import { cleanerProfiles } from '#server/cleaners/table.ts';
import type { Tx } from '#server/platform/db.ts';
import { prepared } from '#server/platform/prepared.ts';
import { isAwayFor } from '../hiring/assigning.ts';
import { clashes } from '../hiring/clashes.ts';
import { type Standing, standingColumns } from '../people.ts';
import { jobs } from '../table.ts';
import { bidderColumns } from './bidder-columns.ts';
import type { Bidder } from './present-bid.ts';

const me = sql.placeholder('viewerId');

const standing = prepared((reader) =>
  reader
    .select({ bidder: bidderColumns, busy: clashes(me), away: isAwayFor(me), ...standingColumns })
    .from(users)
    .leftJoin(cleanerProfiles, eq(cleanerProfiles.userId, users.id))
    .leftJoin(jobs, eq(jobs.id, sql.placeholder('jobId')))
    .where(eq(users.id, me))
    .prepare('bidder_standing'),
);

interface BidderStanding {
  bidder: Bidder;
  /** Holds a job so close in time that they could not do both. */
  busy: boolean;
  /** Their own calendar has something at that time. */
  away: boolean;
  standing: Standing;
}

/** In one query: who the cleaner is and how they relate to a job, whether or not it exists. */
export async function readStanding(tx: Tx, cleanerId: string, jobId: string): Promise<BidderStanding> {
  const [found] = await standing(tx).execute({ viewerId: cleanerId, jobId });
  if (!found) throw new Error('A signed-in cleaner without an account');
  const { bidder, busy, away, ...rest } = found;
  return { bidder, busy, away, standing: rest };
}
