import { CalendarCheck, CircleCheckBig } from 'lucide-react';
import { lazy, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Today } from '#contract/today.ts';
import { to } from '#web/paths.ts';
import { useSession } from '#web/platform/session.tsx';
import { BusyToday } from '#web/today/busy-today.tsx';
import { DaySums } from '#web/today/day-sums.tsx';
import { RouteDrawing } from '#web/today/route-drawing.tsx';
import { currentOf, stageOf } from '#web/today/stage-of.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { LatePart } from '../late-part.tsx';
import { CurrentStop } from './current-stop.tsx';
import { DayHead } from './day-head.tsx';
import { DayStops } from './day-stops.tsx';
import { NextDay } from './next-day.tsx';
import { ToAnswer } from './to-answer.tsx';

/** Most need not think of their check. */
const CheckOnDay = lazy(() => import('#web/cleaners/check-on-day.tsx').then((file) => ({ default: file.CheckOnDay })));

/**
 * A cleaner's day: what waits for an answer, the stop to turn to, the others, and what comes after today. Nothing pushes a
 * job that is being done out of sight: what waits stands below it.
 */
export function DayView({ today, foot }: { today: Today; foot?: ReactNode }) {
  const { t } = useTranslation('today');
  const { stops, next, check } = today;
  const helps = useSession().user?.helperOnly === true;
  const current = currentOf(stops);
  const atWork = current?.job.status === 'IN_PROGRESS';
  const toAnswer = <ToAnswer today={today} atWork={atWork} />;
  return (
    <div className="page grid gap-6 pb-40 lg:pb-16">
      <DayHead date={today.date} />
      {!atWork && toAnswer}
      {check && (
        <LatePart height="h-36">
          <CheckOnDay check={check} busy={stops.length > 0} />
        </LatePart>
      )}
      {stops.length === 0 ? (
        <>
          <EmptyState
            icon={CalendarCheck}
            title={t('empty.title')}
            description={t('empty.text')}
            action={
              !helps && (
                <LinkButton to={to('cleanerDashboard', undefined, { tab: 'jobs' })}>{t('empty.browse')}</LinkButton>
              )
            }
          />
          <BusyToday today={today} />
          {next && <NextDay job={next} />}
        </>
      ) : (
        <div className="grid gap-x-12 gap-y-6 lg:grid-cols-[minmax(0,1fr)_22rem]">
          <div className="grid min-w-0 content-start gap-6 lg:order-last">
            <DaySums today={today} />
            <div className="max-lg:-mx-gutter">
              <RouteDrawing
                home={today.home}
                stops={stops.map(({ job, place }) => ({
                  ...{ id: job.id, title: job.title, place },
                  stage: stageOf(job, current?.job.id ?? null),
                }))}
                label={(titles) => t('route.label', { stops: titles })}
              />
            </div>
          </div>
          <div className="grid min-w-0 content-start gap-8">
            {current ? <CurrentStop stop={current} stops={stops} /> : <AllDone />}
            {atWork && toAnswer}
            <DayStops stops={stops} currentId={current?.job.id ?? null} />
            <BusyToday today={today} />
            {next && <NextDay job={next} />}
          </div>
        </div>
      )}
      {foot}
    </div>
  );
}

function AllDone() {
  const { t } = useTranslation('today');
  return (
    <Notice tone="green" icon={CircleCheckBig} title={t('done.title')}>
      {t('done.text')}
    </Notice>
  );
}
