import { type SQL, sql } from 'drizzle-orm';
import type { Point } from '#contract/today.ts';
import type { cleanerProfiles } from '#server/cleaners/table.ts';
import type { jobs } from '#server/jobs/table.ts';

/** SQL: a point on the globe as degrees; null where there is none. */
export const pointColumn = (at: typeof jobs.location | typeof cleanerProfiles.location): SQL<Point | null> =>
  sql`case when ${at} is not null then
    json_build_object('latitude', latitude(${at}), 'longitude', longitude(${at})) end`;
