import { and, eq, isNull, notExists, type SQL } from 'drizzle-orm';
import type { Reader } from '#server/platform/db.ts';
import { blocks, jobRequests, jobs } from '../table.ts';

/** SQL: whether the cleaner can still answer the query's `job_request`: they have not, and its host has not blocked them since. */
export const isInvitationOpen = (reader: Reader): SQL | undefined =>
  and(
    isNull(jobRequests.answeredAt),
    notExists(
      reader
        .select({ hostId: blocks.hostId })
        .from(blocks)
        .innerJoin(jobs, eq(jobs.hostId, blocks.hostId))
        .where(and(eq(jobs.id, jobRequests.jobId), eq(blocks.cleanerId, jobRequests.cleanerId))),
    ),
  );
