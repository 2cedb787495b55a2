import { useTranslation } from 'react-i18next';
import type { CleanerRecord } from '#contract/cleaner-record.ts';
import { enoughJobs } from '#contract/enough-jobs.ts';
import { formatNumber } from '#web/platform/format.ts';
import { formatShare } from '#web/platform/format-share.ts';
import { useLanguage } from '#web/platform/language.tsx';
import { Facts } from '#web/ui/facts.tsx';
import { Section } from '#web/ui/section.tsx';

/** How a cleaner keeps their word, each rate with how many jobs it is taken from. */
export function CleanerReliability({ record }: { record: CleanerRecord }) {
  const { t } = useTranslation('hostLists');
  const { language } = useLanguage();
  const shown = (count: number) => formatNumber(count, language);
  const rate = (part: number, count: number) =>
    count < enoughJobs
      ? t('record.notEnough')
      : t('record.rate', { percent: formatShare(part, count, language), count, shown: shown(count) });
  const { started, startedOnTime, asked, confirmedInTime, withdrawals: count } = record;
  return (
    <Section title={t('record.title')} level={3}>
      <Facts
        facts={[
          { key: 'onTime', label: t('record.onTime'), value: rate(startedOnTime, started) },
          { key: 'confirmed', label: t('record.confirmed'), value: rate(confirmedInTime, asked) },
          {
            key: 'withdrew',
            label: t('record.withdrew'),
            value: count === 0 ? t('record.never') : t('record.times', { count, shown: shown(count) }),
          },
        ]}
      />
    </Section>
  );
}
