import type { Visit } from '#contract/weigh-job.ts';
import { isHeldJob } from '#server/jobs/index.ts';
import type { Kit } from '#server/platform/kit.ts';
import { statement } from '#server/platform/statement.ts';

/** A job that takes or may take the cleaner's time. */
export interface NamedVisit extends Visit {
  title: string;
  standing: 'this' | 'held' | 'bid on';
}

const visit = `
  j.id, p.title, j.start_time as "startTime", j.end_time as "endTime",
  coalesce(j.place ->> 'timeZone', p.time_zone) as "timeZone",
  case when j.location is not null then
    json_build_object('latitude', latitude(j.location), 'longitude', longitude(j.location)) end as place`;
const property = 'join property p on p.id = j.property_id';
// the way to anywhere on earth takes less
const around = `j.start_time between this.start_time - interval '25 days' and this.end_time + interval '25 days'`;
const held = `${isHeldJob('j')} and j.id <> $2 and ${around}`;

const visits = statement<{ [Member in keyof NamedVisit]: NamedVisit[Member] }>(
  'visits_around',
  `with this as materialized (select start_time, end_time from job where id = $2)
   select ${visit}, 'this' as standing from job j ${property} where j.id = $2
   union all
   select ${visit}, 'held' from this, job j ${property}
   where j.cleaner_id = $1 and ${held}
   union all
   select ${visit}, 'held' from this, job j ${property}
   where j.helper_ids @> array[$1::uuid] and j.helper_ids <> '{}' and ${held}
   union all
   select ${visit}, 'bid on' from this, bid b join job j on j.id = b.job_id ${property}
   where b.cleaner_id = $1 and b.status = 'PENDING' and j.status in ('OPEN', 'ASSIGNED') and j.id <> $2 and ${around}`,
);

/** The job itself, what the cleaner holds or comes along to around it, and what else they have a live bid on. */
export const readVisits = ({ db }: Kit, cleanerId: string, jobId: string): Promise<NamedVisit[]> =>
  visits(db, [cleanerId, jobId]);
