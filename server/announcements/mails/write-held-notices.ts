import { and, eq, lte, or } from 'drizzle-orm';
import type { Kit } from '#server/platform/kit.ts';
import { oneOfMany } from '#server/platform/mail/one-of-many.ts';
import { writeMail } from '#server/platform/mail.ts';
import { transact } from '#server/platform/transact.ts';
import { heldNotices } from '../table.ts';
import { mailsNow } from './mails-now.ts';
import type { AnnouncedMail } from './mails-of.ts';
import { plainMail } from './plain-mail.ts';

type Held = typeof heldNotices.$inferSelect;

/** The every-minute task: what quiet hours have held goes out once they are over, several to one reader as one mail. */
export async function writeHeldNotices(kit: Kit): Promise<void> {
  const due = await kit.db
    .select()
    .from(heldNotices)
    .where(lte(heldNotices.dueAt, kit.clock.now()))
    .orderBy(heldNotices.factId)
    .limit(1000);
  for (const held of Map.groupBy(due, ({ recipientId }) => recipientId).values()) await writeOne(kit, held);
}

/**
 * As things are now: what no longer holds, or is no longer wanted, is left out, and what several facts now say alike is
 * said once; what is quiet again waits again.
 */
async function writeOne(kit: Kit, held: readonly Held[]): Promise<void> {
  const mails: AnnouncedMail[] = [];
  for (const { fact, factId, recipientId, words } of held)
    mails.push(...(await mailsNow(kit, { fact, factId }, { recipientId, words })));
  const said = [...new Map(mails.map((mail) => [mail.key, mail])).values()];
  const again = said.find(({ heldUntil }) => heldUntil !== null)?.heldUntil;
  await transact(kit, async (tx) => {
    const these = or(...held.map(isThis));
    if (again) {
      await tx.update(heldNotices).set({ dueAt: again }).where(these);
      return;
    }
    const taken = await tx.delete(heldNotices).where(these);
    // otherwise another worker has written them meanwhile
    if (taken.rowCount && said.length > 0) await writeMail(kit, tx, together(kit, said));
  });
}

const isThis = ({ factId, recipientId, words }: Held) =>
  and(eq(heldNotices.factId, factId), eq(heldNotices.recipientId, recipientId), eq(heldNotices.words, words));

function together({ settings }: Kit, mails: readonly AnnouncedMail[]) {
  const sayable = mails.map((mail) => ({
    ...plainMail(mail),
    ...{ language: mail.language ?? 'en', link: mail.link ?? null, unsubscribeUrl: mail.unsubscribeUrl ?? null },
  }));
  const one = oneOfMany(sayable, settings.publicUrl);
  return mails.length > 1 ? { ...one, kind: null } : one;
}
