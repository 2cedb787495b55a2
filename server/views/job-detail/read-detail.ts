import { sql } from 'drizzle-orm';
import { cleanerProfiles } from '#server/cleaners/table.ts';
import { bidsColumn, helpersColumn, type StayMove, seenFrom, selectSeenJob, tasksColumn } from '#server/jobs/index.ts';
import { jobs } from '#server/jobs/table.ts';
import type { Reader } from '#server/platform/db.ts';
import type { Actor } from '#server/platform/http/actor.ts';
import { prepared } from '#server/platform/prepared.ts';
import { seriesDates } from '#server/series/table.ts';
import { accessGivenColumn } from './access-given-column.ts';
import { invitationsColumn } from './invitations-column.ts';
import { timelineColumn } from './timeline-column.ts';

const cleanerPictureColumn = sql<string | null>`(
  select ${cleanerProfiles.profileImageKey} from ${cleanerProfiles} where ${cleanerProfiles.userId} = ${jobs.cleanerId})`;

// One round trip: sending a statement and waking the database costs more than finding these rows.
const detail = prepared((reader) =>
  selectSeenJob(reader, {
    tasks: tasksColumn,
    timeline: timelineColumn,
    stayMoves: sql<StayMove[]>`${jobs.stayMoves}`,
    bids: bidsColumn,
    invitations: invitationsColumn,
    accessGiven: accessGivenColumn,
    cleanerPictureKey: cleanerPictureColumn,
    helpers: helpersColumn,
    seriesId: sql<
      string | null
    >`(select ${seriesDates.seriesId} from ${seriesDates} where ${seriesDates.jobId} = ${jobs.id})`,
  }).prepare('job_detail'),
);

/** A job, how this person relates to it, and its rows in other tables; null if there is none. Policy filters it. */
export async function readDetail(reader: Reader, actor: Actor, jobId: string, now: Date) {
  const [found] = await detail(reader).execute({ jobId, viewerId: actor.id, byAdmin: actor.role === 'ADMIN' });
  if (!found) return null;
  const { tasks, timeline, stayMoves, bids, invitations, accessGiven, cleanerPictureKey, helpers, seriesId } = found;
  const rows = { tasks, timeline, stayMoves, bids, invitations, accessGiven, cleanerPictureKey, helpers, seriesId };
  return { ...seenFrom(actor, found, now), ...rows };
}
