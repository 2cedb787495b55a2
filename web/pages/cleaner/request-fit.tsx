import { useTranslation } from 'react-i18next';
import { getBeforeBid } from '#contract/before-bid-calls.ts';
import type { ClientRequest } from '#contract/hiring.ts';
import { useRead } from '#web/platform/use-read.ts';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { DoubtLine } from '../jobs/before-bid/doubt-line.tsx';
import { FitBadge } from '../jobs/before-bid/fit-badge.tsx';

/** Whether a request fits the day it is for, and why not. */
export function RequestFit({ request: { id, timeZone } }: { request: ClientRequest }) {
  const { t } = useTranslation('beforeBid');
  const { data, error } = useRead(getBeforeBid, { params: { id } });
  if (error) return null;
  if (!data) return <Skeleton className="h-6 w-40" />;
  return (
    <div className="flex flex-wrap items-baseline gap-x-2 gap-y-1 text-14">
      <span className="text-ink-soft">{t('day.label')}</span>
      <FitBadge known={data} />
      {data.doubts.length > 0 && (
        <ul className="grid w-full gap-0.5 text-13">
          {data.doubts.map((doubt) => (
            <li key={`${doubt.code} ${doubt.job?.id ?? doubt.busy?.startTime}`}>
              <DoubtLine doubt={doubt} timeZone={timeZone} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
