import { useTranslation } from 'react-i18next';
import { formatNumber } from '#web/platform/format.ts';
import { useLanguage } from '#web/platform/language.tsx';
import { useClaims } from '../use-claims.ts';

/** How many use it. Figures that are counted and still small are left out, all of them together with the strip. */
export function Figures() {
  const { t } = useTranslation('landing');
  const { language } = useLanguage();
  const { figures, confirmed, className } = useClaims();
  const number = (value: number | null) => {
    if (value === null) return null;
    const written = formatNumber(value, language);
    return confirmed ? t('figures.atLeast', { number: written }) : written;
  };
  const shown = [
    { label: t('figures.cleaners'), value: number(figures.activeCleaners) },
    { label: t('figures.jobs'), value: number(figures.jobsCompleted) },
    { label: t('figures.rating'), value: figures.averageRating && formatNumber(figures.averageRating, language, 1) },
    { label: t('figures.cities'), value: number(figures.cities) },
  ].filter(({ value }) => value !== null);
  if (shown.length === 0) return null;
  return (
    <div className={`relative z-3 border-y border-line bg-paper max-lg:mt-10 ${className}`}>
      <dl className="page grid grid-cols-2 gap-x-8 gap-y-3 py-4.5 lg:flex lg:justify-between">
        {shown.map(({ label, value }) => (
          <div
            key={label}
            className="flex flex-col-reverse lg:flex-row-reverse lg:items-baseline lg:justify-end lg:gap-2.5"
          >
            <dt className="text-14 text-ink-soft">{label}</dt>
            <dd className="text-20 font-bold tabular-nums">
              <bdi>{value}</bdi>
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
