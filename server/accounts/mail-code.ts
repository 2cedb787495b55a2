import type { LanguageCode } from '#contract/languages.ts';
import { codeLife } from '#contract/terms.ts';
import { plus } from '#server/platform/clock.ts';
import type { Tx } from '#server/platform/db.ts';
import type { Kit } from '#server/platform/kit.ts';
import { writeMail } from '#server/platform/mail.ts';
import { translate } from '#server/platform/translate.ts';
import { makeCode } from './mailed-code.ts';
import type { PendingRegistration } from './table.ts';

interface SignInMail {
  kind: 'login' | 'confirm' | 'register' | 'knownAccount' | 'noAccount' | 'usePassword';
  email: string;
  locale: LanguageCode;
  registration?: PendingRegistration;
}

/**
 * Writes the mail someone requested. It contains no name: the reader may not be the one who requested it. A row is
 * written for every kind of mail, so that all take the same time.
 */
export async function mailCode(kit: Kit, tx: Tx, { kind, email, locale, registration }: SignInMail): Promise<void> {
  const usable = kind !== 'noAccount' && kind !== 'usePassword';
  const { id, code, linkToken } = await makeCode(kit, tx, {
    email,
    usable,
    purpose: kind === 'register' ? 'register' : 'login',
    registration: kind === 'register' ? registration : undefined,
  });
  // after the #, where no log, proxy or referrer sees it
  const link = `${kit.settings.publicUrl}${usable ? `/auth/link#token=${linkToken}` : pages[kind]}`;
  const part = (name: string) => translate(locale, `mail:signIn.${name}`);
  const withCode = [part('code'), code, part('withLink'), link];
  const paragraphs = [
    part(`${kind}.text`),
    ...(code ? withCode : [part(usable ? 'linkOnly' : `${kind}.link`), link]),
    ...(usable ? [part('life')] : []),
    part('notYou'),
  ];
  await writeMail(kit, tx, {
    key: `sign-in:${id}`,
    to: email,
    subject: part(`${kind}.subject`),
    text: paragraphs.join('\n\n'),
    code,
    link,
    ...{ kind: 'signIn', language: locale, signsIn: true },
    expiresAt: plus(kit.clock.now(), codeLife),
  });
}

const pages = { noAccount: '/register', usePassword: '/admin/login' };
