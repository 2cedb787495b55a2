import { and, eq } from 'drizzle-orm';
import { plus } from '#server/platform/clock.ts';
import type { Kit } from '#server/platform/kit.ts';
import { type Mail, writeMail } from '#server/platform/mail.ts';
import type { TaskHandler } from '#server/platform/tasks.ts';
import { transact } from '#server/platform/transact.ts';
import type { For, Recorded } from './announcement.ts';
import { isThread, mailPause, type Thread } from './mail-thread.ts';
import { mailsOf } from './mails-of.ts';
import { mailThreads } from './table.ts';
import { workOut } from './work-out.ts';

/** The task that writes a thread's held-back mail, worded for how things are now. */
export const writeHeldMail =
  (kit: Kit): TaskHandler =>
  async (data) => {
    const thread = data as unknown as Thread; // written by heldMailsDue()
    const [held] = await kit.db.select().from(mailThreads).where(isThread(thread));
    if (!held?.heldFact || !held.heldFactId || held.writtenAt > plus(kit.clock.now(), -mailPause)) return;
    const { heldFact: fact, heldFactId: factId } = held;
    const mails = await mailsNow(kit, { fact, factId }, thread);
    const writtenAt = mails.length > 0 ? kit.clock.now() : held.writtenAt;
    await transact(kit, async (tx) => {
      const { rowCount } = await tx
        .update(mailThreads)
        .set({ heldFact: null, heldFactId: null, writtenAt })
        .where(and(isThread(thread), eq(mailThreads.heldFactId, factId)));
      // otherwise a newer fact has replaced it meanwhile
      if (rowCount) for (const mail of mails) await writeMail(kit, tx, mail);
    });
  };

/** What still holds of a fact for the thread's reader: one mail, or none. */
async function mailsNow(kit: Kit, { fact, factId }: Recorded, { recipientId, words }: Thread): Promise<Mail[]> {
  const isToTell = (one: { mail?: string; to: readonly string[] }): one is For<'mail'> =>
    one.mail === words && one.to.includes(recipientId);
  const told = (await workOut(kit, fact)).filter(isToTell).slice(0, 1);
  const mails = await Promise.all(told.map((one) => mailsOf(kit, factId, { ...one, to: [recipientId] })));
  return mails.flat().map(({ thread: _, ...mail }) => mail);
}
