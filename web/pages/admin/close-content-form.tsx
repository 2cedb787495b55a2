import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ReportedContent } from '#contract/moderation.ts';
import { closeContent } from '#contract/moderation-calls.ts';
import { type ContentAction, type ContentReason, contentReasons } from '#contract/states.ts';
import { reasonAlone } from '#web/platform/use-failure.ts';
import { useWrite } from '#web/platform/use-write.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { RadioCards } from '#web/ui/radio-cards.tsx';
import { Select } from '#web/ui/select.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { showToast } from '#web/ui/toast.tsx';
import { useActionName } from './use-action-name.ts';

/** What is done about it, and why. */
export function CloseContentForm({ report }: { report: ReportedContent }) {
  const { t } = useTranslation(['messageReports', 'contentReports', 'adminSettings']);
  const nameOf = useActionName();
  const [reason, setReason] = useState('');
  const [action, setAction] = useState<ContentAction>('none');
  const [authorReason, setAuthorReason] = useState<ContentReason>(report.authorReason ?? 'other');
  const [tried, setTried] = useState(false);
  const close = useWrite(closeContent, {
    onSuccess: () => showToast({ title: t('admin.closed'), tone: 'success' }),
    failed: reasonAlone,
  });
  const missing = reason.trim() === '';
  function submit(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    const body = { reason, action, ...(action !== 'none' && { authorReason }) };
    if (!missing) close.mutate({ params: { id: report.id }, body });
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
                ? t('contentReports:admin.hideText')
                : t(`admin.actionText.${value}`),
          }))}
          value={action}
          onValueChange={setAction}
        />
      </Field>
      {action !== 'none' && <AuthorReason value={authorReason} onChange={setAuthorReason} />}
      <Field
        label={t('admin.closeReason')}
        help={t('adminSettings:approval.reasonKept')}
        error={tried && missing ? t('admin.closeReasonMissing') : null}
        required
      >
        <TextArea rows={2} maxLength={2000} value={reason} onChange={(event) => setReason(event.target.value)} />
      </Field>
      <Button type="submit" variant="primary" loading={close.isPending}>
        {action === 'none' ? t('admin.closeAlone') : nameOf(action, report.kind)}
      </Button>
    </form>
  );
}

/** What its author reads is wrong with it: the report may name something else than an admin sees in it. */
function AuthorReason({ value, onChange }: { value: ContentReason; onChange: (value: ContentReason) => void }) {
  const { t } = useTranslation('contentReports');
  const options = contentReasons.map((reason) => ({
    value: reason,
    // "something else" is no reason to give anybody
    label: reason === 'other' ? t('admin.noReason') : t(`reasons.${reason}`),
  }));
  return (
    <Field label={t('admin.authorReason')} help={t('admin.authorReasonHelp')}>
      <Select
        options={options}
        value={value}
        onChange={(event) => onChange(contentReasons.find((reason) => reason === event.target.value) ?? value)}
      />
    </Field>
  );
}
