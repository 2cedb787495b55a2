import { type SQL, sql } from 'drizzle-orm';
import { day, plus } from '#server/platform/clock.ts';
import { reviews } from './table.ts';

/** A review can be written anew until it is approved: what others have read stays as they read it. */
export const mayRewrite = ({ moderationStatus }: Pick<typeof reviews.$inferSelect, 'moderationStatus'>): boolean =>
  moderationStatus !== 'APPROVED';

/** How long a review waits for the other side's before it shows alone. */
const blindFor = 7 * day;

/** What everybody may read: APPROVED, and the other side has written as well or 7 days have passed. */
export const visibleToOthers = (now: Date): SQL => sql`(${reviews.moderationStatus} = 'APPROVED'
  and (${reviews.createdAt} <= ${plus(now, -blindFor)} or exists (
    select 1 from review other where other.job_id = ${reviews.jobId} and other.author_id = ${reviews.targetId})))`;
