import { bidlessNear, repostableFor, waitingGrace, waitingPaidFor } from '#contract/terms.ts';
import { bidsToChoose, chargeDue } from '#server/jobs/index.ts';

const span = (milliseconds: number) => `interval '${milliseconds / 1000} seconds'`;

/**
 * The jobs of one host ($1) that need them at one moment ($2), of which the one that is owed for ($3) is known: why, and
 * where each stands in the order of urgency (`rank`, `at`; `read-inbox.ts` says what they mean). Each job is there once.
 */
export const jobNeeds = `
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
      ${chargeDue} as settles_at,
      case
        when report_status = 'PROPOSED' and report_accepted_by is distinct from 'host' then 'report'
        when report_status is not null and report_status <> 'RESOLVED' then null
        when id = $3 or extra_due_cents is not null then 'pay'
        when status = 'SUBMITTED' then case when coalesce(decided_payout_cents, payout_cents) > 0 then 'approve' end
        when status = 'IN_PROGRESS' then case when waiting is not null and waiting ->> 'endedAt' is null then 'door' end
        when status <> 'OPEN' then null
        when end_time <= $2 then 'repost'
        when exists (${bidsToChoose}) then 'bids'
        when start_time < $2 + ${span(bidlessNear)} then 'bidless' end as kind
    from job
    where host_id = $1 and (status in ('OPEN', 'SUBMITTED') or extra_due_cents is not null
      or report_status = 'PROPOSED' or id = $3 or (status = 'IN_PROGRESS' and waiting is not null))
  ) j
  where j.kind is not null`;

/** The assigned jobs of one host ($1) whose stay has moved, is gone or is unsure, at one moment ($2); the id is the stay’s. */
export const stayNeeds = `
  select b.id, 'calendar', b.job_id, 1, j.start_time, j.start_time
  from calendar_booking b join job j on j.id = b.job_id
  where b.host_id = $1 and j.status = 'ASSIGNED' and j.end_time > $2
    and b.cleaning ->> 'code' in ('jobToMove', 'jobToCancel', 'jobUnsure')`;
