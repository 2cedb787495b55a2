import { sql } from 'drizzle-orm';
import { jobs } from '#server/jobs/table.ts';
import { minute } from '#server/platform/clock.ts';
import type { Kit } from '#server/platform/kit.ts';
import { transact } from '#server/platform/transact.ts';
import { lockState } from './lock-state.ts';
import { cohortMonths, figureState } from './table.ts';

/**
 * Who comes back, month by month of the operator’s zone: hosts by the month in which they first posted a job, cleaners
 * by the one in which they first started one. Looks at every job there is, so it is done once an hour.
 */
export function countCohorts(kit: Pick<Kit, 'db' | 'clock' | 'settings'>): Promise<void> {
  const monthOf = (column: string) => sql`to_char(${sql.raw(column)} at time zone ${kit.settings.timeZone}, 'YYYY-MM')`;
  return transact(kit, async (tx) => {
    await tx.execute(sql`set local statement_timeout = ${sql.raw(String(5 * minute))}`);
    await lockState(tx);
    await tx.delete(cohortMonths);
    await tx.execute(sql`
      insert into ${cohortMonths} (role, first_month, month, people)
      select role, first_month, month, count(*) from (
        select role, person, month, min(month) over (partition by role, person) as first_month from (
          select distinct 'HOST' as role, host_id as person, ${monthOf('created_at')} as month from ${jobs}
          union all
          select distinct 'CLEANER', cleaner_id, ${monthOf('started_at')} from ${jobs}
          where started_at is not null and cleaner_id is not null
        ) active
      ) followed
      group by role, first_month, month`);
    await tx.update(figureState).set({ cohortsAt: kit.clock.now() });
  });
}
