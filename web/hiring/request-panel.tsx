import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { acceptRequest, declineRequest, listClientRequests } from '#contract/hiring.ts';
import { getJob, type JobDetail, listAssignedJobs } from '#contract/jobs.ts';
import { useErrorText } from '#web/platform/error-text.ts';
import { useRead } from '#web/platform/use-read.ts';
import { useWrite } from '#web/platform/use-write.ts';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { Section } from '#web/ui/section.tsx';
import { showToast } from '#web/ui/toast.tsx';
import { useHiringError } from './use-hire.ts';

interface RequestPanelProps {
  job: JobDetail;
  /** Both sides' money at the job's payout. */
  split: ReactNode;
}

/** A host asks this cleaner for the job: accepting assigns it at its payout. */
export function RequestPanel({ job, split }: RequestPanelProps) {
  const { t } = useTranslation('hiring');
  const request = useRead(listClientRequests, { query: { limit: 100 } }).data?.find(({ id }) => id === job.id);
  const accept = useWrite(acceptRequest, {
    refreshes: [getJob, listClientRequests, listAssignedJobs],
    onSuccess: () => showToast({ title: t('toasts.accepted'), description: t('toasts.acceptedText'), tone: 'success' }),
    onError: useHiringError(),
  });
  const host = job.host?.name ?? t('request.aHost');
  return (
    <Section title={t('request.title', { name: host })} description={t('request.text')}>
      <div className="grid gap-4">
        {request?.message && <blockquote className="border-s-3 border-line-strong ps-3">{request.message}</blockquote>}
        {split}
        <div className="flex flex-wrap-reverse gap-2 *:grow">
          <DeclineButton jobId={job.id} />
          {job.can.includes('accept') && (
            <Button
              variant="primary"
              size="large"
              loading={accept.isPending}
              onClick={() => accept.mutate({ params: { id: job.id } })}
            >
              {t('request.accept')}
            </Button>
          )}
        </div>
      </div>
    </Section>
  );
}

function DeclineButton({ jobId }: { jobId: string }) {
  const { t } = useTranslation('hiring');
  const errorText = useErrorText();
  const [asking, setAsking] = useState(false);
  const decline = useWrite(declineRequest, {
    refreshes: [getJob, listClientRequests],
    onSuccess: () => {
      setAsking(false);
      showToast({ title: t('toasts.declined'), description: t('toasts.declinedText') });
    },
    onError: (error) => showToast({ title: t('toasts.declineFailed'), description: errorText(error), tone: 'danger' }),
  });
  return (
    <>
      <Button size="large" onClick={() => setAsking(true)}>
        {t('request.decline')}
      </Button>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={t('request.declineTitle')}
        description={t('request.declineText')}
        confirmLabel={t('request.declineConfirm')}
        loading={decline.isPending}
        onConfirm={() => decline.mutate({ params: { id: jobId } })}
      />
    </>
  );
}
