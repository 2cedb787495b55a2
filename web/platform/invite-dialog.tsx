import { type ReactNode, type SyntheticEvent, useId } from 'react';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { onlyByButton } from './only-by-button.ts';

interface InviteDialogProps {
  texts: Readonly<Record<'title' | 'text' | 'back' | 'send', string>>;
  sending: boolean;
  /** What it gives somebody is so much that Enter in a field does not send it. */
  deliberate?: boolean;
  onSubmit: (event: SyntheticEvent) => unknown;
  onClose: () => void;
  /** The fields. */
  children: ReactNode;
}

/** Asks somebody to come along, by email. */
export function InviteDialog({ texts, sending, deliberate, onSubmit, onClose, children }: InviteDialogProps) {
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
            {texts.back}
          </Button>
          <Button type="submit" form={formId} variant="primary" loading={sending}>
            {texts.send}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        noValidate
        className="grid gap-4"
        onKeyDown={deliberate ? onlyByButton : undefined}
        onSubmit={(event) => void onSubmit(event)}
      >
        {children}
      </form>
    </Dialog>
  );
}
