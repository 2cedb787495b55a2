import { formatDateTime } from '#contract/format-date-time.ts';
import { formatMoney } from '#contract/format-money.ts';
import type { LanguageCode } from '#contract/languages.ts';
import type { JobDifference } from '#server/facts.ts';
import { isolated } from '#server/platform/isolated.ts';
import { translate } from '#server/platform/translate.ts';

interface Place {
  locale: LanguageCode;
  timeZone: string;
}

/** What a changed job has anew, each with what it had before. */
export function differenceInWords(difference: JobDifference, { locale, timeZone }: Place): string[] {
  const { startTime, endTime, payoutCents, cleaningType, tasks, place } = difference;
  const moment = (at: string) => formatDateTime(at, { language: locale, timeZone });
  const line = <Value>(
    name: 'start' | 'end' | 'price' | 'type',
    both: { before: Value; after: Value } | undefined,
    shown: (value: Value) => string,
  ) => {
    if (!both) return [];
    const [before, after] = [isolated(shown(both.before), locale), isolated(shown(both.after), locale)];
    return [translate(locale, `mail:hiring.bidVoided.${name}`, { before, after })];
  };
  return [
    ...line('start', startTime, moment),
    ...line('end', endTime, moment),
    ...line('price', payoutCents, (cents) => formatMoney(cents, locale)),
    ...line('type', cleaningType, (type) => translate(locale, `jobs:cleaningType.${type}`)),
    ...(tasks ? [translate(locale, 'mail:hiring.bidVoided.tasks')] : []),
    ...(place ? [translate(locale, 'mail:hiring.bidVoided.place')] : []),
  ];
}
