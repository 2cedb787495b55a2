import { useTranslation } from 'react-i18next';
import { formatMoney, formatRange } from '#web/platform/format.ts';
import { useLanguage } from '#web/platform/language.tsx';
import { duneEnd, duneHouse, duneStart, exampleZone } from './example-week.ts';

/** A job as it was posted: the home, the time and the price. */
export function PostedJob() {
  const { t } = useTranslation('landing');
  const { language } = useLanguage();
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 rounded-card border border-line bg-surface px-4 py-3.5 text-14">
      <div>
        <bdi className="block text-16 font-semibold">{duneHouse}</bdi>
        <span className="text-ink-soft">{t('picture.work', { place: 'Tybee Island' })}</span>
      </div>
      <div className="md:text-end">
        <bdi className="block text-20 font-semibold tabular-nums">{formatMoney(12_000)}</bdi>
        <bdi className="text-ink-soft tabular-nums">
          {formatRange(duneStart, duneEnd, { language, timeZone: exampleZone })}
        </bdi>
      </div>
    </div>
  );
}
