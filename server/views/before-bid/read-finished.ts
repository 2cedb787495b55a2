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

/** `these`: what the others are to be like, each by its `id`. */
const finishedLike = (name: string, these: string) =>
  statement<Finished & { like: string }>(
    name,
    `with this as materialized (${these})
   select this.id as like, near.* from this cross join lateral (
     (select true as here, ${asFinished}
      from job f where f.property_id = this.property_id and f.cleaning_type = this.cleaning_type and ${isFinished}
      order by f.start_time desc limit ${mostHere})
     union all
     (select false as here, ${asFinished}
      from job f join property p on p.id = f.property_id
      where f.location <@ this.box and earth_distance(f.location, this.location) <= ${aroundMetres}
        and f.property_id <> this.property_id
        and f.cleaning_type = this.cleaning_type and ${isFinished} and f.submitted_at > $2
        and p.bedrooms = this.bedrooms and coalesce(abs(p.bathrooms - this.bathrooms) <= 0.5, true)
      order by f.location::cube <-> this.location::cube limit ${mostAround})) near`,
  );

const finishedLikeJobs = finishedLike(
  'finished_like',
  `select j.id, j.property_id, j.cleaning_type, j.location, earth_box(j.location, ${aroundMetres}) as box,
     p.bedrooms, p.bathrooms
   from job j join property p on p.id = j.property_id where j.id = any($1::uuid[])`,
);
const finishedLikeHome = finishedLike(
  'finished_like_home',
  `select p.id, p.id as property_id, $3::text as cleaning_type, p.location,
     earth_box(p.location, ${aroundMetres}) as box, p.bedrooms, p.bathrooms
   from property p where p.id = $1`,
);

/** Cleanings of the same type that tell what each of these jobs takes and is worth: of its home, and of homes like it nearby. */
export async function readFinished(
  { db, clock }: Kit,
  jobIds: readonly string[],
): Promise<(jobId: string) => Finished[]> {
  const found = await finishedLikeJobs(db, [jobIds, plus(clock.now(), -lately)]);
  const byJob = Map.groupBy(found, ({ like }) => like);
  return (jobId) => byJob.get(jobId) ?? [];
}

/** The same for a cleaning that nobody has posted yet. */
export const readFinishedAt = ({ db, clock }: Kit, propertyId: string, cleaningType: string): Promise<Finished[]> =>
  finishedLikeHome(db, [propertyId, plus(clock.now(), -lately), cleaningType]);
