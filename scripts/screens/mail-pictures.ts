import { mkdirSync, writeFileSync } from 'node:fs';
import type { Browser } from 'playwright-core';
import { formatDateTime } from '#contract/format-date-time.ts';
import { formatMoney } from '#contract/format-money.ts';
import type { LanguageCode } from '#contract/languages.ts';
import mails from '#locales/en/mail.json' with { type: 'json' };
import { eachIsolated } from '#server/platform/each-isolated.ts';
import { mailHtml } from '#server/platform/mail/mail-html.ts';
import { oneOfMany } from '#server/platform/mail/one-of-many.ts';
import { translate } from '#server/platform/translate.ts';

const publicUrl = 'https://freshkey.example';
const folder = 'screens/mails';
const looks = [640, 390].flatMap((width) => (['light', 'dark'] as const).map((theme) => ({ width, theme })));

type Mail = ReturnType<typeof sample>;

/** Every kind of mail in these languages, at two widths, light and dark: a page each, and a picture of each page. */
export async function takeMailPictures(browser: Browser, languages: readonly LanguageCode[]): Promise<void> {
  mkdirSync(folder, { recursive: true });
  for (const language of languages) {
    const pages = pagesIn(language);
    for (const [name, html] of pages) writeFileSync(`${folder}/${name}.${language}.html`, html);
    for (const { width, theme } of looks) {
      const page = await browser.newPage({ viewport: { width, height: 400 }, colorScheme: theme });
      for (const [name, html] of pages) {
        await page.setContent(html);
        await page.screenshot({ path: `${folder}/${name}.${language}.${theme}.${width}.png`, fullPage: true });
      }
      await page.close();
      console.log(`${folder}/*.${language}.${theme}.${width}.png: ${pages.length}`);
    }
  }
}

function pagesIn(language: LanguageCode): [name: string, html: string][] {
  const single = kindsIn(mails).map((kind): [string, Mail] => [kind, sample(kind, language)]);
  const several = ['hiring.bidPlaced', 'hiring.cleanerConfirmed', 'reviewAsked'].map((kind) => sample(kind, language));
  const all = [...single, ['several', oneOfMany(several, publicUrl)] as const];
  return all.map(([name, mail]) => [name, mailHtml(mail, publicUrl)]);
}

/** Where the words of mails are: `hiring.bidPlaced`. */
function kindsIn(words: object, path = ''): string[] {
  return Object.entries(words).flatMap(([key, value]) => {
    if (typeof value !== 'object') return [];
    const at = path ? `${path}.${key}` : key;
    return 'subject' in value && 'text' in value ? [at] : kindsIn(value, at);
  });
}

/** A mail of this kind, filled with what such a mail is about. */
function sample(kind: string, language: LanguageCode) {
  const link = `${publicUrl}/jobs/0199`;
  const place = { language, timeZone: 'America/New_York' };
  const told = { name: 'Carlos Medina', place: 'Dune House', day: '27.11.', amount: formatMoney(9500), newDay: '' };
  const notice = eachIsolated(told, language);
  const said = {
    ...{ name: 'Ana Lima', title: 'Dune House', bidder: 'Carlos Medina', count: 10, most: 200, number: '0199-42' },
    ...{ amount: formatMoney(9500), start: formatDateTime('2026-11-27T16:00:00.000Z', place) },
    ...{ until: formatDateTime('2027-05-01T12:00:00.000Z', place), support: 'help@freshkey.example' },
    ...{ date: formatDateTime('2026-11-22T16:00:00.000Z', place), reason: '“…”' },
  };
  const warned = {
    title: translate(language, 'notices:kinds.messageWarned.title', notice),
    text: translate(language, 'notices:kinds.messageWarned.text', notice),
  };
  const params = { ...eachIsolated(said, language), ...(kind === 'fromNotice' && warned), link };
  const text = [translate(language, `mail:${kind}.text`, params), ...moreOf(kind, language, link)];
  return {
    ...{ language, link, subject: translate(language, `mail:${kind}.subject`, params) },
    ...{ text: text.join('\n\n'), code: kind.startsWith('signIn.') ? '4821' : null },
    unsubscribeUrl: /^(hiring|review|messages|fromNotice)/.test(kind) ? `${publicUrl}/unsubscribe/0199` : null,
  };
}

/** A mail that lets someone in has a code, a link and a warning around its words. */
function moreOf(kind: string, language: LanguageCode, link: string): string[] {
  if (!kind.startsWith('signIn.')) return [];
  const part = (name: string) => translate(language, `mail:signIn.${name}`);
  return kind === 'signIn.noAccount' || kind === 'signIn.usePassword'
    ? [translate(language, `mail:${kind}.link`), link, part('notYou')]
    : [part('code'), '4821', part('withLink'), link, part('life'), part('notYou')];
}
