import { eq } from 'drizzle-orm';
import type { Followers } from '#server/events.ts';
import { jobs } from '#server/jobs/table.ts';
import type { CalendarKit } from '../calendar-kit.ts';
import { planDue } from './plan-due.ts';

/** A host who saves a card, or pays what was owed, is not kept waiting for the jobs that waited for it. */
export const calendarFollowers = (kit: CalendarKit): Followers => ({
  'card saved': ({ userId }) => planDue(kit, userId),
  'job paid': async ({ jobId }) => {
    const [job] = await kit.db.select({ hostId: jobs.hostId }).from(jobs).where(eq(jobs.id, jobId));
    if (job) await planDue(kit, job.hostId);
  },
});
