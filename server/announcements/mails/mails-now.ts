import type { Kit } from '#server/platform/kit.ts';
import type { For, Recorded } from '../who-hears/announcement.ts';
import { workOut } from '../who-hears/work-out.ts';
import type { Thread } from './mail-thread.ts';
import { type AnnouncedMail, mailsOf } from './mails-of.ts';

/** What still holds of a fact for one reader: one mail with these words, or none. */
export async function mailsNow(
  kit: Kit,
  { fact, factId }: Recorded,
  { recipientId, words }: Pick<Thread, 'recipientId' | 'words'>,
): Promise<AnnouncedMail[]> {
  const isTheirs = (one: { mail?: string; to: readonly string[] }): one is For<'mail'> =>
    one.mail === words && one.to.includes(recipientId);
  const standing = (await workOut(kit, fact, true)).filter(isTheirs).slice(0, 1);
  const mails = await Promise.all(standing.map((one) => mailsOf(kit, factId, { ...one, to: [recipientId] })));
  return mails.flat();
}
