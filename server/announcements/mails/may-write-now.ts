import { and, eq, isNull, lt, lte, or } from 'drizzle-orm';
import { plus } from '#server/platform/clock.ts';
import type { Tx } from '#server/platform/db.ts';
import type { Kit } from '#server/platform/kit.ts';
import { mails } from '#server/platform/mail.ts';
import { mailThreads } from '../table.ts';
import type { Recorded } from '../who-hears/announcement.ts';
import { isThread, mailPause, type Thread } from './mail-thread.ts';

interface Wanted {
  thread: Thread;
  /** The mail's own key. */
  key: string;
  recorded: Recorded;
  /** Not even the first is written at once. */
  later: boolean;
}

/**
 * Whether a mail may be written at once; otherwise its fact waits, replacing an older one, until the pause is over.
 * Locks the thread's row, so that of two at the same time the second waits for the first.
 */
export async function mayWriteNow(kit: Kit, tx: Tx, { key, recorded, thread, later }: Wanted): Promise<boolean> {
  const [written] = await tx.select({ id: mails.id }).from(mails).where(eq(mails.key, key));
  // The task is running again: the mail's key shows that it was written, and it is not written twice.
  if (written || ((await begin(kit, tx, thread)) && !later)) return true;
  await hold(tx, thread, recorded);
  return false;
}

/** False during the pause and while a fact is held: that one's mail is due, and the new fact replaces it. */
async function begin({ clock }: Kit, tx: Tx, thread: Thread): Promise<boolean> {
  const writtenAt = clock.now();
  const { rowCount } = await tx
    .insert(mailThreads)
    .values({ ...thread, writtenAt })
    .onConflictDoUpdate({
      target: [mailThreads.jobId, mailThreads.recipientId, mailThreads.words],
      set: { writtenAt },
      setWhere: and(lte(mailThreads.writtenAt, plus(writtenAt, -mailPause)), isNull(mailThreads.heldFact)),
    });
  return rowCount === 1;
}

/** Ids sort by time: a fact that was overtaken does not replace a newer one. */
async function hold(tx: Tx, thread: Thread, { fact, factId }: Recorded): Promise<void> {
  const isNewer = or(isNull(mailThreads.heldFactId), lt(mailThreads.heldFactId, factId));
  await tx
    .update(mailThreads)
    .set({ heldFact: fact, heldFactId: factId })
    .where(and(isThread(thread), isNewer));
}
