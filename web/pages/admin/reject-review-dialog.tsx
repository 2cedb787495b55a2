import { useTranslation } from 'react-i18next';
import { showToast } from '#web/ui/toast.tsx';
import { ReasonDialog } from './reason-dialog.tsx';

interface RejectReviewDialogProps {
  sending: boolean;
  onClose: () => void;
  onReject: (reason: string) => void;
}

/** Hides a review, with a reason that its author reads. */
export function RejectReviewDialog({ sending, onClose, onReject }: RejectReviewDialogProps) {
  const { t } = useTranslation('admin');
  return (
    <ReasonDialog
      title={t('reviews.rejectTitle')}
      text={t('reviews.rejectText')}
      confirm={t('reviews.rejectConfirm')}
      words={{ reason: t('reviews.rejectReason'), missing: t('reviews.reasonMissing') }}
      danger
      onRefused={() => showToast({ title: t('reviews.reasonMissing'), tone: 'danger' })}
      sending={sending}
      onClose={onClose}
      onConfirm={onReject}
    />
  );
}
