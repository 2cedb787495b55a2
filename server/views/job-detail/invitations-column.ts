import { sql } from 'drizzle-orm';
import { hostedBy } from '#server/jobs/index.ts';
import { jobs } from '#server/jobs/table.ts';

/** An invitation as JSON gives it, with the name of the invited cleaner. */
interface StoredInvitation {
  cleanerId: string;
  name: string;
  invitedAt: string;
}

/** The invitations to a query's open job that wait for an answer, oldest first; null for anyone but its host. */
export const invitationsColumn = sql<StoredInvitation[] | null>`case
  when ${hostedBy(sql.placeholder('viewerId'))} and ${jobs.status} = 'OPEN' then (
    select coalesce(json_agg(unanswered), '[]') from (
      select request.cleaner_id as "cleanerId", invited.name, request.created_at as "invitedAt"
      from job_request request
      join user_account invited on invited.id = request.cleaner_id
      where request.job_id = ${jobs.id} and request.answered_at is null
      order by request.created_at, request.id) unanswered) end`;

export const presentInvitation = (stored: StoredInvitation): StoredInvitation => ({
  ...stored,
  invitedAt: new Date(stored.invitedAt).toISOString(),
});
