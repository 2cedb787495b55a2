import { seenFrom, selectSeenJob, tasksColumn } from '#server/jobs/index.ts';
import type { Reader } from '#server/platform/db.ts';
import type { Actor } from '#server/platform/http/actor.ts';
import { prepared } from '#server/platform/prepared.ts';
import { bidsColumn } from './bids-column.ts';
import { timelineColumn } from './timeline-column.ts';

// One round trip: a statement costs more to send and to wake the database for than these are to find.
const detail = prepared((reader) =>
  selectSeenJob(reader, { tasks: tasksColumn, timeline: timelineColumn, bids: bidsColumn }).prepare('job_detail'),
);

/** A job, how this person stands to it, and its rows in other tables; null when there is none. What of it they may see is policy's. */
export async function readDetail(reader: Reader, actor: Actor, jobId: string, now: Date) {
  const [found] = await detail(reader).execute({ jobId, viewerId: actor.id, byAdmin: actor.role === 'ADMIN' });
  if (!found) return null;
  const { tasks, timeline, bids } = found;
  return { ...seenFrom(actor, found, now), tasks, timeline, bids };
}
