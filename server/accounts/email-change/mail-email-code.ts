import type { LanguageCode } from '#contract/languages.ts';
import { codeLife } from '#contract/terms.ts';
import { plus } from '#server/platform/clock.ts';
import type { Tx } from '#server/platform/db.ts';
import { newId } from '#server/platform/ids.ts';
import type { Kit } from '#server/platform/kit.ts';
import { writeMail } from '#server/platform/mail.ts';
import { translate } from '#server/platform/translate.ts';

/** The code to an address that somebody wants to change to; no code where it has an account already. */
export async function mailEmailCode(
  kit: Kit,
  tx: Tx,
  { email, locale, code }: { email: string; locale: LanguageCode; code: string | null },
): Promise<void> {
  const part = (name: string) => translate(locale, `mail:emailChange.${name}`);
  const kind = code ? 'confirm' : 'taken';
  await writeMail(kit, tx, {
    key: `email-change:${newId()}`,
    to: email,
    subject: part(`${kind}.subject`),
    text: [part(`${kind}.text`), ...(code ? [code, part('life')] : []), part('notYou')].join('\n\n'),
    code,
    ...{ kind: 'signIn', language: locale, signsIn: true },
    expiresAt: plus(kit.clock.now(), codeLife),
  });
}
