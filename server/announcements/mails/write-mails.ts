import type { Kit } from '#server/platform/kit.ts';
import { writeMail } from '#server/platform/mail.ts';
import { transact } from '#server/platform/transact.ts';
import type { For, Recorded } from '../who-hears/announcement.ts';
import { holdNotice } from './hold-notice.ts';
import { type AnnouncedMail, mailsOf } from './mails-of.ts';
import { mayWriteNow } from './may-write-now.ts';
import { plainMail } from './plain-mail.ts';

/** Writes a fact's mails, one for each person in their language; each is then sent by a task of its own. */
export async function writeMails(kit: Kit, recorded: Recorded, announcements: readonly For<'mail'>[]): Promise<void> {
  const mails: AnnouncedMail[] = [];
  for (const announcement of announcements) mails.push(...(await mailsOf(kit, recorded.factId, announcement)));
  await transact(kit, async (tx) => {
    for (const mail of mails) {
      const { thread, later, key, heldUntil } = mail;
      if (heldUntil) await holdNotice(tx, mail, recorded, heldUntil);
      else if (!thread || (await mayWriteNow(kit, tx, { thread, later, key, recorded })))
        await writeMail(kit, tx, plainMail(mail));
    }
  });
}
