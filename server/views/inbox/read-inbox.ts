import type { InboxKind } from '#contract/overviews.ts';
import {
  bidlessNear,
  chargedAfter,
  doubtfulChargedAfter,
  repostableFor,
  waitingApprovedAfter,
  waitingGrace,
  waitingPaidFor,
} from '#contract/terms.ts';
import { statement } from '#server/platform/statement.ts';

const span = (milliseconds: number) => `interval '${milliseconds / 1000} seconds'`;

/**
 * All that needs one host ($1) at one moment ($2), of which the job that is owed for ($3) is known. What stops everything
 * else comes first (rank 0), then what has a time at which it is too late or settles without the host, the soonest first (1),
 * then the rest (2). A message should be answered within a day, and before the cleaning begins. Each job is there once.
 */
const inboxSql = `
  select j.id, j.kind, j.id as "jobId",
    case when j.kind in ('pay', 'door') then 0 else 1 end as rank,
    case j.kind
      when 'pay' then j.end_time
      when 'door' then (j.waiting ->> 'since')::timestamptz
      when 'report' then j.report_due_at
      when 'approve' then j.settles_at
      when 'repost' then j.end_time + ${span(repostableFor)}
      else j.start_time end as at,
    case j.kind
      when 'pay' then null
      when 'door' then (j.waiting ->> 'since')::timestamptz + ${span(waitingGrace + waitingPaidFor)}
      when 'report' then j.report_due_at
      when 'approve' then j.settles_at
      when 'repost' then j.end_time + ${span(repostableFor)}
      else j.start_time end as due
  from (
    select job.*,
      coalesce(submitted_at, end_time) + case when could_not_clean then ${span(waitingApprovedAfter)}
        when doubts <> '[]'::jsonb then ${span(doubtfulChargedAfter)} else ${span(chargedAfter)} end as settles_at,
      case
        when report_status = 'PROPOSED' and report_accepted_by is distinct from 'host' then 'report'
        when report_status is not null and report_status <> 'RESOLVED' then null
        when id = $3 or extra_due_cents is not null then 'pay'
        when status = 'SUBMITTED' then case when coalesce(decided_payout_cents, payout_cents) > 0 then 'approve' end
        when status = 'ASSIGNED' then case when waiting is not null and waiting ->> 'endedAt' is null then 'door' end
        when status <> 'OPEN' then null
        when end_time <= $2 then 'repost'
        when exists (select from bid where bid.job_id = job.id and bid.status = 'PENDING') then 'bids'
        when start_time < $2 + ${span(bidlessNear)} then 'bidless' end as kind
    from job
    where host_id = $1 and (status in ('OPEN', 'SUBMITTED') or extra_due_cents is not null
      or report_status = 'PROPOSED' or id = $3 or (status = 'ASSIGNED' and waiting is not null))
  ) j
  where j.kind is not null
  union all
  select $1, 'card', null, 0, to_timestamp(0), null
  where exists (select from property where host_id = $1 and removed_at is null)
    and not exists (select from payment_method where user_id = $1 and removed_at is null)
  union all
  select i.id, 'calendar', null, 2, i.created_at, null from calendar_integration i
  where i.host_id = $1 and i.alarm is not null and i.removed_at is null
  union all
  select b.id, 'calendar', b.job_id, 1, j.start_time, j.start_time
  from calendar_booking b join job j on j.id = b.job_id
  where b.host_id = $1 and j.status = 'ASSIGNED' and j.end_time > $2
    and b.cleaning ->> 'code' in ('jobToMove', 'jobToCancel', 'jobUnsure')
  union all
  select t.last_id, 'message', t.job_id, 1,
    case when j.start_time > t.last_at then least(j.start_time, t.last_at + interval '1 day')
      else t.last_at + interval '1 day' end, null
  from message_thread t join job j on j.id = t.job_id
  where t.host_id = $1 and exists (select from message m where m.recipient_id = $1 and m.job_id = t.job_id
    and m.cleaner_id = t.cleaner_id and m.read_at is null)`;

export interface InboxRow {
  id: string;
  kind: InboxKind;
  jobId: string | null;
  rank: number;
  at: Date;
  due: Date | null;
}

/** The values: host, now, the job owed for, then where the page begins (rank, at, id; null for the first) and its length. */
export const readInbox = statement<InboxRow & { total: number }>(
  'host_inbox',
  `with need as (${inboxSql})
   select need.*, (select count(*)::int from need) as total from need
   where $4::int is null or (rank, at, id) > ($4::int, $5::timestamptz, $6::uuid)
   order by rank, at, id limit $7`,
);

/** The values: host, now and the job owed for. */
export const countInbox = statement<{ kind: InboxKind; count: number }>(
  'host_inbox_counts',
  `select kind, count(*)::int as count from (${inboxSql}) need group by kind order by min(rank), min(at)`,
);
