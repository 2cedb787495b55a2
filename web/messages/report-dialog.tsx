import { type FormEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { reportMessage } from '#contract/message-calls.ts';
import type { Message } from '#contract/messages.ts';
import { reasonAlone } from '#web/platform/use-failure.ts';
import { useWrite } from '#web/platform/use-write.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Field } from '#web/ui/field.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { showToast } from '#web/ui/toast.tsx';

/** Asks the admins to look at a message. */
export function ReportDialog({ message, onClose }: { message: Message; onClose: () => void }) {
  const { t } = useTranslation('messageReports');
  const formId = useId();
  const [reason, setReason] = useState('');
  const [tried, setTried] = useState(false);
  const report = useWrite(reportMessage, {
    onSuccess: () => {
      showToast({ title: t('report.done'), tone: 'success' });
      onClose();
    },
    failed: reasonAlone,
  });
  const missing = reason.trim() === '';
  function submit(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    if (!missing) report.mutate({ params: { id: message.id }, body: { reason } });
  }
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t('report.title')}
      description={t('report.text', { name: message.author.name })}
      footer={
        <>
          <Button onClick={onClose}>{t('report.cancel')}</Button>
          <Button type="submit" form={formId} variant="primary" loading={report.isPending}>
            {t('report.send')}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={submit}>
        <Field label={t('report.reason')} error={tried && missing ? t('report.reasonMissing') : null} required>
          <TextArea maxLength={1000} value={reason} onChange={(event) => setReason(event.target.value)} />
        </Field>
      </form>
    </Dialog>
  );
}
