import { useTranslation } from 'react-i18next';
import type { Dispute } from '#contract/dispute.ts';
import { acceptProposal } from '#contract/dispute-calls.ts';
import type { JobDetail } from '#contract/jobs.ts';
import { useWrite } from '#web/platform/use-write.ts';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { ComesBack } from './comes-back.tsx';
import { hasPaid } from './has-paid.ts';
import { NotBack } from './not-back.tsx';
import type { Proposing } from './proposal.tsx';
import { useDone } from './use-done.ts';

interface AcceptDialogProps extends Pick<Proposing, 'moneyAt' | 'side'> {
  open: boolean;
  onClose: () => void;
  job: JobDetail;
  dispute: Dispute;
}

/** Asks before a proposal is accepted, with what comes of it for both sides. */
export function AcceptDialog({ open, onClose, job, dispute, moneyAt, side }: AcceptDialogProps) {
  const { t } = useTranslation('reports');
  const done = useDone(t('done.accepted'), onClose);
  const accept = useWrite(acceptProposal, done);
  const isHost = side === 'host';
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onClose}
      tone="normal"
      title={t('accept.title')}
      description={t(isHost && dispute.answer?.recleanAt ? 'accept.textReclean' : 'accept.text')}
      confirmLabel={t('accept.button')}
      loading={accept.isPending}
      onConfirm={() => accept.mutate({ params: { id: dispute.id } })}
    >
      {isHost && <NotBack job={job} dispute={dispute} />}
      {dispute.proposal && moneyAt(dispute.proposal.payoutCents)}
      {hasPaid(job) && (
        // some of the money may have been paid out
        <p className="text-13 text-ink-soft">
          {isHost && dispute.proposal && <ComesBack job={job} payoutCents={dispute.proposal.payoutCents} />}{' '}
          {t(side === 'cleaner' ? 'accept.paidOutYou' : 'accept.paidOut')}
        </p>
      )}
    </ConfirmDialog>
  );
}
