import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import type { BeforeBid } from '#contract/before-bid.ts';
import { to } from '#web/paths.ts';
import { SkeletonRows } from '#web/ui/skeleton.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { DoubtLine } from './doubt-line.tsx';
import { FitBadge } from './fit-badge.tsx';
import { Row } from './row.tsx';

// The route comes with the words of the day's page, and only for who wants to see it.
const DayRoute = lazy(() => import('./day-route.tsx').then((file) => ({ default: file.DayRoute })));

interface DayFitProps {
  label: string;
  known: BeforeBid;
  jobId: string;
}

/** Whether the job fits the day, why not, and on demand the way of that day with this job in it. */
export function DayFit({ label, known, jobId }: DayFitProps) {
  const { t } = useTranslation('beforeBid');
  const { fit, doubts } = known;
  const here = known.route.find(({ job }) => job.id === jobId)?.job.timeZone ?? 'UTC';
  const [inTheWay] = doubts.flatMap(({ job }) => job ?? []);
  const why = doubts.length > 0 && (
    <ul className="grid gap-0.5">
      {doubts.map((doubt) => (
        <li key={`${doubt.code} ${doubt.job?.id ?? doubt.busy?.startTime}`}>
          <DoubtLine doubt={doubt} timeZone={here} />
        </li>
      ))}
    </ul>
  );
  return (
    <Row label={label} value={<FitBadge known={known} />} always={why}>
      {fit === 'impossible' && inTheWay ? (
        <TextLink
          to={to('job', { id: inTheWay.id })}
          className="inline-flex min-h-6 items-center pointer-coarse:min-h-11"
        >
          {t('day.other')}
        </TextLink>
      ) : (
        <>
          {!why && <p>{t('day.free')}</p>}
          <Suspense fallback={<SkeletonRows rows={known.route.length} />}>
            <DayRoute known={known} jobId={jobId} />
          </Suspense>
        </>
      )}
    </Row>
  );
}
