import { useTranslation } from 'react-i18next';
import { getReceipt } from '#contract/document-calls.ts';
import { send } from '#web/platform/api.ts';
import { FileButton } from '#web/platform/file-button.tsx';

interface ReceiptButtonProps {
  jobId: string;
  /** Whose receipt it is, where there are several below each other. */
  title?: string | undefined;
}

/** The receipt for a paid job, as PDF in the reader's language; for its host and admins. */
export function ReceiptButton({ jobId, title }: ReceiptButtonProps) {
  const { t } = useTranslation('payments');
  return (
    <FileButton
      ask={() => send(getReceipt, { params: { id: jobId } })}
      name={`receipt-${jobId.slice(-8)}.pdf`}
      failed={t('file.failed')}
      {...(title && { 'aria-label': t('file.receiptOf', { title }) })}
    >
      {t('file.receipt')}
    </FileButton>
  );
}
