import { CircleCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { getCleanerOverview } from '#contract/calls.ts';
import type { Today } from '#contract/today.ts';
import { useRead } from '#web/platform/use-read.ts';
import { BusyToday } from '#web/today/busy-today.tsx';
import { DaySums } from '#web/today/day-sums.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { DayStops } from './day-stops.tsx';
import { Meanwhile } from './meanwhile.tsx';
import { MoneyBeside } from './money-beside.tsx';
import { ToAnswer } from './to-answer.tsx';
import { WeekAhead } from './week-ahead.tsx';

interface DayDoneProps {
  today: Today;
  /** Comes below, once it is known how high this is. */
  foot: ReactNode;
}

/**
 * After the day's last job: what waits, what comes next and the week; in a wide window beside them what is done. No way is
 * left to be drawn.
 */
export function DayDone({ today, foot }: DayDoneProps) {
  const { t } = useTranslation('today');
  // on a phone the bar reads it for its count
  const { data: overview = null, isPending } = useRead(getCleanerOverview);
  return (
    <>
      <div className="grid grid-cols-1 gap-x-12 gap-y-8 lg:grid-cols-[minmax(0,1fr)_22rem] lg:grid-rows-[auto_1fr]">
        <div className="grid min-w-0 content-start gap-6 lg:col-start-2">
          <Notice tone="green" icon={CircleCheck} title={t('done.title')}>
            {t('done.text')}
          </Notice>
          <DaySums today={today} />
        </div>
        <div className="grid min-w-0 content-start gap-8 lg:col-start-1 lg:row-span-2 lg:row-start-1">
          <ToAnswer brief today={today} />
          {isPending ? <Skeleton shape="card" className="h-80" /> : <WeekAhead today={today} overview={overview} />}
        </div>
        {!isPending && (
          <div className="grid min-w-0 content-start gap-8 lg:col-start-2">
            <DayStops stops={today.stops} currentId={null} />
            <BusyToday today={today} />
            {overview && <Meanwhile overview={overview} />}
            {overview && <MoneyBeside overview={overview} />}
          </div>
        )}
      </div>
      {!isPending && foot}
    </>
  );
}
