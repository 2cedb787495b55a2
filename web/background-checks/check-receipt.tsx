import { useTranslation } from 'react-i18next';
import { getCheckReceipt } from '#contract/document-calls.ts';
import { send } from '#web/platform/api.ts';
import { FileButton } from '#web/platform/file-button.tsx';

/** The receipt for what was paid for the reader's checks, as PDF in their language. */
export function CheckReceipt() {
  const { t } = useTranslation('backgroundChecks');
  return (
    <FileButton ask={() => send(getCheckReceipt)} name="receipt-background-check.pdf" failed={t('receiptFailed')}>
      {t('receipt')}
    </FileButton>
  );
}
