import { useTranslation } from 'react-i18next';
import { reportWaiting } from '#contract/job-calls.ts';
import type { Job } from '#contract/jobs.ts';
import { waitingReasons } from '#contract/states.ts';
import { ApiError } from '#web/platform/api-error.ts';
import { reasonAlone } from '#web/platform/use-failure.ts';
import { useWrite } from '#web/platform/use-write.ts';
import { Button } from '#web/ui/button.tsx';

/** For a cleaner at the door who cannot begin: one press alerts the host and the wait counts. */
export function WaitingButtons({ job }: { job: Pick<Job, 'id' | 'status'> }) {
  const { t } = useTranslation('waiting');
  const report = useWrite(reportWaiting, {
    failed: (failure) => (failure.error instanceof ApiError ? reasonAlone(failure) : null),
  });
  return (
    <section aria-label={t('ask')} className="grid max-w-prose gap-2">
      <h2 className="text-14 font-semibold">{t('ask')}</h2>
      {/* before the tap, not after it: it cannot be taken back whole */}
      <p className="text-14 text-ink-soft">
        {job.status === 'ASSIGNED' && <strong className="font-semibold text-ink">{t('askStarts')}</strong>}{' '}
        {t('askText')}
      </p>
      <div className="grid grid-cols-2 gap-2">
        {waitingReasons.map((reason) => (
          <Button
            key={reason}
            wraps
            loading={report.isPending && report.variables.body.reason === reason}
            disabled={report.isPending}
            onClick={() => report.mutate({ params: { id: job.id }, body: { reason } })}
          >
            {t(`${reason}`)}
          </Button>
        ))}
      </div>
      {report.error && !(report.error instanceof ApiError) && (
        <p role="alert" className="text-14 font-medium text-red-ink">
          {t('noSignal')}
        </p>
      )}
    </section>
  );
}
