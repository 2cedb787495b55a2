import { useTranslation } from 'react-i18next';
import type { getDashboardStats } from '#contract/admin.ts';
import type { AnswerOf } from '#contract/endpoint.ts';
import { formatMoney, formatNumber } from '#web/platform/format.ts';
import { useLanguage } from '#web/platform/language.tsx';
import { Stat, StatRow } from '#web/ui/stat.tsx';

export type DashboardStats = AnswerOf<typeof getDashboardStats>;

/** The eight figures, each compared with itself a week ago. */
export function Metrics({ stats }: { stats: DashboardStats }) {
  const { t } = useTranslation('admin');
  const metrics = useMetrics(stats);
  const rows = [metrics.slice(0, 4), metrics.slice(4)];
  return (
    <div className="grid gap-6">
      {rows.map((row) => (
        <StatRow key={row[0]?.name}>
          {row.map(({ name, value, change }) => (
            <Stat key={name} label={t(`dashboard.${name}`)} value={<bdi>{value}</bdi>} note={change} />
          ))}
        </StatRow>
      ))}
    </div>
  );
}

function useMetrics({ gmv, userStats, jobStats, change, ...rates }: DashboardStats) {
  const { t } = useTranslation('admin');
  const { language } = useLanguage();
  const number = (value: number) => formatNumber(value, language);
  const percent = (value: number | null) =>
    value === null ? t('dashboard.none') : t('dashboard.percent', { value: number(Math.round(value * 10) / 10) });
  const changeOf = (value: number | null) => {
    if (value === null) return t('dashboard.noChange');
    const rounded = Math.round(value * 10) / 10;
    return t('dashboard.change', { value: rounded > 0 ? `+${number(rounded)}` : number(rounded) });
  };
  const metric = <Name extends keyof typeof change>(name: Name, value: string) => ({
    name,
    value,
    change: changeOf(change[name]),
  });
  return [
    metric('gmv', formatMoney(gmv.today)),
    metric('activeUsers', number(userStats.totalUsers)),
    metric('completedJobs', number(jobStats.completedJobs)),
    metric('fillRate', percent(rates.fillRate)),
    metric('averageJobValue', formatMoney(jobStats.averageJobValue)),
    metric('onTimePercentage', percent(rates.onTimePercentage)),
    metric('disputeRate', percent(rates.disputeRate)),
    metric('newSignups', number(userStats.newSignupsToday)),
  ];
}
