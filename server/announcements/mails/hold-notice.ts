import type { Tx } from '#server/platform/db.ts';
import { heldNotices } from '../table.ts';
import type { Recorded } from '../who-hears/announcement.ts';
import type { AnnouncedMail } from './mails-of.ts';

/** Keeps the fact of a mail until its reader's quiet hours are over, or until those of an hour go together. */
export async function holdNotice(
  tx: Tx,
  { accountId: recipientId, words }: AnnouncedMail,
  { fact, factId }: Recorded,
  dueAt: Date,
): Promise<void> {
  await tx.insert(heldNotices).values({ factId, fact, recipientId, words, dueAt }).onConflictDoNothing();
}
