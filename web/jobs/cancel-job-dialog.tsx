import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { changeJob } from '#contract/calls.ts';
import type { JobDetail } from '#contract/jobs.ts';
import { lateCancelOf } from '#contract/late-cancel.ts';
import { ApiError } from '#web/platform/api-error.ts';
import { formatList } from '#web/platform/format.ts';
import { useLanguage } from '#web/platform/language.tsx';
import { type Failure, reasonAlone } from '#web/platform/use-failure.ts';
import { useNow } from '#web/platform/use-now.ts';
import { useTermFigures } from '#web/platform/use-term-figures.ts';
import { useWrite } from '#web/platform/use-write.ts';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { showToast } from '#web/ui/toast.tsx';

interface CancelJobDialogProps {
  job: JobDetail;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Both sides' money if the job is canceled. */
  money: ReactNode;
}

/** What it costs must be what the click sends. */
const everySecond = 1000;

const isStale = ({ error }: Failure): boolean => error instanceof ApiError && error.code === 'stale';

/** Says who is told before a job is canceled for good. */
export function CancelJobDialog({ job, open, onOpenChange, money }: CancelJobDialogProps) {
  const { t } = useTranslation(['jobs', 'jobChanges']);
  const { language } = useLanguage();
  const bids = job.bids?.filter(({ status }) => status === 'PENDING').length ?? 0;
  const anyone = job.cleaner !== null || bids > 0 || (job.invitations ?? []).length > 0;
  const cancel = useWrite(changeJob, {
    onSuccess: () => {
      onOpenChange(false);
      showToast({
        title: t('toasts.updated'),
        description: t(anyone ? 'toasts.canceledText' : 'toasts.canceledAlone'),
        tone: 'success',
      });
    },
    failed: (failure) =>
      isStale(failure) ? { title: t('jobChanges:cancel.stale'), tone: 'danger' } : reasonAlone(failure),
  });
  const figures = useTermFigures(job.terms);
  const { hostPaysCents: amountCents } = lateCancelOf(job, new Date(useNow(everySecond)));
  const assigned = amountCents > 0 ? 'jobChanges:cancel.assignedLate' : 'jobChanges:cancel.assigned';
  const standby = (job.bids ?? []).filter(({ status, teamRank }) => status === 'PENDING' && teamRank !== null);
  const names = formatList(
    standby.map(({ cleaner }) => cleaner.name),
    language,
  );
  const unassigned = bids > 0 ? t('jobChanges:cancel.open', { count: bids }) : t('jobChanges:cancel.openNoBids');
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
      title={t('jobChanges:cancel.title')}
      description={job.cleaner ? t(assigned, { ...figures, name: job.cleaner.name }) : unassigned}
      confirmLabel={t('jobChanges:cancel.confirm')}
      cancelLabel={t('jobChanges:cancel.keep')}
      loading={cancel.isPending}
      onConfirm={() => cancel.mutate({ params: { id: job.id }, body: { status: 'CANCELED', amountCents } })}
    >
      {job.cleaner && standby.length > 0 && (
        <p className="text-14">{t('jobChanges:cancel.standby', { names, count: standby.length })}</p>
      )}
      {job.cleaner && money}
    </ConfirmDialog>
  );
}
