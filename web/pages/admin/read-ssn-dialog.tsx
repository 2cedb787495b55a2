import { useEffect, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { applyFieldErrors } from '#web/platform/apply-field-errors.ts';
import { useContractForm } from '#web/platform/contract-form.ts';
import { useFieldSentences } from '#web/platform/field-sentences.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Field } from '#web/ui/field.tsx';
import { TextArea } from '#web/ui/text-area.tsx';

const schema = () => import('#contract/background-checks.ts').then(({ readSsn }) => readSsn.body);

interface ReadSsnDialogProps {
  read: { send: (reason: string) => void; sending: boolean; error: Error | null };
  onClose: () => void;
}

/** Asks for the reason before a whole SSN is shown, and says that the reading is logged. */
export function ReadSsnDialog({ read: { send, sending, error }, onClose }: ReadSsnDialogProps) {
  const { t } = useTranslation('adminChecks');
  const formId = useId();
  const sentencesOf = useFieldSentences();
  const form = useContractForm(schema, { defaultValues: { reason: '' } });
  useEffect(() => {
    applyFieldErrors(form, sentencesOf(error));
  }, [error, form, sentencesOf]);
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && !sending && onClose()}
      title={t('readSsnTitle')}
      description={t('readSsnText')}
      footer={
        <>
          <Button disabled={sending} onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button type="submit" form={formId} variant="primary" loading={sending}>
            {t('showSsn')}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={form.handleSubmit(({ reason }) => send(reason))}>
        <Field label={t('readSsnReason')} error={form.formState.errors.reason?.message} required>
          <TextArea rows={2} maxLength={2000} {...form.register('reason')} />
        </Field>
      </form>
    </Dialog>
  );
}
