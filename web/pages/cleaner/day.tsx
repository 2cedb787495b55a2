import { lazy, type ReactNode, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import type { Today } from '#contract/today.ts';
import { getToday } from '#contract/today-calls.ts';
import { ReadFailed } from '#web/platform/read-failed.tsx';
import { useRead } from '#web/platform/use-read.ts';
import { DaySkeleton } from './day-skeleton.tsx';
import { DayView } from './day-view.tsx';
import { ToAnswer } from './to-answer.tsx';

const PerhapsStarting = lazy(() =>
  import('./perhaps-starting.tsx').then((file) => ({ default: file.PerhapsStarting })),
);

/** The day as the server has it now; a new cleaner's first steps in place of an empty one. */
export function Day({ foot }: { foot?: ReactNode }) {
  const { t } = useTranslation('today');
  const today = useRead(getToday);
  if (today.data) {
    const day = <DayView today={today.data} foot={foot} />;
    if (!isBare(today.data)) return day;
    return (
      <Suspense fallback={<DaySkeleton />}>
        <PerhapsStarting date={today.data.date} asked={<ToAnswer today={today.data} />} foot={foot}>
          {day}
        </PerhapsStarting>
      </Suspense>
    );
  }
  if (!today.error) return <DaySkeleton />;
  return (
    <div className="page py-12">
      <ReadFailed title={t('failed')} read={today} />
    </div>
  );
}

/** Without jobs of any kind; who has asked the reader to help stands above the first steps too. */
const isBare = ({ stops, next, toAnswer, requestCount, returned }: Today): boolean =>
  stops.length === 0 && next === null && toAnswer.length === 0 && requestCount === 0 && !returned;
