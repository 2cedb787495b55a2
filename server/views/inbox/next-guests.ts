import { statement } from '#server/platform/statement.ts';

/** When the next guest arrives at the home of each of some jobs ($1), from a moment ($2) on. */
export const nextGuests = statement<{ jobId: string; at: Date }>(
  'next_guests_of_jobs',
  `select j.id as "jobId", min((b.check_in + p.check_in_time::time) at time zone p.time_zone) as at
   from job j join property p on p.id = j.property_id join calendar_booking b on b.property_id = p.id
   where j.id = any($1::uuid[]) and b.status <> 'canceled'
     and (b.check_in + p.check_in_time::time) at time zone p.time_zone > $2
   group by j.id`,
);
