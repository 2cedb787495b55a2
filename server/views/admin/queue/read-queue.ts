import type { QueueItem, QueueKind } from '#contract/admin-queue.ts';
import { uncoveredSoonHours } from '#contract/uncovered-soon.ts';
import { lastReturnedUntil } from '#server/payouts/index.ts';
import { statement } from '#server/platform/statement.ts';
import { isDeadTask } from '#server/platform/tasks/failed-tasks.ts';

/**
 * All that waits for one admin ($7) at one moment ($1), of the kinds that they may settle ($2). A cleaning that begins soon
 * and that nobody is sure to come to is the worst of all (rank 0), the soonest first: it waits since it is that soon. Then
 * what stands still because nobody decides (1: money, and tasks that nobody will try again), people who wait for a word (2),
 * and what can wait (3); of each the oldest. What is settled together is one line. What a bank has returned is settled by
 * the cleaner’s next payout.
 */
const queueSql = `
  select j.id, 'uncovered' as kind, p.title as name, 1 as count,
    j.start_time - interval '${uncoveredSoonHours} hours' as since, j.start_time as due, 0 as rank
  from job j join property p on p.id = j.property_id
  where (j.status = 'OPEN' or j.status = 'ASSIGNED' and j.confirmed_at is null)
    and j.start_time between $1::timestamptz - interval '1 day' and $1::timestamptz + interval '${uncoveredSoonHours} hours'
    and j.end_time > $1::timestamptz
  union all
  select d.id, 'dispute', p.title, 1, d.escalated_at, j.report_due_at, 1
  from dispute d join job j on j.id = d.job_id join property p on p.id = j.property_id
  where j.report_status = 'ESCALATED' and d.resolved_at is null
  union all
  select f.payment_id, 'refund', u.name, 1, f.created_at, f.expires_at, 1
  from refund_proposal f join payment p on p.id = f.payment_id join user_account u on u.id = p.payer_id
  where f.status = 'waiting' and f.expires_at > $1::timestamptz and f.proposed_by <> $7::uuid
  union all
  select p.id, case p.status when 'held' then 'payout' else 'returned' end, u.name, 1, coalesce(p.ended_at, p.created_at), null, 1
  from payout p join user_account u on u.id = p.cleaner_id
  where p.status = 'held' or (p.created_at > $1::timestamptz - interval '30 days'
    and p.ended_at > $1::timestamptz - interval '7 days' and ${lastReturnedUntil('pending', 'paid')})
  union all
  select (array_agg(t.id order by t.created_on))[1], 'task', t.data ->> 'name', count(*)::int, min(t.created_on), null, 1
  from pgboss.job t where ${isDeadTask('t')} group by t.data ->> 'name'
  union all
  select c.user_id, 'check', u.name, 1, coalesce(c.identity_changed_at, c.completed_at, c.created_at), null, 2
  from background_check c join user_account u on u.id = c.user_id
  where c.superseded_at is null and (c.status in ('PASSED', 'FAILED')
    or (c.status = 'PENDING' and c.identity_changed_at is not null and c.completed_at is not null))
  union all
  select r.id, 'content', u.name, 1, r.created_at, null, 2
  from content_report r join user_account u on u.id = r.author_id where r.closed_at is null
  union all
  select (array_agg(i.id order by i.last_sync_at))[1], 'feed', null, count(*)::int, min(coalesce(i.last_sync_at, i.created_at)), null, 3
  from calendar_integration i where i.failures >= 3 and i.removed_at is null having count(*) > 0
  union all
  select w.id, 'review', u.name, 1, coalesce(w.edited_at, w.created_at), null, 3
  from review w join user_account u on u.id = w.author_id where w.moderation_status = 'PENDING'
  union all
  select (array_agg(n.id order by n.failed_at))[1], 'notice', null, count(*)::int, min(n.failed_at), null, 3
  from (
    select id, failed_at from delivery where failed_at > $1::timestamptz - interval '7 days' and error is distinct from 'expired'
    union all
    select id, failed_at from mail where failed_at > $1::timestamptz - interval '7 days' and error is distinct from 'expired'
      and (expires_at is null or expires_at > $1::timestamptz)
  ) n having count(*) > 0`;

export interface QueueRow {
  id: string;
  kind: QueueKind;
  name: string | null;
  count: number;
  since: Date;
  due: Date | null;
  rank: number;
  /** What of its kind alone is worth knowing before it is opened. */
  facts: Pick<QueueItem, 'review' | 'amountCents' | 'people' | 'timeZone' | 'bidCount' | 'isPassed'> | null;
}

/** Looked up for the rows of a page alone. */
const factsSql = `case kind
  when 'uncovered' then (
    select json_strip_nulls(json_build_object('amountCents', j.payout_cents, 'people', ${peopleOf('h.name', 'c.name')},
      'timeZone', p.time_zone,
      'bidCount', case when j.cleaner_id is null then (select count(*)::int from bid b where b.job_id = j.id and b.status = 'PENDING') end))
    from job j join property p on p.id = j.property_id join user_account h on h.id = j.host_id
      left join user_account c on c.id = j.cleaner_id where j.id = waiting.id)
  when 'dispute' then (
    select json_build_object('amountCents', j.payout_cents, 'people', ${peopleOf('h.name', 'c.name')})
    from dispute d join job j on j.id = d.job_id join user_account h on h.id = j.host_id
      left join user_account c on c.id = j.cleaner_id where d.id = waiting.id)
  when 'refund' then (
    select json_build_object('amountCents', f.amount_cents) from refund_proposal f
    where f.payment_id = waiting.id and f.status = 'waiting')
  when 'check' then (
    select case when c.status <> 'PENDING' then json_build_object('isPassed', c.status = 'PASSED') end
    from background_check c where c.user_id = waiting.id and c.superseded_at is null)
  when 'review' then (
    select json_build_object('review', json_build_object('stars', w.overall_stars, 'place', p.title))
    from review w join job j on j.id = w.job_id join property p on p.id = j.property_id where w.id = waiting.id)
  else (select json_build_object('amountCents', p.amount_cents) from payout p where p.id = waiting.id)
end`;

/** The values: now, the kinds, then where the page begins (rank, since, id; null for the first), its length, and who asks. */
export const readQueue = statement<QueueRow & { total: number }>(
  'admin_queue',
  `with waiting as materialized (select * from (${queueSql}) each_kind where kind = any($2::text[]))
   select waiting.*, (select count(*)::int from waiting) as total, ${factsSql} as facts
   from waiting
   where $3::int is null or (rank, date_trunc('milliseconds', since), id) > ($3::int, $4::timestamptz, $5::uuid)
   order by rank, date_trunc('milliseconds', since), id limit $6`,
);

/** Those there are, in this order. */
function peopleOf(...names: string[]): string {
  return `array_to_json(array_remove(array[${names.join(', ')}], null))`;
}
