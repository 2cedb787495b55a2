import { sql } from 'drizzle-orm';
import { homeAccesses } from '#server/home-access/table.ts';
import { jobs } from '#server/jobs/table.ts';

/** SQL: whether the host has said how to get into the home of the query's `job`. */
export const accessGivenColumn = sql<boolean>`exists (
  select from ${homeAccesses} where ${homeAccesses.propertyId} = ${jobs.propertyId})`;
