import { eq } from 'drizzle-orm';
import { formatDate } from '#contract/format-date.ts';
import { formatMoney } from '#contract/format-money.ts';
import { directionOf, type LanguageCode } from '#contract/languages.ts';
import { zonePlace } from '#contract/zone-place.ts';
import { users } from '#server/accounts/table.ts';
import type { Kit } from '#server/platform/kit.ts';
import { notFound } from '#server/platform/refusal.ts';
import { type TextKey, type TextParams, translate } from '#server/platform/translate.ts';
import { supportEmail } from '#server/settings/index.ts';
import type { Letter } from './letter.ts';
import { shownName } from './shown-name.ts';

/** What every letter to one reader has in common. */
export interface LetterPaper {
  language: LanguageCode;
  /** The reader's name, as a letter shows it. */
  name: string;
  /** A text of locales/<language>/documents.json. */
  say(key: string, params?: TextParams): string;
  /** An amount as the reader’s language writes it. */
  money(cents: number): string;
  /** "May 8, 2026" by the operator's calendar, by which statements divide the years. */
  date(at: Date): string;
  head: Pick<Letter, 'language' | 'direction' | 'sender' | 'pages'>;
  /** Where to ask. */
  mail: string;
  /** Who to ask, and what the dates mean. */
  smallPrint: string;
}

/** The letterhead of an account, in its language unless another is given. */
export async function letterPaper(
  kit: Kit,
  accountId: string,
  wanted: LanguageCode | null = null,
): Promise<LetterPaper> {
  const [reader] = await kit.db
    .select({ name: users.name, language: users.locale })
    .from(users)
    .where(eq(users.id, accountId));
  if (!reader) throw notFound();
  const language = wanted ?? reader.language;
  const { operatorName, timeZone, publicUrl } = kit.settings;
  const mail = await supportEmail(kit, kit.db);
  const say = (key: string, params?: TextParams) => translate(language, `documents:${key}` as TextKey, params);
  return {
    language,
    name: shownName(reader.name),
    say,
    money: (cents) => formatMoney(cents, language),
    date: (at) => formatDate(at, language, { year: 'numeric', month: 'short', day: 'numeric', timeZone }),
    head: {
      ...{ language, direction: directionOf(language) },
      sender: {
        name: shownName(operatorName),
        contact: [operatorName, mail, new URL(publicUrl).host].map(shownName).join(' · '),
      },
      pages: say('pages', { page: '{page}', pages: '{pages}' }),
    },
    mail: shownName(mail),
    smallPrint: say('smallPrint', { mail: shownName(mail), zone: shownName(zonePlace(timeZone, kit.clock.now())) }),
  };
}
