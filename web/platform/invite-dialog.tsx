import { type ReactNode, type SyntheticEvent, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';

interface InviteDialogProps {
  texts: Readonly<Record<'title' | 'text' | 'send', string>>;
  sending: boolean;
  onSubmit: (event: SyntheticEvent) => unknown;
  onClose: () => void;
  /** The fields. */
  children: ReactNode;
}

/** Asks somebody to come along, by email. */
export function InviteDialog({ texts, sending, onSubmit, onClose, children }: InviteDialogProps) {
  const { t } = useTranslation('common');
  const formId = useId();
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && !sending && onClose()}
      title={texts.title}
      description={texts.text}
      footer={
        <>
          <Button disabled={sending} onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button type="submit" form={formId} variant="primary" loading={sending}>
            {texts.send}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate className="grid gap-4" onSubmit={(event) => void onSubmit(event)}>
        {children}
      </form>
    </Dialog>
  );
}
