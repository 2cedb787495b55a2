import { useTranslation } from 'react-i18next';
import { feeNewsAfterMinutes } from '#contract/fee-news.ts';
import { formatMinutes } from '#web/platform/format-minutes.ts';
import { useLanguage } from '#web/platform/language.tsx';

/** From when another fee counts, and when people hear of it. */
export function FeeNews() {
  const { t } = useTranslation('platformSettings');
  const { language } = useLanguage();
  return (
    <p className="text-13 text-ink-soft">{t('newJobs', { wait: formatMinutes(feeNewsAfterMinutes, language) })}</p>
  );
}
