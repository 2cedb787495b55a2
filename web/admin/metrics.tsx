import { useTranslation } from 'react-i18next';
import type { getDashboardStats } from '#contract/admin.ts';
import type { AnswerOf } from '#contract/endpoint.ts';
import { formatMoney, formatNumber } from '#web/platform/format.ts';
import { useLanguage } from '#web/platform/language.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { Stat, StatRow } from '#web/ui/stat.tsx';

export type DashboardStats = AnswerOf<typeof getDashboardStats>;

/**
 * The eight figures, each with its last two weeks and compared with itself a week ago. While older days are still being
 * counted, what would be too low is not shown.
 */
export function Metrics({ stats }: { stats: DashboardStats }) {
  const { t } = useTranslation('admin');
  const metrics = useMetrics(stats);
  const rows = [metrics.slice(0, 4), metrics.slice(4)];
  return (
    <div className="grid gap-6">
      {rows.map((row) => (
        <StatRow key={row[0]?.name}>
          {row.map(({ name, value, ...more }) => (
            <Stat
              key={name}
              label={t(`dashboard.${name}`)}
              value={value === null ? <Skeleton className="h-7 w-20 lg:h-9" /> : <bdi>{value}</bdi>}
              {...more}
            />
          ))}
        </StatRow>
      ))}
    </div>
  );
}

/** How figures and their changes are written. */
function useWording() {
  const { t } = useTranslation('admin');
  const { language } = useLanguage();
  const number = (value: number) => formatNumber(value, language);
  const percent = (value: number | null) =>
    value === null ? t('dashboard.none') : t('dashboard.percent', { value: number(Math.round(value * 10) / 10) });
  const changeOf = (value: number | null, words: 'change' | 'soFar' | 'pointChange') => {
    if (value === null) return t(words === 'soFar' ? 'dashboard.noneSoFar' : 'dashboard.noChange');
    const rounded = Math.round(value * 10) / 10;
    if (rounded === 0) return t('dashboard.unchanged');
    // a true minus, as money has it
    const signed = rounded > 0 ? `+${number(rounded)}` : number(rounded).replace('-', '−');
    return t(`dashboard.${words}`, { value: signed });
  };
  // over which days it counts, where its name does not say it
  const over = (period: 'allTime' | 'usual' | 'today', note: string) => `${t(`dashboard.over.${period}`)} · ${note}`;
  return { t, number, percent, changeOf, over };
}

function useMetrics({ complete, gmv, userStats, jobStats, change, trend, ...rates }: DashboardStats) {
  const { t, number, percent, changeOf, over } = useWording();
  const history = (name: keyof typeof trend, format: (value: number) => string) => {
    // days with nothing to count have no place on the line
    const values = trend[name].filter((value) => value !== null);
    const [first, last] = [values[0], values.at(-1)];
    if (first === undefined || last === undefined || values.length < 2) return {};
    const [low, high] = [format(Math.min(...values)), format(Math.max(...values))];
    return { trend: values, trendWords: t('dashboard.trend', { from: format(first), to: format(last), low, high }) };
  };
  const metric = (name: keyof typeof change, value: string, format: (value: number) => string) => ({
    ...{ name, value, note: changeOf(change[name], 'change') },
    ...history(name, format),
  });
  // the line ends at the figure beside it; a few hours of today are compared with as many of that day
  const ofToday = (...[name, value, format]: Parameters<typeof metric>) => ({
    ...{ name, value, note: over('today', changeOf(change[name], 'soFar')) },
    ...history(name, format),
  });
  const counting = t('dashboard.counting');
  const ofAllTime = (...[name, value, format]: Parameters<typeof metric>) =>
    complete ? metric(name, value, format) : { name, value: null, note: counting };
  const sinceStart = (...[name, value, format]: Parameters<typeof metric>) => {
    const { note, ...figure } = ofAllTime(name, value, format);
    return { ...figure, note: complete ? over('allTime', note) : note };
  };
  // today's is right whatever is missing: it looks back thirty days, and the latest days are counted first
  const rate = (name: keyof typeof rates) => ({
    ...{ name, value: percent(rates[name]) },
    ...(complete
      ? { note: over('usual', changeOf(change[name], 'pointChange')), ...history(name, percent) }
      : { note: counting }),
  });
  return [
    ofToday('gmv', formatMoney(gmv.today), formatMoney),
    ofAllTime('activeUsers', number(userStats.totalUsers), number),
    sinceStart('completedJobs', number(jobStats.completedJobs), number),
    rate('fillRate'),
    sinceStart('averageJobValue', formatMoney(jobStats.averageJobValue), formatMoney),
    rate('onTimePercentage'),
    rate('disputeRate'),
    ofToday('newSignups', number(userStats.newSignupsToday), number),
  ];
}
