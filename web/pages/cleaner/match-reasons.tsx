import { Check } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { RecommendedJob } from '#contract/jobs.ts';

/** Why a job is recommended, in the reader's language; the server's own sentence where a reason is new to this screen. */
export function MatchReasons({ job }: { job: Pick<RecommendedJob, 'reasons' | 'reasonCodes'> }) {
  const { t, i18n } = useTranslation(['matching', 'cleaner']);
  if (job.reasons.length === 0) return null;
  const sentences = job.reasons.map((english, index) => {
    const { code = '', params = {} } = job.reasonCodes[index] ?? {};
    const key = code === 'type' ? `reason.type.${params.type}` : `reason.${code}`;
    if (!i18n.exists(`matching:${key}`, params)) return english;
    // `exists` has just found the key, which no type can know
    return t(key as 'reason.near', params);
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
