import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Field } from '#web/ui/field.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { showToast } from '#web/ui/toast.tsx';

interface RejectReviewDialogProps {
  sending: boolean;
  onClose: () => void;
  onReject: (reason: string) => void;
}

/** Hides a review, with a reason that its author reads. */
export function RejectReviewDialog({ sending, onClose, onReject }: RejectReviewDialogProps) {
  const { t } = useTranslation('admin');
  const formId = useId();
  const [reason, setReason] = useState('');
  const [missing, setMissing] = useState(false);
  function send() {
    if (reason.trim()) return onReject(reason.trim());
    setMissing(true);
    showToast({ title: t('reviews.reasonMissing'), tone: 'danger' });
  }
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && !sending && onClose()}
      title={t('reviews.rejectTitle')}
      description={t('reviews.rejectText')}
      footer={
        <>
          <Button disabled={sending} onClick={onClose}>
            {t('reviews.cancel')}
          </Button>
          <Button type="submit" form={formId} variant="danger-solid" loading={sending}>
            {t('reviews.rejectConfirm')}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          send();
        }}
      >
        <Field
          label={t('reviews.rejectReason')}
          error={missing && !reason.trim() ? t('reviews.reasonMissing') : null}
          required
        >
          <TextInput maxLength={500} value={reason} onChange={(event) => setReason(event.target.value)} />
        </Field>
      </form>
    </Dialog>
  );
}
