import { type ReactNode, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLeadsToRefusal } from '#web/admin/use-leads-to-refusal.ts';
import { onlyByButton } from '#web/platform/only-by-button.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Field } from '#web/ui/field.tsx';
import { TextInput } from '#web/ui/text-input.tsx';

interface ReasonDialogProps {
  title: string;
  text: string;
  confirm: string;
  sending: boolean;
  /** False while something else in the dialog is missing or wrong. */
  ready?: boolean;
  onClose: () => void;
  onConfirm: (reason: string) => void;
  onMissing?: () => void;
  /** What else has to be said or chosen. */
  children?: ReactNode;
  /** For what cannot be undone. */
  danger?: boolean;
  /** Instead of the usual words. */
  words?: { keep: string; reason?: string; missing?: string };
}

/** What an admin decides about someone's money, work or words: it needs a reason, which is kept. */
export function ReasonDialog(props: ReasonDialogProps) {
  const { title, text, confirm, sending, ready = true, onClose, onConfirm, onMissing, children, danger, words } = props;
  const { t } = useTranslation('admin');
  const formId = useId();
  const [reason, setReason] = useState('');
  const [missing, setMissing] = useState(false);
  const [refusals, setRefusals] = useState(0);
  const form = useRef<HTMLFormElement>(null);
  useLeadsToRefusal(form, refusals);
  function send() {
    setMissing(!reason.trim());
    if (reason.trim() && ready) return onConfirm(reason.trim());
    setRefusals(refusals + 1);
    if (!reason.trim()) onMissing?.();
  }
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && !sending && onClose()}
      title={title}
      description={text}
      footer={
        <>
          <Button disabled={sending} onClick={onClose}>
            {words?.keep ?? t('money.cancel')}
          </Button>
          <Button type="submit" form={formId} variant={danger ? 'danger-solid' : 'primary'} loading={sending}>
            {confirm}
          </Button>
        </>
      }
    >
      <form
        ref={form}
        id={formId}
        noValidate
        className="grid gap-5"
        onKeyDown={onlyByButton}
        onSubmit={(event) => {
          event.preventDefault();
          send();
        }}
      >
        {children}
        <Field
          label={words?.reason ?? t('money.reason')}
          error={missing && !reason.trim() ? (words?.missing ?? t('money.reasonMissing')) : null}
          required
        >
          <TextInput maxLength={500} value={reason} onChange={(event) => setReason(event.target.value)} />
        </Field>
      </form>
    </Dialog>
  );
}
