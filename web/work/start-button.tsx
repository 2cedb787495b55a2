import { Play } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { changeJob } from '#contract/calls.ts';
import type { JobDetail } from '#contract/jobs.ts';
import { getToday } from '#contract/today-calls.ts';
import { call } from '#web/platform/api.ts';
import { ApiError } from '#web/platform/api-error.ts';
import { formatDay, formatTime } from '#web/platform/format.ts';
import { useLanguage } from '#web/platform/language.tsx';
import { reasonAlone } from '#web/platform/use-failure.ts';
import { useNow } from '#web/platform/use-now.ts';
import { useWrite } from '#web/platform/use-write.ts';
import { Button } from '#web/ui/button.tsx';
import { showToast } from '#web/ui/toast.tsx';
import { OpensAt } from './opens-at.tsx';
import { useOpening } from './use-opening.ts';

/** Start Job, or when it becomes possible. */
export function StartButton({ job }: { job: Pick<JobDetail, 'id' | 'can' | 'startOpensAt' | 'timeZone'> }) {
  const { t } = useTranslation('work');
  const { language } = useLanguage();
  const start = useWrite(changeJob, {
    onSuccess: () => {
      showToast({ title: t('toasts.updated'), description: t('toasts.started'), tone: 'success' });
      // what the phone keeps of the day still offers to start: without a signal inside it would go on doing so
      void call(getToday).catch(() => undefined);
    },
    failed: (failure) =>
      failure.error instanceof ApiError
        ? reasonAlone(failure)
        : { title: t('start.noSignal'), description: t('start.noSignalText'), tone: 'danger' },
  });
  const { startOpensAt, timeZone } = job;
  const now = useNow();
  useOpening(startOpensAt, !job.can.includes('start'));
  if (!job.can.includes('start')) {
    const place = { language, timeZone };
    const opens = { day: formatDay(startOpensAt, place), time: formatTime(startOpensAt, place) };
    const isToday = opens.day === formatDay(new Date(now).toISOString(), place);
    return <OpensAt>{t(isToday ? 'start.opensToday' : 'start.opens', opens)}</OpensAt>;
  }
  return (
    <Button
      variant="primary"
      size="large"
      icon={Play}
      loading={start.isPending}
      onClick={() => start.mutate({ params: { id: job.id }, body: { status: 'IN_PROGRESS' } })}
    >
      {t('start.button')}
    </Button>
  );
}
