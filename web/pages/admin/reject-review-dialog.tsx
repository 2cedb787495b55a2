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
  const { t } = useTranslation('adminReviews');
  return (
    <ReasonDialog
      title={t('rejectTitle')}
      text={t('rejectText')}
      confirm={t('rejectConfirm')}
      words={{ reason: t('rejectReason'), missing: t('reasonMissing') }}
      danger
      onRefused={() => showToast({ title: t('reasonMissing'), tone: 'danger' })}
      sending={sending}
      onClose={onClose}
      onConfirm={onReject}
    />
  );
}
