import { formatDateTime } from '#contract/format-date-time.ts';
import type { Tx } from '#server/platform/db.ts';
import { newId } from '#server/platform/ids.ts';
import type { Kit } from '#server/platform/kit.ts';
import { writeMail } from '#server/platform/mail.ts';
import { type TextParams, translate } from '#server/platform/translate.ts';
import type { UserRow } from './present-user.ts';

type SecurityMail =
  | 'twoFactorOn'
  | 'twoFactorOnByPasskey'
  | 'twoFactorOff'
  | 'passkeyAdded'
  | 'passkeyRemoved'
  | 'newDevice'
  | 'emailChanged'
  | 'emailIsNew';

/**
 * Tells someone what has just become of their account, in case it was not them. Written with the change itself: whoever
 * reads of it knows that it has happened. `to` is another address than the account's own.
 */
export async function mailSecurity(
  kit: Kit,
  tx: Tx,
  { id, email, locale }: Pick<UserRow, 'id' | 'email' | 'locale'>,
  kind: SecurityMail,
  { to = email, ...params }: TextParams & { to?: string } = {},
): Promise<void> {
  const when = formatDateTime(kit.clock.now().toISOString(), { language: locale, timeZone: kit.settings.timeZone });
  const part = (name: 'subject' | 'text') => translate(locale, `mail:security.${kind}.${name}`, { ...params, when });
  // whoever has only the old address left can no longer log in with it
  const [closing, page] =
    kind === 'emailChanged' ? (['notYouMoved', 'contact'] as const) : (['notYou', 'account'] as const);
  const link = `${kit.settings.publicUrl}/${page}`;
  await writeMail(kit, tx, {
    key: `security:${newId()}`,
    to,
    accountId: id,
    subject: part('subject'),
    text: [part('text'), translate(locale, `mail:security.${closing}`), link].join('\n\n'),
    link,
    ...{ kind: 'signIn', language: locale },
  });
}
