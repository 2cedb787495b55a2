import { eq } from 'drizzle-orm';
import type { JobStatus } from '#contract/states.ts';
import type { FactOf } from '#server/facts.ts';
import { hostsOf } from '#server/jobs/index.ts';
import { jobs } from '#server/jobs/table.ts';
import type { Kit } from '#server/platform/kit.ts';
import { opensAsSeen } from '../reminders/codes-to-replace.ts';
import type { WhoHears } from './announcement.ts';

/** Whoever is to be reminded, unless what they are reminded of has been done in the meantime. */
export const aboutReminders = {
  'reminder due': async (kit, fact) => {
    if (!(await stillHolds(kit, fact))) return [];
    const { reminder, userId, jobId } = fact;
    return [{ to: [userId], bell: reminder, mail: 'fromNotice', ...(jobId && { jobId }) }];
  },
} satisfies Partial<WhoHears>;

const statusOf: Partial<Record<FactOf<'reminder due'>['reminder'], JobStatus>> = {
  jobTomorrow: 'ASSIGNED',
  confirmSoon: 'ASSIGNED',
  leaveNow: 'ASSIGNED',
  startNow: 'ASSIGNED',
  notStarted: 'ASSIGNED',
  submitWork: 'IN_PROGRESS',
  reviewReminder: 'PAID',
};

async function stillHolds({ db }: Kit, { reminder, userId, jobId }: FactOf<'reminder due'>): Promise<boolean> {
  if (!jobId) return true;
  if (reminder === 'replaceCode') return opensAsSeen(db, jobId);
  const [job] = await db.select().from(jobs).where(eq(jobs.id, jobId));
  if (!job || job.status !== statusOf[reminder]) return false;
  if (reminder === 'confirmSoon') return job.cleanerId === userId && !job.confirmedAt;
  const isHost = hostsOf(job).includes(userId);
  if (reminder === 'reviewReminder') return !(isHost ? job.reviewedByHost : job.reviewedByCleaner);
  return isHost || userId === job.cleanerId || job.helperIds.includes(userId);
}
