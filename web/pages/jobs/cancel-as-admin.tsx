import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { cancelAsAdmin } from '#contract/job-calls.ts';
import type { Job } from '#contract/jobs.ts';
import { reasonAlone } from '#web/platform/use-failure.ts';
import { useWrite } from '#web/platform/use-write.ts';
import { Button } from '#web/ui/button.tsx';
import { fetchedAhead } from '#web/ui/fetched-ahead.ts';

const ReasonDialog = fetchedAhead(() => import('../admin/reason-dialog.tsx').then((file) => file.ReasonDialog));

/** An admin calls a job off, with a reason. */
export function CancelAsAdmin({ job }: { job: Pick<Job, 'id'> }) {
  const { t } = useTranslation('admin');
  const [asked, setAsked] = useState(false);
  const close = () => setAsked(false);
  const cancel = useWrite(cancelAsAdmin, { onSuccess: close, failed: reasonAlone, onError: close });
  return (
    <>
      <Button variant="danger" onClick={() => setAsked(true)}>
        {t('job.cancel')}
      </Button>
      <Suspense>
        {asked && (
          <ReasonDialog
            title={t('job.cancelTitle')}
            text={t('job.cancelText')}
            confirm={t('job.cancel')}
            words={{ keep: t('job.keep') }}
            danger
            sending={cancel.isPending}
            onClose={close}
            onConfirm={(reason) => cancel.mutate({ params: { id: job.id }, body: { reason } })}
          />
        )}
      </Suspense>
    </>
  );
}
