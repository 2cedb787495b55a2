import { and, eq } from 'drizzle-orm';
import { plus } from '#server/platform/clock.ts';
import type { Kit } from '#server/platform/kit.ts';
import { writeMail } from '#server/platform/mail.ts';
import type { TaskHandler } from '#server/platform/tasks.ts';
import { transact } from '#server/platform/transact.ts';
import { mailThreads } from '../table.ts';
import { holdNotice } from './hold-notice.ts';
import { isThread, mailPause, type Thread } from './mail-thread.ts';
import { mailsNow } from './mails-now.ts';
import { plainMail } from './plain-mail.ts';

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
      if (!rowCount) return;
      for (const mail of mails)
        if (mail.heldUntil) await holdNotice(tx, mail, { fact, factId }, mail.heldUntil);
        else await writeMail(kit, tx, plainMail(mail));
    });
  };
