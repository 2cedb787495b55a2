import { type FormEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { reportContent } from '#contract/moderation-calls.ts';
import { type ContentReason, contentReasons, type ReportableKind } from '#contract/states.ts';
import { isRefusal } from '#web/platform/api-error.ts';
import { reasonAlone } from '#web/platform/use-failure.ts';
import { useWrite } from '#web/platform/use-write.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Field } from '#web/ui/field.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Segmented } from '#web/ui/segmented.tsx';
import { Select } from '#web/ui/select.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { showToast } from '#web/ui/toast.tsx';
import type { Reported } from './reported.ts';

/** What is wrong with a profile or a picture: a reason from the list, and words that only “something else” needs. */
export function ReportContentDialog({ id, name, kinds, onClose }: Reported & { onClose: () => void }) {
  const { t } = useTranslation('contentReports');
  const formId = useId();
  const [kind, setKind] = useState<ReportableKind | null>(kinds[0] ?? null);
  const [about, setAbout] = useState<ContentReason | ''>('');
  const [note, setNote] = useState('');
  const [tried, setTried] = useState(false);
  const report = useWrite(reportContent, {
    onSuccess: () => {
      showToast({ title: t('done'), tone: 'success' });
      onClose();
    },
    // said in the dialog, which stays
    failed: (failure) => (isRefusal(failure.error, 'already_exists') ? null : reasonAlone(failure)),
  });
  const isThere = isRefusal(report.error, 'already_exists');
  const reasons = contentReasons.filter((reason) => reason !== (kind === 'photo' ? 'fake' : 'elsewhere'));
  const wordless = about === 'other' && note.trim() === '';
  function submit(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    if (kind && about && !wordless) report.mutate({ body: { kind, id, about, note } });
  }
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={kinds[0] === 'photo' ? t('open.photo') : t('title', { name: `\u2068${name}\u2069` })}
      description={t('text', { name: `\u2068${name}\u2069` })}
      footer={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button type="submit" form={formId} variant="primary" loading={report.isPending}>
            {t('send')}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={submit} className="grid gap-4">
        {isThere && <Notice tone="apricot">{t('already')}</Notice>}
        {kinds.length > 1 && kind && (
          <Segmented
            label={t('what')}
            options={kinds.map((value) => ({ value, label: t(`whats.${value}`) }))}
            value={kind}
            onValueChange={setKind}
          />
        )}
        <Field label={t('about')} error={tried && !about ? t('aboutMissing') : null} required>
          <Select
            placeholder={t('admin.chooseReason')}
            options={reasons.map((value) => ({ value, label: t(`reasons.${value}`) }))}
            value={about}
            onChange={({ target }) => setAbout(reasons.find((one) => one === target.value) ?? '')}
          />
        </Field>
        <Field label={t('note')} error={tried && wordless ? t('noteMissing') : null} required={about === 'other'}>
          <TextArea maxLength={1000} value={note} onChange={(event) => setNote(event.target.value)} />
        </Field>
      </form>
    </Dialog>
  );
}
