import { cx } from 'class-variance-authority';
import { lazy, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Stop, Today } from '#contract/today.ts';
import { useNow } from '#web/platform/use-now.ts';
import { BusyToday } from '#web/today/busy-today.tsx';
import { DaySums } from '#web/today/day-sums.tsx';
import { RouteDrawing } from '#web/today/route-drawing.tsx';
import { currentOf, isDue, stageOf } from '#web/today/stage-of.ts';
import { LatePart } from '../late-part.tsx';
import { CurrentStop } from './current-stop.tsx';
import { DayHead } from './day-head.tsx';
import { DayStops } from './day-stops.tsx';
import { NextDay } from './next-day.tsx';
import { ToAnswer } from './to-answer.tsx';

/** Most days that are looked at have jobs. */
const EmptyDay = lazy(() => import('./empty-day.tsx').then((file) => ({ default: file.EmptyDay })));
/** Most need not think of their check. */
const CheckOnDay = lazy(() => import('#web/cleaners/check-on-day.tsx').then((file) => ({ default: file.CheckOnDay })));

/** Once a day. */
const DayDone = lazy(() => import('./day-done.tsx').then((file) => ({ default: file.DayDone })));

/** In a wide window, in the second column, where it stays in sight. */
const beside = 'lg:sticky lg:top-20 lg:col-start-2 lg:self-start';

/** A cleaner's day: what waits for an answer, the stop to turn to, the others, and what comes after today. */
export function DayView({ today, foot }: { today: Today; foot?: ReactNode }) {
  const { stops, check } = today;
  const current = currentOf(stops);
  const atWork = isDue(current, useNow());
  return (
    // what another phone or an admin turns round meanwhile is another page, not the same one moved
    <div key={`${current?.job.id} ${atWork} ${check?.status}`} className="page grid gap-6 pb-40 lg:pb-16">
      <DayHead date={today.date} without={stops.length === 0 && today.next !== null} />
      {check && (
        <LatePart height="h-36">
          <CheckOnDay check={check} busy={stops.length > 0} />
        </LatePart>
      )}
      {current ? (
        <>
          <StopsAhead {...{ today, current, atWork }} />
          {foot}
        </>
      ) : (
        <LatePart height="h-120">
          {stops.length === 0 ? <EmptyDay today={today} foot={foot} /> : <DayDone today={today} foot={foot} />}
        </LatePart>
      )}
    </div>
  );
}

interface StopsAheadProps {
  today: Today;
  current: Stop;
  /** The stop to turn to is being done, or is to be by now. */
  atWork: boolean;
}

/**
 * Nothing pushes a job that is being done, or is to be by now, out of sight: what waits stands below it, and on a phone the
 * day's way and sums come last.
 */
function StopsAhead({ today, current, atWork }: StopsAheadProps) {
  const { t } = useTranslation('today');
  const { stops, next, nextLeg } = today;
  const onTheWay = stops.filter(({ overdue }) => !overdue);
  const toAnswer = <ToAnswer today={today} brief />;
  const wayAndSums = (
    <div className={cx('grid min-w-0 content-start gap-6', atWork && 'max-lg:order-last')}>
      <DaySums today={today} />
      <div className="max-lg:-mx-gutter">
        <RouteDrawing
          home={today.home}
          stops={onTheWay.map(({ job, place }) => ({
            ...{ id: job.id, title: job.title, place },
            stage: stageOf(job, current.job.id),
          }))}
          label={(titles) => t('route.label', { stops: titles })}
        />
      </div>
    </div>
  );
  const others = (
    <div className={cx('grid min-w-0 content-start gap-8 empty:hidden', !atWork && `${beside} lg:row-start-2`)}>
      <DayStops stops={stops} currentId={current.job.id} />
      <BusyToday today={today} />
      {next && <NextDay job={next} leg={nextLeg} />}
    </div>
  );
  return (
    <div className="grid grid-cols-1 gap-x-12 gap-y-8 lg:grid-cols-[minmax(0,1fr)_22rem] lg:grid-rows-[auto_1fr]">
      {!atWork && (
        <div className="grid min-w-0 content-start gap-8 lg:col-start-2">
          {toAnswer}
          {wayAndSums}
        </div>
      )}
      <div
        className={cx(
          'grid min-w-0 content-start lg:col-start-1 lg:row-span-2 lg:row-start-1',
          atWork ? 'gap-5 lg:gap-8' : 'gap-8',
        )}
      >
        <CurrentStop stop={current} stops={stops} />
        {atWork && toAnswer}
      </div>
      {atWork ? (
        <div className={`${beside} max-lg:contents lg:row-start-1 lg:grid lg:content-start lg:gap-8`}>
          {wayAndSums}
          {others}
        </div>
      ) : (
        others
      )}
    </div>
  );
}
