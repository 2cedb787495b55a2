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
import type { WithWaitingTicksProps } from '#web/work/with-waiting-ticks.tsx';

// A first view shows what the server knows; the phone is asked what it has not sent as soon as somebody uses the page.
const WithWaitingTicks = fetchedAhead(
  () => import('#web/work/with-waiting-ticks.tsx').then((file) => file.WithWaitingTicks),
  ({ tasks, children }: WithWaitingTicksProps) => children(tasks, 0),
);

/** How far the checklist is, and the way to it. */
export function StopTasks({ stop: { job, tasks } }: { stop: Stop }) {
  const inUse = useIsInUse();
  if (tasks.total === 0) return null;
  const asSent = <Count job={job} tasks={tasks} waiting={0} />;
  if (!inUse || job.status !== 'IN_PROGRESS') return asSent;
  return (
    <Suspense fallback={asSent}>
      <WithWaitingTicks jobId={job.id} tasks={tasks}>
        {(counted, waiting) => <Count job={job} tasks={counted} waiting={waiting} />}
      </WithWaitingTicks>
    </Suspense>
  );
}

function Count({ job, tasks, waiting }: Pick<Stop, 'job' | 'tasks'> & { waiting: number }) {
  const { t } = useTranslation('today');
  const { language } = useLanguage();
  const shown = (count: number) => formatNumber(count, language);
  return (
    <div className="grid gap-2 border-t border-line pt-4">
      <div className="flex items-baseline justify-between gap-4 text-14">
        <TextLink
          to={`${to('job', { id: job.id })}#checklist`}
          className="inline-flex items-center font-medium pointer-coarse:min-h-11"
        >
          {t('tasks.link')}
        </TextLink>
        <span className="text-ink-soft tabular-nums">
          {t('tasks.settled', { settled: shown(tasks.settled), total: shown(tasks.total) })}
        </span>
      </div>
      {job.status === 'IN_PROGRESS' && (
        <Progress hideLabel label={t('tasks.link')} value={tasks.settled} max={tasks.total} />
      )}
      {waiting > 0 && <p className="text-13 text-ink-soft">{t('tasks.waiting', { number: shown(waiting) })}</p>}
    </div>
  );
}
