import { and, eq, gt, isNotNull, isNull, or } from 'drizzle-orm';
import type { Tx } from '../db.ts';
import type { Kit } from '../kit.ts';
import { mails } from '../mail.ts';

/** Has a mail that was given up tried again; false unless it was, or if it has nothing to say any more. */
export async function reviveMail(kit: Kit, tx: Tx, id: string): Promise<boolean> {
  const now = kit.clock.now();
  const [mail] = await tx
    .select({ expiresAt: mails.expiresAt })
    .from(mails)
    .where(and(eq(mails.id, id), isNotNull(mails.failedAt)))
    .for('update');
  if (!mail || (mail.expiresAt && mail.expiresAt <= now)) return false;
  await tx.update(mails).set({ failedAt: null, error: null, tries: 0, nextTryAt: now }).where(eq(mails.id, id));
  await kit.tasks.send(tx, 'send-mail', { id }, { key: `due ${id}` });
  return true;
}

/** Has all mails tried again that were given up for this reason, with the next round; returns how many. */
export async function reviveMails({ clock }: Kit, tx: Tx, error: string): Promise<number> {
  const now = clock.now();
  const stillNews = or(isNull(mails.expiresAt), gt(mails.expiresAt, now));
  const { rowCount } = await tx
    .update(mails)
    .set({ failedAt: null, error: null, tries: 0, nextTryAt: now })
    .where(and(eq(mails.error, error), isNotNull(mails.failedAt), stillNews));
  return rowCount ?? 0;
}
