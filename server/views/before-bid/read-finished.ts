import { type Finished, nearKm } from '#contract/weigh-job.ts';
import { day, plus } from '#server/platform/clock.ts';
import type { Kit } from '#server/platform/kit.ts';
import { statement } from '#server/platform/statement.ts';

/** The newest of this home, and the nearest of others: enough for a middle, and bounded in a large city. */
const [mostHere, mostAround] = [20, 200];
const aroundMetres = nearKm * 1000;
const lately = 365 * day;

/** Done, and not half paid for a closed door. Waiting makes a cleaning longer than it is. */
const asFinished = `
  f.payout_cents as "payoutCents", f.cleaner_id as "cleanerId", f.submitted_at > $2 as lately,
  case when f.waiting is null then extract(epoch from f.submitted_at - f.started_at)::float8 / 60 end as minutes`;
const isFinished = `f.submitted_at is not null and f.status in ('SUBMITTED', 'PAID') and not f.could_not_clean`;

/** `this`: what the others are to be like. */
const finishedLike = (name: string, thisOne: string) =>
  statement<Finished>(
    name,
    `with this as materialized (${thisOne}),
   here as (
     select true as here, ${asFinished}
     from job f where f.property_id = (select property_id from this)
       and f.cleaning_type = (select cleaning_type from this) and ${isFinished}
     order by f.start_time desc limit ${mostHere}),
   around as (
     select false as here, ${asFinished}
     from job f join property p on p.id = f.property_id
     where f.location <@ (select box from this)
       and earth_distance(f.location, (select location from this)) <= ${aroundMetres}
       and f.property_id <> (select property_id from this)
       and f.cleaning_type = (select cleaning_type from this) and ${isFinished} and f.submitted_at > $2
       and p.bedrooms = (select bedrooms from this)
       and coalesce(abs(p.bathrooms - (select bathrooms from this)) <= 0.5, true)
     order by f.location::cube <-> (select location from this)::cube limit ${mostAround})
   select * from here union all select * from around`,
  );

const finishedLikeJob = finishedLike(
  'finished_like',
  `select j.property_id, j.cleaning_type, j.location, earth_box(j.location, ${aroundMetres}) as box,
     p.bedrooms, p.bathrooms
   from job j join property p on p.id = j.property_id where j.id = $1`,
);
const finishedLikeHome = finishedLike(
  'finished_like_home',
  `select p.id as property_id, $3::text as cleaning_type, p.location, earth_box(p.location, ${aroundMetres}) as box,
     p.bedrooms, p.bathrooms
   from property p where p.id = $1`,
);

/** Cleanings of the same type that tell what this one takes and is worth: of this home, and of homes like it nearby. */
export const readFinished = ({ db, clock }: Kit, jobId: string): Promise<Finished[]> =>
  finishedLikeJob(db, [jobId, plus(clock.now(), -lately)]);

/** The same for a cleaning that nobody has posted yet. */
export const readFinishedAt = ({ db, clock }: Kit, propertyId: string, cleaningType: string): Promise<Finished[]> =>
  finishedLikeHome(db, [propertyId, plus(clock.now(), -lately), cleaningType]);
