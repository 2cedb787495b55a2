import { asc, eq, sql } from 'drizzle-orm';
import { users } from '#server/accounts/table.ts';
import { jobTimeline } from '#server/jobs/table.ts';
import { prepared } from '#server/platform/prepared.ts';

/** The changes of state of a job in their order, with the name of who made each. */
export const timelineQuery = prepared((reader) =>
  reader
    .select({ kind: jobTimeline.kind, at: jobTimeline.at, actorId: jobTimeline.actorId, name: users.name })
    .from(jobTimeline)
    .leftJoin(users, eq(users.id, jobTimeline.actorId))
    .where(eq(jobTimeline.jobId, sql.placeholder('jobId')))
    .orderBy(asc(jobTimeline.at), asc(jobTimeline.id))
    .prepare('job_timeline'),
);
