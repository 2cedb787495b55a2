import { useTranslation } from 'react-i18next';
import type { CleanerOverview } from '#contract/overviews.ts';
import type { Today } from '#contract/today.ts';
import { ComingDays } from './coming-days.tsx';
import { DaysStrip } from './days-strip.tsx';
import { NextDay } from './next-day.tsx';

interface WeekAheadProps {
  today: Today;
  /** Null where it could not be read. */
  overview: CleanerOverview | null;
}

/** What comes after today: the next job with when to leave, then the week with what it brings. */
export function WeekAhead({ today: { date, next, nextLeg }, overview }: WeekAheadProps) {
  const { t } = useTranslation('today');
  return (
    <>
      {next && <NextDay job={next} leg={nextLeg} />}
      {overview && (
        <ComingDays summed jobs={overview.week} except={next?.id} overview={overview} none={t('empty.week')}>
          <DaysStrip from={date} jobs={overview.week} />
        </ComingDays>
      )}
    </>
  );
}
