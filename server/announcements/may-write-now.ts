import { and, eq, isNull, lt, lte, or } from 'drizzle-orm';
import { plus } from '#server/platform/clock.ts';
import type { Tx } from '#server/platform/db.ts';
import type { Kit } from '#server/platform/kit.ts';
import { mails } from '#server/platform/mail.ts';
import type { Recorded } from './announcement.ts';
import { isThread, mailPause, type Thread } from './mail-thread.ts';
import { mailThreads } from './table.ts';

interface Wanted {
  thread: Thread;
  /** The mail's own key. */
  key: string;
  recorded: Recorded;
}

/**
 * Whether a mail may be written at once; otherwise its fact waits in the place of an older one until the pause is over.
 * Holds the thread's row, so that of two at the same time the second waits for the first.
 */
export async function mayWriteNow(kit: Kit, tx: Tx, { key, recorded, thread }: Wanted): Promise<boolean> {
  const [written] = await tx.select({ id: mails.id }).from(mails).where(eq(mails.key, key));
  // The task runs again; the mail has its key and is not written twice.
  if (written || (await begin(kit, tx, thread))) return true;
  await hold(tx, thread, recorded);
  return false;
}

/** False while the pause lasts, and while something is held: that is due, and what is new takes its place. */
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

/** Ids sort by time: a fact that was overtaken does not take the place of a newer one. */
async function hold(tx: Tx, thread: Thread, { fact, factId }: Recorded): Promise<void> {
  const isNewer = or(isNull(mailThreads.heldFactId), lt(mailThreads.heldFactId, factId));
  await tx
    .update(mailThreads)
    .set({ heldFact: fact, heldFactId: factId })
    .where(and(isThread(thread), isNewer));
}
