import { cx } from 'class-variance-authority';
import { useTranslation } from 'react-i18next';
import type { BeforeBid } from '#contract/before-bid.ts';
import { formatNumber, formatTime, zoneName } from '#web/platform/format.ts';
import { useLanguage } from '#web/platform/language.tsx';
import { LegLine } from '#web/today/leg-line.tsx';
import { RouteDrawing } from '#web/today/route-drawing.tsx';

type Stop = BeforeBid['route'][number];

interface DayRouteProps {
  known: BeforeBid;
  jobId: string;
}

/** That day in the order of travel: the way as a drawing, then each stop with when to leave for it. */
export function DayRoute({ known: { home, route }, jobId }: DayRouteProps) {
  const { t } = useTranslation('beforeBid');
  const stops = route.map(({ job: { id, title }, place }) => ({
    ...{ id, title, place },
    stage: id === jobId ? ('current' as const) : ('later' as const),
  }));
  const titles = new Map(route.map(({ job }) => [job.id, job.title]));
  return (
    <div className="grid gap-3 py-2">
      <RouteDrawing home={home} stops={stops} label={(names) => t('day.map', { stops: names })} />
      <ol className="grid gap-3">
        {route.map((stop, index) => (
          <StopLine
            key={stop.job.id}
            stop={stop}
            number={index + 1}
            isThis={stop.job.id === jobId}
            from={titles.get(stop.leg.fromJobId ?? '') ?? null}
          />
        ))}
      </ol>
    </div>
  );
}

interface StopLineProps {
  stop: Stop;
  number: number;
  /** The job that is weighed. */
  isThis: boolean;
  from: string | null;
}

function StopLine({ stop: { job, leg }, number, isThis, from }: StopLineProps) {
  const { t } = useTranslation('today');
  const { language } = useLanguage();
  const place = { language, timeZone: job.timeZone };
  return (
    <li className="grid grid-cols-[1.75rem_minmax(0,1fr)] gap-x-2.5">
      <span
        aria-hidden
        className={cx(
          'grid size-7 place-items-center rounded-full border-2 text-13 font-semibold tabular-nums',
          isThis ? 'border-green bg-green text-on-green' : 'border-line-strong',
        )}
      >
        {formatNumber(number, language)}
      </span>
      <div className="grid min-w-0 gap-0.5">
        <p className="text-14 font-semibold">
          <bdi>{job.title}</bdi>
        </p>
        <p className="text-13 text-ink-soft tabular-nums">
          <bdi>
            {formatTime(job.startTime, place)}–{formatTime(job.endTime, place)}{' '}
            {zoneName(new Date(job.endTime), job.timeZone)}
          </bdi>
        </p>
        <p className="text-13">{t('leave.at', { time: formatTime(leg.leaveBy, place) })}</p>
        <div className="text-13 text-ink-soft">
          <LegLine stop={{ leg }} from={from} />
        </div>
      </div>
    </li>
  );
}
