import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ReportedContent } from '#contract/moderation.ts';
import { closeContent } from '#contract/moderation-calls.ts';
import type { ContentAction } from '#contract/states.ts';
import { reasonAlone } from '#web/platform/use-failure.ts';
import { useWrite } from '#web/platform/use-write.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { RadioCards } from '#web/ui/radio-cards.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { showToast } from '#web/ui/toast.tsx';
import { useActionName } from './use-action-name.ts';

/** What is done about it, and why. */
export function CloseContentForm({ report }: { report: ReportedContent }) {
  const { t } = useTranslation(['messageReports', 'contentReports', 'adminSettings']);
  const nameOf = useActionName();
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
    if (!missing) close.mutate({ params: { id: report.id }, body: { reason, action } });
  }
  return (
    <form noValidate onSubmit={submit} className="grid w-full gap-3">
      <Field group label={t('admin.action')}>
        <RadioCards
          options={report.can.map((value) => ({
            value,
            label: nameOf(value, report.kind),
            detail:
              value === 'hide' && report.kind !== 'message'
                ? // "something else" is no reason to give anybody
                  t(`contentReports:admin.${report.about === 'other' ? 'hideOtherText' : 'hideText'}`)
                : t(`admin.actionText.${value}`),
          }))}
          value={action}
          onValueChange={setAction}
        />
      </Field>
      <Field
        label={t('admin.closeReason')}
        help={t('adminSettings:approval.reasonKept')}
        error={tried && missing ? t('admin.closeReasonMissing') : null}
        required
      >
        <TextArea rows={2} maxLength={2000} value={reason} onChange={(event) => setReason(event.target.value)} />
      </Field>
      <Button type="submit" variant="primary" loading={close.isPending}>
        {t('admin.close')}
      </Button>
    </form>
  );
}
