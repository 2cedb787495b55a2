import { type FormEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Field } from '#web/ui/field.tsx';
import { TextInput } from '#web/ui/text-input.tsx';

interface SkipTaskDialogProps {
  task: string;
  /** Leaving it out keeps the host's card from being charged as soon as usual. */
  required: boolean;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onSkip: (reason: string) => void;
}

/** A task is left out only with a reason, which the host reads. */
export function SkipTaskDialog({ task, required, open, onOpenChange, onSkip }: SkipTaskDialogProps) {
  const { t } = useTranslation('work');
  const formId = useId();
  const [reason, setReason] = useState('');
  const [missing, setMissing] = useState(false);
  function submit(event: FormEvent) {
    event.preventDefault();
    setMissing(reason.trim() === '');
    if (reason.trim() !== '') onSkip(reason.trim());
  }
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={t('skip.title', { task })}
      description={t(required ? 'skip.textRequired' : 'skip.text')}
      footer={
        <>
          <Button onClick={() => onOpenChange(false)}>{t('skip.cancel')}</Button>
          <Button type="submit" form={formId} variant="primary">
            {t('skip.confirm')}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={submit}>
        <Field label={t('skip.reason')} error={missing ? t('skip.reasonMissing') : null} required>
          <TextInput value={reason} maxLength={300} onChange={(event) => setReason(event.target.value)} />
        </Field>
      </form>
    </Dialog>
  );
}
