import { hour } from '#server/platform/clock.ts';
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
      const { thread, later, key } = mail;
      const waitsUntil = mail.heldUntil ?? (mail.gathered ? nextHour(kit) : null);
      if (waitsUntil) await holdNotice(tx, mail, recorded, waitsUntil);
      else if (!thread || (await mayWriteNow(kit, tx, { thread, later, key, recorded })))
        await writeMail(kit, tx, plainMail(mail));
    }
  });
}

/** The next full hour. */
const nextHour = ({ clock }: Kit): Date => new Date((Math.floor(clock.now().getTime() / hour) + 1) * hour);
