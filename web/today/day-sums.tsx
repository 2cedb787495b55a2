import { useTranslation } from 'react-i18next';
import type { Today } from '#contract/today.ts';
import { formatMoney, formatNumber } from '#web/platform/format.ts';
import { useLanguage } from '#web/platform/language.tsx';
import { useDistance } from '#web/platform/use-distance.ts';
import { stageOf } from './stage-of.ts';

/** The day in three numbers: jobs, way, money. */
export function DaySums({ today: { stops: all, routeKm, receivesCents } }: { today: Today }) {
  const { t } = useTranslation(['today', 'jobs']);
  const { language } = useLanguage();
  const { way } = useDistance();
  const stops = all.filter(({ overdue }) => !overdue);
  const done = stops.filter(({ job }) => stageOf(job, null) === 'done').length;
  const shown = (count: number) => formatNumber(count, language);
  const wayShown = (km: number) => {
    const { near, distance } = way(km);
    return near ? t('jobs:facts.under', { distance }) : distance;
  };
  const sums = [
    { label: t('sums.jobs'), value: t('sums.done', { done: shown(done), all: shown(stops.length) }) },
    ...(routeKm === null ? [] : [{ label: t('sums.way'), value: wayShown(routeKm) }]),
    // who only comes along is told of no money
    ...(stops.every(({ job }) => job.helping) ? [] : [{ label: t('sums.money'), value: formatMoney(receivesCents) }]),
  ];
  return (
    <dl className="flex flex-wrap justify-between gap-x-6 gap-y-2">
      {sums.map(({ label, value }) => (
        <div key={label}>
          <dt className="text-12 text-ink-soft">{label}</dt>
          <dd className="text-16 font-semibold tabular-nums">
            <bdi>{value}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  );
}
