import { DoorClosed } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { reportWaiting } from '#contract/job-calls.ts';
import type { JobDetail } from '#contract/jobs.ts';
import { waitingReasons } from '#contract/states.ts';
import { ApiError } from '#web/platform/api-error.ts';
import { reasonAlone } from '#web/platform/use-failure.ts';
import { useWrite } from '#web/platform/use-write.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { showToast } from '#web/ui/toast.tsx';

/** For a cleaner at the door who cannot begin: one press alerts the host and the wait counts. */
export function WaitingButtons({ job }: { job: JobDetail }) {
  const { t } = useTranslation('waiting');
  const report = useWrite(reportWaiting, {
    onSuccess: () => showToast({ title: t('told'), tone: 'success' }),
    failed: (failure) => (failure.error instanceof ApiError ? reasonAlone(failure) : null),
  });
  return (
    <Notice icon={DoorClosed} title={t('ask')}>
      {t('askText')}
      <div className="mt-2.5 flex flex-wrap gap-3">
        {waitingReasons.map((reason) => (
          <Button
            key={reason}
            loading={report.isPending && report.variables.body.reason === reason}
            disabled={report.isPending}
            onClick={() => report.mutate({ params: { id: job.id }, body: { reason } })}
          >
            {t(`${reason}`)}
          </Button>
        ))}
      </div>
      {report.error && !(report.error instanceof ApiError) && (
        <p role="alert" className="mt-2.5 text-14 font-medium text-red-ink">
          {t('noSignal')}
        </p>
      )}
    </Notice>
  );
}
