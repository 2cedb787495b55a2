import { useTranslation } from 'react-i18next';
import type { Settings } from '#contract/admin.ts';
import { formatNumber } from '#web/platform/format.ts';
import { useLanguage } from '#web/platform/language.tsx';
import { Facts } from '#web/ui/facts.tsx';

/** The figures as the public pages state them. */
export function StatedFigures({ figures }: { figures: Settings['statedFigures'] }) {
  const { t } = useTranslation('landing');
  const { language } = useLanguage();
  const atLeast = (value: number) => t('figures.atLeast', { number: formatNumber(value, language) });
  const facts = [
    { key: 'cleaners', label: t('figures.cleaners'), value: atLeast(figures.activeCleaners) },
    { key: 'jobs', label: t('figures.jobs'), value: atLeast(figures.jobsCompleted) },
    { key: 'rating', label: t('figures.rating'), value: formatNumber(figures.averageRating, language, 1) },
    { key: 'cities', label: t('figures.cities'), value: atLeast(figures.cities) },
  ];
  return <Facts facts={facts} />;
}
