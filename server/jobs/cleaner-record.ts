import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { CleanerRecord } from '#contract/cleaner-record.ts';
import { checkInGrace } from '#contract/terms.ts';

/** SQL: how a cleaner has kept their word on all their jobs, as JSON. */
export const recordOf = (cleanerId: SQLWrapper): SQL<CleanerRecord> => sql<CleanerRecord>`(
  select json_build_object(
    'started', count(*) filter (where held.started_at is not null),
    'startedOnTime', count(*) filter (
      where held.started_at <= held.start_time + interval '${sql.raw(String(checkInGrace))} milliseconds'),
    'asked', count(*) filter (where held.kept) + (select count(*) from lost_hire lost where lost.cleaner_id = ${cleanerId} and lost.missed),
    'confirmedInTime', count(*) filter (where held.kept),
    'withdrawals', (select count(*) from lost_hire lost where lost.cleaner_id = ${cleanerId} and not lost.missed))
  from (
    select started_at, start_time,
      status <> 'CANCELED' and (confirmed_at is not null or started_at is not null) as kept
    from job where job.cleaner_id = ${cleanerId}) held)`;
