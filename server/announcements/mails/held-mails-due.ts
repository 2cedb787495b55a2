import { and, isNotNull, isNull, lte } from 'drizzle-orm';
import { plus } from '#server/platform/clock.ts';
import type { Kit } from '#server/platform/kit.ts';
import { transact } from '#server/platform/transact.ts';
import { mailThreads } from '../table.ts';
import { mailPause } from './mail-thread.ts';

/** The every-minute task: sends one task for each mail whose pause is over, and deletes threads without one. */
export async function heldMailsDue(kit: Kit): Promise<void> {
  const { jobId, recipientId, words, heldFact, heldFactId, writtenAt } = mailThreads;
  const isOver = lte(writtenAt, plus(kit.clock.now(), -mailPause));
  await transact(kit, async (tx) => {
    const due = await tx
      .select({ jobId, recipientId, words, heldFactId })
      .from(mailThreads)
      .where(and(isOver, isNotNull(heldFact)));
    for (const { heldFactId: key, ...thread } of due)
      await kit.tasks.send(tx, 'write-held-mail', thread, { key: `${key}:${thread.recipientId}` });
    await tx.delete(mailThreads).where(and(isOver, isNull(heldFact)));
  });
}
