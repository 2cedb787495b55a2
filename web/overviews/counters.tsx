import { useTranslation } from 'react-i18next';
import type { HostOverview } from '#contract/overviews.ts';
import { formatMoney, formatNumber } from '#web/platform/format.ts';
import { useLanguage } from '#web/platform/language.tsx';
import { Stat, StatRow } from '#web/ui/stat.tsx';

type CountersProps = Pick<HostOverview, 'activeJobs' | 'propertyCount' | 'totalSpentCents' | 'completedJobs'>;

/** The four numbers of an account, in one ruled row. */
export function Counters({ activeJobs, propertyCount, totalSpentCents, completedJobs }: CountersProps) {
  const { t } = useTranslation('host');
  const { language } = useLanguage();
  return (
    <StatRow>
      <Stat label={t('counters.active')} value={formatNumber(activeJobs, language)} note={t('counters.activeNote')} />
      <Stat label={t('counters.properties')} value={formatNumber(propertyCount, language)} />
      <Stat
        label={t('counters.spent')}
        value={<bdi>{formatMoney(totalSpentCents)}</bdi>}
        note={t('counters.spentNote')}
      />
      <Stat label={t('counters.completed')} value={formatNumber(completedJobs, language)} />
    </StatRow>
  );
}
