import { type SQL, sql } from 'drizzle-orm';
import type { HelperOfJob } from '#contract/helper-of-job.ts';
import { shortNameOf } from '#contract/short-name.ts';
import { users } from '#server/accounts/table.ts';
import { cleanerProfiles } from '#server/cleaners/table.ts';
import { jobs } from '../table.ts';

/** Who comes along to a query's job, read in one column; `presentHelper` shortens the names. */
export const helpersColumn = sql<HelperOfJob[]>`(
  select coalesce(json_agg(json_build_object('id', person.id, 'name', person.name, 'city', profile.city,
    'state', profile.state, 'check', profile.clearance) order by person.id), '[]')
  from ${users} person left join ${cleanerProfiles} profile on profile.user_id = person.id
  where person.id = any(${jobs.helperIds}))`;

/** The names of who comes along to a query's job as its host is told them, where they are wanted; else none. */
export const helperNames = (wanted: SQL | boolean) =>
  sql<string[]>`(select coalesce(json_agg(person.name order by person.id), '[]') from ${users} person
    where ${wanted} and person.id = any(${jobs.helperIds}))`.mapWith((names: string[]) => names.map(shortNameOf));

/** As much as a host is told of somebody who comes along. */
export const presentHelper = (helper: HelperOfJob): HelperOfJob => ({ ...helper, name: shortNameOf(helper.name) });
