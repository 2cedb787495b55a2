import { CalendarCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { getCleanerOverview } from '#contract/calls.ts';
import type { Today } from '#contract/today.ts';
import { to } from '#web/paths.ts';
import { useSession } from '#web/platform/session.tsx';
import { useRead } from '#web/platform/use-read.ts';
import { BusyToday } from '#web/today/busy-today.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { Meanwhile } from './meanwhile.tsx';
import { MoneyBeside } from './money-beside.tsx';
import { ToAnswer } from './to-answer.tsx';
import { WeekAhead } from './week-ahead.tsx';

interface EmptyDayProps {
  today: Today;
  /** Comes below, once it is known how high this is. */
  foot: ReactNode;
}

/** A day without jobs: what waits, the days that follow it, and beside them what there is to do meanwhile. */
export function EmptyDay({ today, foot }: EmptyDayProps) {
  // on a phone the bar reads it for its count
  const { data: overview = null, isPending } = useRead(getCleanerOverview);
  if (isPending) return <Skeleton shape="card" className="h-120" />;
  const { next } = today;
  return (
    <>
      <div className="grid grid-cols-1 gap-x-12 gap-y-8 lg:grid-cols-[minmax(0,1fr)_22rem] lg:items-start">
        <div className="grid min-w-0 gap-8">
          {/* beside others a request takes a line, so that the next job stays in sight */}
          <ToAnswer today={today} brief={today.toAnswer.length > 0} />
          {!next && <NothingAhead today={today} />}
          <WeekAhead today={today} overview={overview} />
        </div>
        <div className="grid min-w-0 gap-8">
          <BusyToday today={today} />
          {overview && <Meanwhile overview={overview} jobsAbove={next === null} />}
          {overview && <MoneyBeside overview={overview} />}
        </div>
      </div>
      {foot}
    </>
  );
}

function NothingAhead({ today: { check } }: { today: Today }) {
  const { t } = useTranslation('today');
  const helps = useSession().user?.helperOnly === true;
  return (
    <EmptyState
      icon={CalendarCheck}
      title={t('empty.title')}
      description={t('empty.text')}
      action={
        !helps && (
          <LinkButton
            variant={check ? 'secondary' : 'primary'}
            to={to('cleanerDashboard', undefined, { tab: 'jobs' })}
            className="max-sm:w-full"
          >
            {t('empty.browse')}
          </LinkButton>
        )
      }
    />
  );
}
