import { sql } from 'drizzle-orm';
import { properties } from '#server/properties/table.ts';
import type { KeptPlace } from './changes/offered-change.ts';
import type { JobFacts } from './job-view.ts';
import { jobs } from './table.ts';

/** What of the two has a say in where a job is. */
interface Placed<Place> {
  job: Pick<JobFacts, 'place'>;
  property: Place;
}

/** The address, rooms, zone and notes that count for a job: what it kept at assignment, before that its property's. */
export const placeOf = <Place>({ job, property }: Placed<Place>): Place | KeptPlace => job.place ?? property;

/** What papers call the property of a job: its name as the team was hired. Joins `property`. */
export const titleOnPapers = sql<string>`coalesce(${jobs.hiredPlace} ->> 'title', ${properties.title})`;

/** The same of the address alone, for reads that join a job with its property. */
export const addressOfJob = sql<string>`coalesce(${jobs.place} ->> 'address', ${properties.address})`;
/** … and of the zone. */
export const zoneOfJob = sql<string>`coalesce(${jobs.place} ->> 'timeZone', ${properties.timeZone})`;
