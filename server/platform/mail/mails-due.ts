import { and, isNull, lte } from 'drizzle-orm';
import type { Kit } from '../kit.ts';
import { mails } from '../mail.ts';
import { transact } from '../transact.ts';

const batch = 500;

/** The every-minute task: has each mail tried whose time has come, however its last try ended. */
export async function mailsDue(kit: Kit): Promise<void> {
  if (!kit.settings.smtpUrl) return;
  const isDue = and(lte(mails.nextTryAt, kit.clock.now()), isNull(mails.sentAt));
  await transact(kit, async (tx) => {
    const due = await tx
      .select({ id: mails.id, code: mails.code })
      .from(mails)
      .where(isDue)
      .orderBy(mails.nextTryAt)
      .limit(batch);
    for (const { id, code } of due)
      await kit.tasks.send(tx, code ? 'send-sign-in-mail' : 'send-mail', { id }, { key: `due ${id}` });
  });
}
