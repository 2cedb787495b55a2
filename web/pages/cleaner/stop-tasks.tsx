import { cx } from 'class-variance-authority';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import type { Stop } from '#contract/today.ts';
import { to } from '#web/paths.ts';
import { formatNumber } from '#web/platform/format.ts';
import { useLanguage } from '#web/platform/language.tsx';
import { fetchedAhead } from '#web/ui/fetched-ahead.ts';
import { Progress } from '#web/ui/progress.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { useIsInUse } from '#web/ui/use-is-in-use.ts';
import { photosPlace } from '#web/work/places.ts';
import type { WithWaitingTicksProps } from '#web/work/with-waiting-ticks.tsx';

// A first view shows what the server knows; the phone is asked what it has not sent as soon as somebody uses the page.
const WithWaitingTicks = fetchedAhead(
  () => import('#web/work/with-waiting-ticks.tsx').then((file) => file.WithWaitingTicks),
  ({ tasks, children }: WithWaitingTicksProps) => children(tasks, 0),
);

/** How far the checklist is, and the way to it. */
export function StopTasks({ stop: { job, tasks, photos } }: { stop: Stop }) {
  const inUse = useIsInUse();
  if (tasks.total === 0) return null;
  const of = { job, ...(photos && { photos }) };
  const asSent = <Count {...of} tasks={tasks} waiting={0} />;
  if (!inUse || job.status !== 'IN_PROGRESS') return asSent;
  return (
    <Suspense fallback={asSent}>
      <WithWaitingTicks jobId={job.id} tasks={tasks}>
        {(counted, waiting) => <Count {...of} tasks={counted} waiting={waiting} />}
      </WithWaitingTicks>
    </Suspense>
  );
}

function Count({ job, tasks, photos, waiting }: Pick<Stop, 'job' | 'tasks' | 'photos'> & { waiting: number }) {
  const { t } = useTranslation('today');
  const { language } = useLanguage();
  const shown = (count: number) => formatNumber(count, language);
  const page = to('job', { id: job.id });
  return (
    <div className={cx('grid', job.status === 'IN_PROGRESS' ? 'gap-1' : 'gap-2 border-t border-line pt-4')}>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 text-14">
        <span className={cx('flex items-baseline gap-x-2', !photos && 'grow justify-between')}>
          <TextLink to={`${page}#checklist`} className="inline-flex items-center font-medium pointer-coarse:min-h-11">
            {t('tasks.link')}
          </TextLink>
          <span className="text-ink-soft tabular-nums">
            {t('tasks.settled', { settled: shown(tasks.settled), total: shown(tasks.total) })}
          </span>
        </span>
        {photos && (
          <TextLink to={`${page}#${photosPlace}`} className="inline-flex items-center pointer-coarse:min-h-11">
            {t('inside.photos', { before: shown(photos.before), after: shown(photos.after) })}
          </TextLink>
        )}
      </div>
      {job.status === 'IN_PROGRESS' && (
        <Progress hideLabel label={t('tasks.link')} value={tasks.settled} max={tasks.total} />
      )}
      {waiting > 0 && <p className="text-13 text-ink-soft">{t('tasks.waiting', { number: shown(waiting) })}</p>}
    </div>
  );
}
