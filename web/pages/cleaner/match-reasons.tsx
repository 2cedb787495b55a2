import { Check } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { RecommendedJob } from '#contract/jobs.ts';
import { formatNumber } from '#web/platform/format.ts';
import { useLanguage } from '#web/platform/language.tsx';
import { useDistance } from '#web/platform/use-distance.ts';

const nowhere = { near: false, distance: undefined };

/** Why a job is recommended, in the reader's language; the server's own sentence where a reason is new to this screen. */
export function MatchReasons({ job }: { job: Pick<RecommendedJob, 'reasons' | 'reasonCodes'> }) {
  const { t, i18n } = useTranslation(['matching', 'cleaner']);
  const { language } = useLanguage();
  const { way } = useDistance();
  if (job.reasons.length === 0) return null;
  const sentences = job.reasons.map((english, index) => {
    const { code = '', params = {} } = job.reasonCodes[index] ?? {};
    const { near, distance } = params.km === undefined ? nowhere : way(Number(params.km));
    const rating = params.rating === undefined ? undefined : formatNumber(Number(params.rating), language, 1);
    const shown = { ...params, rating, distance };
    const key = code === 'type' ? `reason.type.${params.type}` : `reason.${near ? 'closeBy' : code}`;
    if (!i18n.exists(`matching:${key}`, shown)) return english;
    // `exists` has just found the key, which no type can know
    return t(key as 'reason.near', shown);
  });
  return (
    <ul aria-label={t('cleaner:recommended.why')} className="flex flex-wrap gap-x-5 gap-y-1 text-13 text-ink-soft">
      {sentences.map((sentence) => (
        <li key={sentence} className="flex items-center gap-1.5">
          <Check aria-hidden size={14} strokeWidth={2.2} className="shrink-0 text-green-ink" />
          {sentence}
        </li>
      ))}
    </ul>
  );
}
