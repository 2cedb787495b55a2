import { eq } from 'drizzle-orm';
import type { Followers } from '#server/events.ts';
import { jobs } from '#server/jobs/table.ts';
import type { CalendarKit } from '../calendar-kit.ts';
import { planDue } from './plan-due.ts';
import { planReopened } from './plan-reopened.ts';

/**
 * What waited for a saved card, or for what was owed, is posted without another reading; and a job that has lost its
 * cleaner follows its stay again.
 */
export function calendarFollowers(kit: CalendarKit): Followers {
  const follow = async ({ jobId, next }: { jobId: string; next: 'backup' | 'reopened' }): Promise<void> => {
    if (next === 'reopened') await planReopened(kit, jobId);
  };
  return {
    'card saved': ({ userId }) => planDue(kit, userId),
    'job paid': async ({ jobId }) => {
      const [job] = await kit.db.select({ hostId: jobs.hostId }).from(jobs).where(eq(jobs.id, jobId));
      if (job) await planDue(kit, job.hostId);
    },
    'cleaner withdrew': follow,
    'deadline missed': follow,
    'cleaner taken off': follow,
    'cleaner left over change': follow,
  };
}
