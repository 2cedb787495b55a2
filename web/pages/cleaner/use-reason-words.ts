import { useTranslation } from 'react-i18next';
import type { RecommendedJob } from '#contract/jobs.ts';
import { formatNumber } from '#web/platform/format.ts';
import { useLanguage } from '#web/platform/language.tsx';

/** How far it is stands on each card anyway. */
const saidBeside = new Set(['near', 'closeBy', 'inRadius']);

/** The reasons of a job in the reader's language; the server's own sentence where a reason is new to this screen. */
export function useReasonWords() {
  const { t, i18n } = useTranslation('matching');
  const { language } = useLanguage();
  return ({ reasons, reasonCodes }: Pick<RecommendedJob, 'reasons' | 'reasonCodes'>): string[] =>
    reasons.flatMap((english, index) => {
      const { code = '', params = {} } = reasonCodes[index] ?? {};
      if (saidBeside.has(code)) return [];
      const rating = params.rating === undefined ? undefined : formatNumber(Number(params.rating), language, 1);
      const shown = { ...params, rating };
      const key = code === 'type' ? `reason.type.${params.type}` : `reason.${code}`;
      if (!i18n.exists(`matching:${key}`, shown)) return english;
      // `exists` has just found the key, which no type can know
      return t(key as 'reason.available', shown);
    });
}

/** What all of them say: one job alone shares nothing. */
export function sharedReasons(ofJobs: readonly (readonly string[])[]): string[] {
  const [first = [], ...others] = ofJobs;
  return others.length === 0 ? [] : first.filter((reason) => others.every((reasons) => reasons.includes(reason)));
}
