import { and, eq, inArray, isNull, type SQL } from 'drizzle-orm';
import type { NotificationKind } from '#contract/notifications.ts';
import type { JobReminder } from '#contract/reminders.ts';
import type { Followers } from '#server/events.ts';
import { hostsOf } from '#server/jobs/index.ts';
import { jobs } from '#server/jobs/table.ts';
import type { Kit } from '#server/platform/kit.ts';
import { sendLiveEvent } from '#server/platform/live.ts';
import { forgetWaitingMails } from '#server/platform/mail/forget-mails.ts';
import { transact } from '#server/platform/transact.ts';
import { managersOf } from '#server/team/index.ts';
import { notifications } from '../table.ts';
import { allAdmins } from '../who-hears/the-admins.ts';

/** Whoever has read somebody’s messages need not be told of them any more, nor reminded of what is done or off. */
export const notificationFollowers = (kit: Kit): Followers => ({
  // written before, and held for the end of their quiet hours or by a mail server that is down
  'account suspended': async ({ userId }) => void (await forgetWaitingMails(kit.db, userId, ['news'])),
  'messages read': async ({ jobId, readerId, authorId }) => {
    const team = await managersOf(kit.db, { jobId });
    // what one of a host's side has read is read for all of them
    const people = [readerId, ...(team?.hostId === readerId ? team.managers : [])];
    await markOver(kit, { kinds: ['messageReceived'], jobId, people }, eq(notifications.personId, authorId));
  },
  'report resolved': ({ jobId }) => endWaiting(kit, jobId),
  'report withdrawn': ({ jobId }) => endWaiting(kit, jobId),
  'job canceled': ({ jobId, cleanerId }) => endReminders(kit, jobId, beforeWork, cleanerId),
  'cleaner withdrew': ({ jobId, cleanerId }) => endReminders(kit, jobId, beforeWork, cleanerId),
  'cleaner suspended': ({ jobId, cleanerId, next }) =>
    endReminders(kit, jobId, next === 'under way' ? ['submitWork'] : beforeWork, cleanerId),
  'cleaner taken off': ({ jobId, cleanerId }) => endReminders(kit, jobId, beforeWork, cleanerId),
  'deadline missed': ({ jobId, cleanerId }) => endReminders(kit, jobId, beforeWork, cleanerId),
  'cleaner left over change': ({ jobId, cleanerId }) => endReminders(kit, jobId, beforeWork, cleanerId),
  'helpers chosen': ({ jobId, removed }) =>
    removed.length > 0 ? markOver(kit, { kinds: beforeWork, jobId, people: removed }) : Promise.resolve(),
  'cleaner confirmed': ({ jobId, cleanerId }) => endReminders(kit, jobId, ['confirmSoon'], cleanerId),
  'work started': ({ jobId }) => endReminders(kit, jobId, beforeWork),
  'work submitted': ({ jobId }) => endReminders(kit, jobId, ['submitWork']),
});

/** An admin’s decision waits no more. */
const endWaiting = async (kit: Kit, jobId: string): Promise<void> =>
  markOver(kit, { kinds: ['reportWaiting'], jobId, people: await allAdmins(kit) });

const beforeWork = ['jobTomorrow', 'confirmSoon', 'leaveNow', 'startNow', 'notStarted'] as const;

async function endReminders(kit: Kit, jobId: string, kinds: readonly JobReminder[], formerId?: string | null) {
  const [job] = await kit.db.select().from(jobs).where(eq(jobs.id, jobId));
  const cleanerId = formerId ?? job?.cleanerId;
  if (!job) return;
  const people = [...hostsOf(job), ...(cleanerId ? [cleanerId] : []), ...job.helperIds];
  await markOver(kit, { kinds, jobId, people });
}

interface Over {
  kinds: readonly NotificationKind[];
  jobId: string;
  people: readonly string[];
}

const markOver = (kit: Kit, { kinds, jobId, people }: Over, more?: SQL): Promise<void> =>
  transact(kit, async (tx) => {
    const over = await tx
      .update(notifications)
      .set({ readAt: kit.clock.now() })
      .where(
        and(
          ...[inArray(notifications.recipientId, [...people]), inArray(notifications.kind, [...kinds])],
          ...[eq(notifications.jobId, jobId), isNull(notifications.readAt), more],
        ),
      )
      .returning({ recipientId: notifications.recipientId });
    const readers = [...new Set(over.map(({ recipientId }) => recipientId))];
    if (readers.length > 0) await sendLiveEvent(tx, { people: readers, topics: ['notification'] });
  });
