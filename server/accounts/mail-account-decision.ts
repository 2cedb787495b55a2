import type { Reader, Tx } from '#server/platform/db.ts';
import { newId } from '#server/platform/ids.ts';
import type { Kit } from '#server/platform/kit.ts';
import { farewell, writeMail } from '#server/platform/mail.ts';
import { translate } from '#server/platform/translate.ts';
import type { UserRow } from './present-user.ts';

/** Where people write for help. Answered by the room of the settings. */
export type SupportEmail = (kit: Kit, reader: Reader) => Promise<string>;

interface Decision {
  kind: 'erased' | 'sessionsEnded' | 'twoFactorEnded';
  reason: string;
  supportEmail: SupportEmail;
}

/**
 * Tells someone what an admin has done to their account, why, and whom to ask. Of an account that is no more, the
 * mail is all that is kept, until it is sent.
 */
export async function mailAccountDecision(
  kit: Kit,
  tx: Tx,
  { id, email, locale, name }: Pick<UserRow, 'id' | 'email' | 'locale' | 'name'>,
  { kind, reason, supportEmail }: Decision,
): Promise<void> {
  const params = { name, reason, support: await supportEmail(kit, tx) };
  await writeMail(kit, tx, {
    key: `${kind === 'erased' ? farewell : 'account-decision:'}${newId()}`,
    to: email,
    accountId: kind === 'erased' ? null : id,
    subject: translate(locale, `mail:account.${kind}.subject`),
    text: translate(locale, `mail:account.${kind}.text`, params),
    ...{ kind: 'signIn', language: locale },
  });
}
