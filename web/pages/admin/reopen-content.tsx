import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ReportedContent } from '#contract/moderation.ts';
import { reopenContent } from '#contract/moderation-calls.ts';
import { useMay } from '#web/admin/use-may.ts';
import { isRefusal } from '#web/platform/api-error.ts';
import { reasonAlone } from '#web/platform/use-failure.ts';
import { useWrite } from '#web/platform/use-write.ts';
import { Button } from '#web/ui/button.tsx';
import { fetchedAhead } from '#web/ui/fetched-ahead.ts';
import { showToast } from '#web/ui/toast.tsx';

const ReasonDialog = fetchedAhead(() => import('./reason-dialog.tsx').then((file) => file.ReasonDialog));

/** Takes back what was decided, after saying what follows and asking why. */
export function ReopenContent({ report: { id } }: { report: ReportedContent }) {
  const { t } = useTranslation(['messageReports', 'adminSettings']);
  const { may } = useMay();
  const [asked, setAsked] = useState(false);
  const reopen = useWrite(reopenContent, {
    onSuccess: () => {
      setAsked(false);
      showToast({ title: t('admin.reopened'), tone: 'success' });
    },
    failed: (failure) =>
      isRefusal(failure.error, 'already_exists')
        ? { title: t('admin.reopenedAnew'), tone: 'danger' }
        : reasonAlone(failure),
  });
  if (!may(reopenContent)) return null;
  return (
    <>
      <Button className="justify-self-start" onClick={() => setAsked(true)}>
        {t('admin.reopen')}
      </Button>
      <Suspense>
        {asked && (
          <ReasonDialog
            title={t('admin.reopenTitle')}
            text={t('admin.reopenText')}
            confirm={t('admin.reopen')}
            words={{ reason: t('admin.reopenReason'), missing: t('admin.reopenMissing') }}
            reasonHelp={t('adminSettings:approval.reasonKept')}
            sending={reopen.isPending}
            onClose={() => setAsked(false)}
            onConfirm={(reason) => reopen.mutate({ params: { id }, body: { reason } })}
          />
        )}
      </Suspense>
    </>
  );
}
