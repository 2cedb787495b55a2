import type { LanguageCode } from '#contract/languages.ts';
import { localeOf } from '#contract/locale-of.ts';

/** A day of the week as dates count them: 0 is Sunday. */
export type WeekStart = 0 | 1 | 2 | 3 | 4 | 5 | 6;

/**
 * The day on which weeks begin where the reader lives: in the region that their browser names for the language they
 * read, else the one that the product writes that language for. `preferred` are the browser's languages.
 */
export function weekStart(language: LanguageCode, preferred: readonly string[] = browserLanguages()): WeekStart {
  const own = preferred.map(toLocale).find((locale) => locale?.language === language && locale.region);
  const locale = own ?? new Intl.Locale(localeOf(language));
  return toldBy(locale) ?? listed(locale);
}

const browserLanguages = (): readonly string[] => (typeof navigator === 'undefined' ? [] : navigator.languages);

function toLocale(tag: string): Intl.Locale | null {
  try {
    return new Intl.Locale(tag);
  } catch {
    return null; // a browser may name what is no language tag ("C")
  }
}

interface WeekInfo {
  /** 1 is Monday, 7 is Sunday. */
  firstDay: number;
}
/** Newer browsers have the method, some older ones the property, and the library's types neither. */
type WithWeekInfo = Intl.Locale & { getWeekInfo?: () => WeekInfo; weekInfo?: WeekInfo };

function toldBy(locale: WithWeekInfo): WeekStart | null {
  const firstDay = (locale.getWeekInfo?.() ?? locale.weekInfo)?.firstDay;
  // 7 is the only one that is counted otherwise
  return firstDay === undefined ? null : ((firstDay % 7) as WeekStart);
}

// CLDR's weekData of the regions whose readers we are likely to have; everywhere else weeks begin on Monday.
const onSunday =
  'US CA MX BR PT PR VI GU DO GT HN SV NI PA CO PE VE PY JM BS BZ IL IN JP KR TW HK MO PH SG TH ZA SA YE';
const onSaturday = 'EG BH DZ IQ IR JO KW LY OM QA SD SY';

export function listed(locale: Intl.Locale): WeekStart {
  const region = locale.maximize().region ?? '';
  if (onSunday.split(' ').includes(region)) return 0;
  return onSaturday.split(' ').includes(region) ? 6 : 1;
}
