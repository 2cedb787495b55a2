import type { Visit } from '#contract/weigh-job.ts';
import { isHeldJob } from '#server/jobs/index.ts';
import type { Kit } from '#server/platform/kit.ts';
import { statement } from '#server/platform/statement.ts';

/** A job that takes or may take the cleaner's time. */
export interface NamedVisit extends Visit {
  title: string;
  /** `this`: one of those that are weighed. */
  standing: 'this' | 'held' | 'bid on';
}

const visit = `
  j.id, p.title, j.start_time as "startTime", j.end_time as "endTime",
  coalesce(j.place ->> 'timeZone', p.time_zone) as "timeZone",
  case when j.location is not null then
    json_build_object('latitude', latitude(j.location), 'longitude', longitude(j.location)) end as place`;
const property = 'join property p on p.id = j.property_id';
// the way to anywhere on earth takes less
const around = `j.start_time between span.first - interval '25 days' and span.last + interval '25 days'`;
const held = `${isHeldJob('j')} and j.id <> all($2) and ${around}`;

const visits = statement<{ [Member in keyof NamedVisit]: NamedVisit[Member] }>(
  'visits_around',
  `with span as materialized (
     select min(start_time) as first, max(end_time) as last from job where id = any($2::uuid[]))
   select ${visit}, 'this' as standing from job j ${property} where j.id = any($2)
   union all
   select ${visit}, 'held' from span, job j ${property}
   where j.cleaner_id = $1 and ${held}
   union all
   select ${visit}, 'held' from span, job j ${property}
   where j.helper_ids @> array[$1::uuid] and j.helper_ids <> '{}' and ${held}
   union all
   select ${visit}, 'bid on' from span, bid b join job j on j.id = b.job_id ${property}
   where b.cleaner_id = $1 and b.status = 'PENDING' and j.status in ('OPEN', 'ASSIGNED') and ${around}`,
);

/** The jobs themselves, what the cleaner holds or comes along to around them, and what they have a live bid on, these included. */
export const readVisits = ({ db }: Kit, cleanerId: string, jobIds: readonly string[]): Promise<NamedVisit[]> =>
  visits(db, [cleanerId, jobIds]);
