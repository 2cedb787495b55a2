import { record } from '#server/events.ts';
import type { Kit } from '#server/platform/kit.ts';
import { transact } from '#server/platform/transact.ts';
import { reminders } from '../table.ts';
import { type DueReminder, jobRemindersDue } from './job-reminders.ts';
import { otherRemindersDue } from './other-reminders.ts';

/** The every-minute task: records a fact for each job that somebody is to be reminded of now. */
export const remindOfJobs = async (kit: Kit): Promise<void> => recordEach(kit, await jobRemindersDue(kit));

/** The hourly task, for what can wait an hour. */
export const remindOfRest = async (kit: Kit): Promise<void> => recordEach(kit, await otherRemindersDue(kit));

/** However many workers find it due at once, one of them records it. */
async function recordEach(kit: Kit, due: readonly DueReminder[]): Promise<void> {
  if (due.length === 0) return;
  await transact(kit, async (tx) => {
    const remindedAt = kit.clock.now();
    const noted = await tx
      .insert(reminders)
      .values(due.map(({ key }) => ({ key, remindedAt })))
      .onConflictDoNothing()
      .returning({ key: reminders.key });
    const keys = new Set(noted.map(({ key }) => key));
    for (const { key, ...reminder } of due)
      if (keys.has(key)) await record(kit, tx, { kind: 'reminder due', ...reminder });
  });
}
