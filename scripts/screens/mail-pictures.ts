import { mkdirSync, writeFileSync } from 'node:fs';
import type { Browser } from 'playwright-core';
import { formatDate } from '#contract/format-date.ts';
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
  const own = kindsIn(mails).filter((kind) => kind !== 'fromNotice');
  const single = own.map((kind): [string, Mail] => [kind, sample(kind, language)]);
  const noticed = mailedNotices.map((kind): [string, Mail] => [kind, sample('fromNotice', language, kind)]);
  const several = ['hiring.bidPlaced', 'hiring.cleanerConfirmed', 'reviewAsked'].map((kind) => sample(kind, language));
  const all = [...single, ...noticed, ['several', oneOfMany(several, publicUrl)] as const];
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

/** What is mailed in the bell's words. */
const mailedNotices = [
  ...(['jobTomorrow', 'confirmSoon', 'leaveNow', 'startNow', 'notStarted', 'submitWork', 'reviewReminder'] as const),
  ...(['cardExpires', 'replaceCode', 'payoutAccountIncomplete', 'calendarNeedsYou'] as const),
  ...(['contentKept', 'contentWarned', 'contentHidden', 'messageWarned', 'messageHidden'] as const),
  ...(['reportedKept', 'profileWarned', 'photoHidden'] as const),
];

/** Where a mail of this kind leads, by how it begins. */
const places: readonly [RegExp, string][] = [
  [/^signIn/, '/auth/link'],
  [/^(security|account|emailChange)/, '/account'],
  [/^check/, '/background-check'],
  [/^messages|^content|^message[HW]/, '/messages/0199/0200'],
  [/^payout/, '/cleaner/payouts'],
  [/^(creditsEarned|cardExpires|replaceCode|clientInvitation|calendarNeedsYou)/, '/'],
];

/** A mail of this kind, filled with what such a mail is about; one in the bell's words where a notice is named. */
function sample(kind: string, language: LanguageCode, notice?: (typeof mailedNotices)[number]) {
  const place = { language, timeZone: 'America/New_York' };
  const link = publicUrl + (places.find(([about]) => about.test(notice ?? kind))?.[1] ?? '/jobs/0199');
  const said = {
    ...{ name: 'Ana Lima', title: 'Dune House', bidder: 'Carlos Medina', count: 10, most: 200, number: '0199-42' },
    ...{ amount: formatMoney(9500, place.language), start: formatDateTime('2026-11-27T16:00:00.000Z', place) },
    ...{ newStart: formatDateTime('2026-11-28T16:00:00.000Z', place), cleaner: 'Carlos Medina' },
    ...{
      when: formatDateTime('2026-11-22T16:00:00.000Z', place),
      device: 'Chrome, Windows',
      email: 'ana@mail.example',
    },
    ...{ until: longDay('2027-05-01', language), date: longDay('2026-11-22', language) },
    ...{ support: 'help@freshkey.example', reason: '“…”' },
  };
  const params = { ...eachIsolated(said, language), ...(notice && noticed(notice, language, said.start)), link };
  const say = (part: string) => translate(language, `mail:${kind}.${part}`, params);
  const text = [say('text'), ...moreOf({ kind, language, link, say })].join('\n\n');
  const hasCode = kind.startsWith('signIn.') || kind === 'emailChange.confirm';
  const mail = {
    ...{ language, link, subject: say('subject'), text, code: hasCode ? '4821' : null },
    unsubscribeUrl: /^(hiring|review|messages|fromNotice)/.test(kind) ? `${publicUrl}/unsubscribe/0199` : null,
  };
  if (/\{\{/.test(mail.subject + mail.text)) throw new Error(`${kind} is not filled: ${mail.subject} ${mail.text}`);
  return mail;
}

const longDay = (date: string, language: LanguageCode) =>
  formatDate(new Date(date), language, { dateStyle: 'long', timeZone: 'UTC' });

/** As `mail-notice-details.ts` words it. */
function noticed(notice: (typeof mailedNotices)[number], language: LanguageCode, start: string) {
  const told = { name: 'Carlos Medina', place: 'Dune House', address: '9 Beach Road, Tybee Island, GA 31328' };
  const times = { day: formatDay(language), time: formatTime(language), platform: 'Airbnb' };
  const params = eachIsolated({ ...told, ...times, cause: translate(language, 'calendars:alarm.shrunk') }, language);
  const wording = { jobTomorrow: 'cleanerText', calendarNeedsYou: 'namedText' }[notice as string] ?? 'text';
  const title = translate(language, `notices:kinds.${notice}.title`, params);
  const [what, which] = notice === 'calendarNeedsYou' ? ['Airbnb', told.place] : [told.place, start];
  const isAboutNone = notice === 'cardExpires' || notice === 'payoutAccountIncomplete' || title.includes(what);
  const about = { title, ...eachIsolated({ what, which }, language) };
  return {
    title: isAboutNone ? title : translate(language, 'mail:fromNotice.about', about),
    text: translate(language, `notices:kinds.${notice}.${wording}`, params),
  };
}

const start = new Date('2026-11-27T16:00:00.000Z');
const timeZone = 'America/New_York';
const formatDay = (language: LanguageCode) =>
  formatDate(start, language, { timeZone, weekday: 'short', day: 'numeric', month: 'short' });
const formatTime = (language: LanguageCode) =>
  formatDate(start, language, { timeZone, hour: 'numeric', minute: '2-digit' });

interface Around {
  kind: string;
  language: LanguageCode;
  link: string;
  say: (part: string) => string;
}

/** What stands around the words of some: codes and links that let someone in, and a warning. */
function moreOf({ kind, language, link, say }: Around): string[] {
  const words = (part: string) => translate(language, `mail:${part}`);
  if (kind === 'signIn.noAccount' || kind === 'signIn.usePassword') return [say('link'), link, words('signIn.notYou')];
  if (kind.startsWith('signIn.'))
    return [words('signIn.code'), '4821', words('signIn.withLink'), link, words('signIn.life'), words('signIn.notYou')];
  if (kind.startsWith('security.')) return [words('security.notYou'), link];
  if (kind === 'emailChange.confirm') return ['4821', words('emailChange.life'), words('emailChange.notYou')];
  return kind === 'clientInvitation' ? [say('how'), link, say('why')] : [];
}
