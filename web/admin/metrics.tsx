import { useTranslation } from 'react-i18next';
import type { getDashboardStats } from '#contract/admin.ts';
import type { AnswerOf } from '#contract/endpoint.ts';
import { formatMoney, formatNumber } from '#web/platform/format.ts';
import { useLanguage } from '#web/platform/language.tsx';
import { Stat, StatRow } from '#web/ui/stat.tsx';

export type DashboardStats = AnswerOf<typeof getDashboardStats>;

/** The eight figures, each with its last two weeks and compared with itself a week ago. */
export function Metrics({ stats }: { stats: DashboardStats }) {
  const { t } = useTranslation('admin');
  const metrics = useMetrics(stats);
  const rows = [metrics.slice(0, 4), metrics.slice(4)];
  return (
    <div className="grid gap-6">
      {rows.map((row) => (
        <StatRow key={row[0]?.name}>
          {row.map(({ name, value, ...more }) => (
            <Stat key={name} label={t(`dashboard.${name}`)} value={<bdi>{value}</bdi>} {...more} />
          ))}
        </StatRow>
      ))}
    </div>
  );
}

function useMetrics({ gmv, userStats, jobStats, change, trend, ...rates }: DashboardStats) {
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
  const history = (name: keyof typeof trend, format: (value: number) => string) => {
    // days with nothing to count have no place on the line
    const values = trend[name].filter((value) => value !== null);
    const [first, last] = [values[0], values.at(-1)];
    if (first === undefined || last === undefined || values.length < 2) return {};
    const [low, high] = [format(Math.min(...values)), format(Math.max(...values))];
    return { trend: values, trendWords: t('dashboard.trend', { from: format(first), to: format(last), low, high }) };
  };
  const metric = (name: keyof typeof change, value: string, format: (value: number) => string) => ({
    ...{ name, value, note: changeOf(change[name]) },
    ...history(name, format),
  });
  return [
    metric('gmv', formatMoney(gmv.today), formatMoney),
    metric('activeUsers', number(userStats.totalUsers), number),
    metric('completedJobs', number(jobStats.completedJobs), number),
    metric('fillRate', percent(rates.fillRate), percent),
    metric('averageJobValue', formatMoney(jobStats.averageJobValue), formatMoney),
    metric('onTimePercentage', percent(rates.onTimePercentage), percent),
    metric('disputeRate', percent(rates.disputeRate), percent),
    metric('newSignups', number(userStats.newSignupsToday), number),
  ];
}
