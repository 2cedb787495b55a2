import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { closeContent } from '#contract/message-calls.ts';
import type { ReportedContent } from '#contract/messages.ts';
import { type ContentAction, contentActions } from '#contract/states.ts';
import { ReadByAdmin } from '#web/messages/read-by-admin.tsx';
import { to } from '#web/paths.ts';
import { reasonAlone } from '#web/platform/use-failure.ts';
import { useWrite } from '#web/platform/use-write.ts';
import { Button } from '#web/ui/button.tsx';
import { Facts } from '#web/ui/facts.tsx';
import { Field } from '#web/ui/field.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { RadioCards } from '#web/ui/radio-cards.tsx';
import { Section } from '#web/ui/section.tsx';
import { Sheet } from '#web/ui/sheet.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { showToast } from '#web/ui/toast.tsx';

interface ContentSheetProps {
  report: ReportedContent;
  onClose: () => void;
}

/** A reported message: who, why, the conversation if the admin asks for it, and what was decided. */
export function ContentSheet({ report, onClose }: ContentSheetProps) {
  const { t } = useTranslation(['messageReports', 'messages']);
  return (
    <Sheet
      open
      onOpenChange={(open) => !open && onClose()}
      title={report.title}
      description={t(`admin.${report.status}`)}
    >
      <div className="grid gap-6">
        {report.closingReason && <Notice tone="green">{report.closingReason}</Notice>}
        <Facts
          narrow
          facts={[
            { key: 'reason', label: t('admin.reason'), value: <bdi dir="auto">{report.reason}</bdi> },
            { key: 'author', label: t('admin.author'), value: <bdi>{report.author.name}</bdi> },
            { key: 'reporter', label: t('admin.reporter'), value: <bdi>{report.reporter.name}</bdi> },
            ...(report.action
              ? [{ key: 'action', label: t('admin.actionTaken'), value: t(`admin.actions.${report.action}`) }]
              : []),
          ]}
        />
        <TextLink to={to('job', { id: report.jobId })}>{t('messages:thread.job')}</TextLink>
        <ReadByAdmin about="message" id={report.id} marked={report.messageId} />
        {report.status === 'OPEN' && (
          <Section title={t('admin.close')}>
            <CloseForm id={report.id} />
          </Section>
        )}
      </div>
    </Sheet>
  );
}

function CloseForm({ id }: { id: string }) {
  const { t } = useTranslation(['messageReports', 'messages']);
  const [reason, setReason] = useState('');
  const [action, setAction] = useState<ContentAction>('none');
  const [tried, setTried] = useState(false);
  const close = useWrite(closeContent, {
    onSuccess: () => showToast({ title: t('admin.closed'), tone: 'success' }),
    failed: reasonAlone,
  });
  const missing = reason.trim() === '';
  function submit(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    if (!missing) close.mutate({ params: { id }, body: { reason, action } });
  }
  return (
    <form noValidate onSubmit={submit} className="grid w-full gap-3">
      <Field group label={t('admin.action')}>
        <RadioCards
          options={contentActions.map((value) => ({
            value,
            label: t(`admin.actions.${value}`),
            detail: t(`admin.actionText.${value}`),
          }))}
          value={action}
          onValueChange={setAction}
        />
      </Field>
      <Field label={t('admin.closeReason')} error={tried && missing ? t('admin.closeReasonMissing') : null} required>
        <TextArea rows={2} maxLength={2000} value={reason} onChange={(event) => setReason(event.target.value)} />
      </Field>
      <Button type="submit" variant="primary" loading={close.isPending}>
        {t('admin.close')}
      </Button>
    </form>
  );
}
