import { and, eq, gt, isNull, lte } from 'drizzle-orm';
import { minute, plus } from '#server/platform/clock.ts';
import type { Tx } from '#server/platform/db.ts';
import { notifications } from '../table.ts';

type New = typeof notifications.$inferInsert;

/** What is written in this time after a bell rang for a conversation belongs to it; later the bell rings again. */
const together = 5 * minute;

/**
 * Messages of one conversation are one notification while it is unread: it moves to the top, and its words count them
 * when they are read. After a while another takes its place, so that push and text speak up again. Returns what is still
 * to be written, and whose notifications have changed.
 */
export async function foldIntoUnread(tx: Tx, rows: readonly New[]): Promise<{ fresh: New[]; folded: string[] }> {
  const fresh: New[] = [];
  const folded: string[] = [];
  for (const row of rows) {
    if (row.kind === 'messageReceived' && (await foldOne(tx, row))) folded.push(row.recipientId);
    else fresh.push(row);
  }
  return { fresh, folded };
}

async function foldOne(tx: Tx, { recipientId, jobId, personId, createdAt }: New): Promise<boolean> {
  if (!jobId || !personId) return false;
  const { kind, readAt } = notifications;
  const unread = and(
    ...[eq(notifications.recipientId, recipientId), eq(kind, 'messageReceived'), isNull(readAt)],
    ...[eq(notifications.jobId, jobId), eq(notifications.personId, personId)],
  );
  const since = plus(createdAt, -together);
  const moved = await tx
    .update(notifications)
    .set({ createdAt })
    .where(and(unread, gt(notifications.createdAt, since)));
  if (moved.rowCount) return true;
  await tx
    .update(notifications)
    .set({ readAt: createdAt })
    .where(and(unread, lte(notifications.createdAt, since)));
  return false;
}
