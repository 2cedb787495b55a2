import { useQueryClient } from '@tanstack/react-query';
import { Play } from 'lucide-react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { changeJob, getJob } from '#contract/calls.ts';
import type { JobDetail } from '#contract/jobs.ts';
import { formatDay, formatTime } from '#web/platform/format.ts';
import { useLanguage } from '#web/platform/language.tsx';
import { reasonAlone } from '#web/platform/use-failure.ts';
import { useNow } from '#web/platform/use-now.ts';
import { readKey } from '#web/platform/use-read.ts';
import { useWrite } from '#web/platform/use-write.ts';
import { Button } from '#web/ui/button.tsx';
import { showToast } from '#web/ui/toast.tsx';

/** Start Job, or when it becomes possible. */
export function StartButton({ job }: { job: JobDetail }) {
  const { t } = useTranslation('work');
  const start = useWrite(changeJob, {
    onSuccess: () => showToast({ title: t('toasts.updated'), description: t('toasts.started'), tone: 'success' }),
    failed: reasonAlone,
  });
  useFreshAtOpening(job);
  if (!job.can.includes('start')) return <OpensAt job={job} />;
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

function OpensAt({ job }: { job: JobDetail }) {
  const { t } = useTranslation('work');
  const { language } = useLanguage();
  const place = { language, timeZone: job.timeZone };
  return (
    <p className="self-center text-14 text-ink-soft">
      {t('start.opens', { day: formatDay(job.startOpensAt, place), time: formatTime(job.startOpensAt, place) })}
    </p>
  );
}

/** When the moment comes while one looks at the page, the server is asked again what is possible now. */
function useFreshAtOpening({ startOpensAt, can }: JobDetail) {
  const queryClient = useQueryClient();
  const due = Date.parse(startOpensAt) <= useNow(5000) && !can.includes('start');
  useEffect(() => {
    if (due) void queryClient.invalidateQueries({ queryKey: readKey(getJob) });
  }, [due, queryClient]);
}
