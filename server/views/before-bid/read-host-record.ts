import type { HostRecord } from '#contract/before-bid.ts';
import type { Kit } from '#server/platform/kit.ts';
import { statement } from '#server/platform/statement.ts';

const most = 100;

const recordOf = statement<HostRecord>(
  'host_record',
  `select count(*)::int as jobs,
     count(*) filter (where given.paid and given.paid_by is not null)::int as "paidByHand",
     count(*) filter (where given.paid and given.paid_by is null)::int as "paidByItself",
     count(*) filter (where given.canceled)::int as canceled,
     count(*) filter (where given.reported)::int as reported
   from (
     select j.status = 'PAID' as paid, j.report_status is not null as reported,
       (select t.actor_id from job_timeline t where t.job_id = j.id and t.kind = 'PAID' limit 1) as paid_by,
       exists (select from job_timeline t join user_account actor on actor.id = t.actor_id
         where t.job_id = j.id and t.kind = 'CANCELED' and actor.role = 'HOST') as canceled
     from job j
     where j.host_id = $1 and j.cleaner_id is not null
     order by j.created_at desc, j.id desc limit ${most}) given`,
);

/** How a host, and whoever is on their team, has dealt with the newest jobs that somebody took. */
export async function readHostRecord({ db }: Kit, hostId: string): Promise<HostRecord> {
  const [found] = await recordOf(db, [hostId]);
  if (!found) throw new Error('a count always has a row');
  return found;
}
