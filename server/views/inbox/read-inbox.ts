import type { InboxKind } from '#contract/overviews.ts';
import { mayPostByCard } from '#server/cards/index.ts';
import { statement } from '#server/platform/statement.ts';
import { jobNeeds, stayNeeds } from './job-needs.ts';
import { uncoveredStays } from './uncovered-stays.ts';

/**
 * All that needs one host ($1) at one moment ($2), of which the job that is owed for ($3) is known. What stops everything
 * else comes first (rank 0), then what has a time at which it is too late or settles without the host, the soonest first (1),
 * then the rest (2). A message should be answered within a day, and before the cleaning begins. Each job is there once.
 */
const inboxSql = `
  ${jobNeeds}
  union all
  select $1, 'card', null, 0, to_timestamp(0), null
  where exists (select from property where host_id = $1 and removed_at is null)
    and not ${mayPostByCard}
  union all
  select i.id, 'calendar', null, 2, i.created_at, null from calendar_integration i
  where i.host_id = $1 and i.alarm is not null and i.removed_at is null
  union all
  ${stayNeeds}
  union all
  ${uncoveredStays}
  union all
  select b.id, 'calendar', null, 2, b.created_at, null from calendar_booking b
  where b.host_id = $1 and b.job_id is null and b.status <> 'canceled'
    and b.check_out >= ($2::timestamptz at time zone 'UTC')::date
    and b.cleaning ->> 'code' in ('overlaps', 'needsHours', 'needsZone', 'needsPayment')
  union all
  select p.id, 'place', null, 2, p.created_at, null from property p
  where p.host_id = $1 and p.removed_at is null and p.latitude is null
  union all
  select t.last_id, 'message', t.job_id, 1,
    case when j.start_time > t.last_at then least(j.start_time, t.last_at + interval '1 day')
      else t.last_at + interval '1 day' end, null
  from message_thread t join job j on j.id = t.job_id
  where t.host_id = $1 and exists (select from message m where m.recipient_id = $1 and m.job_id = t.job_id
    and m.cleaner_id = t.cleaner_id and m.read_at is null)`;

/** Without what is about other homes than those ($4) that a member looks after; null for all. */
const inHomes = `
  select n.* from (${inboxSql}) n
  where $4::uuid[] is null or coalesce(
    (select property_id from job where id = n."jobId"),
    (select property_id from calendar_booking where id = n.id),
    (select property_id from calendar_integration where id = n.id),
    case n.kind when 'place' then n.id end) = any($4)`;

export interface InboxRow {
  id: string;
  kind: InboxKind;
  jobId: string | null;
  rank: number;
  at: Date;
  due: Date | null;
}

/** The values: host, now, the job owed for, the homes, then where the page begins (rank, at, id; null for the first) and its length. */
export const readInbox = statement<InboxRow & { total: number }>(
  'host_inbox',
  `with need as (${inHomes})
   select need.*, (select count(*)::int from need) as total from need
   where $5::int is null or (rank, at, id) > ($5::int, $6::timestamptz, $7::uuid)
   order by rank, at, id limit $8`,
);

/** The values: host, now, the job owed for and the homes. Beside each kind stands how many jobs need the host in all. */
export const countInbox = statement<{ kind: InboxKind; count: number; jobs: number }>(
  'host_inbox_counts',
  `with need as (${inHomes})
   select kind, count(*)::int as count,
     (select count(distinct "jobId")::int from need where kind <> 'message') as jobs
   from need group by kind order by min(rank), min(at)`,
);
