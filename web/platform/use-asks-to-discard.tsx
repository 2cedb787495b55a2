import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';

/** How a window is left in which something may be written: an accidental Escape takes nothing of it. */
export function useAsksToDiscard(isWritten: () => boolean, onClose: () => void) {
  const { t } = useTranslation('discard');
  const [asking, setAsking] = useState(false);
  return {
    leave: () => (isWritten() ? setAsking(true) : onClose()),
    question: (
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={t('title')}
        description={t('text')}
        confirmLabel={t('confirm')}
        cancelLabel={t('keep')}
        onConfirm={onClose}
      />
    ),
  };
}
