import { type FormEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Dispute } from '#contract/dispute.ts';
import { answerReport } from '#contract/dispute-calls.ts';
import { keptOutReasons } from '#contract/states.ts';
import { zonedToUtc } from '#contract/zoned-time.ts';
import { useFieldSentences } from '#web/platform/field-sentences.ts';
import { useAsksToDiscard } from '#web/platform/use-asks-to-discard.tsx';
import { reasonAlone } from '#web/platform/use-failure.ts';
import { useWrite } from '#web/platform/use-write.ts';
import { Button } from '#web/ui/button.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { DateTimeField } from '#web/ui/date-time-field.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Field } from '#web/ui/field.tsx';
import { Select } from '#web/ui/select.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { showToast } from '#web/ui/toast.tsx';
import { ReportPhotos } from './report-photos.tsx';
import { useReportPhotos } from './use-report-photos.ts';

/** Characters of what can be said only once; whoever slipped has written less. */
const textAtLeast = 20;

interface AnswerDialogProps {
  dispute: Dispute;
  timeZone: string;
  onClose: () => void;
}

/** A cleaner answers a report, with photos, or offers to come back and finish. */
export function AnswerDialog({ dispute, timeZone, onClose }: AnswerDialogProps) {
  const { t } = useTranslation('reports');
  const formId = useId();
  const form = useAnswer(dispute.id, timeZone, onClose);
  const { leave, question } = useAsksToDiscard(() => form.text.trim() !== '' || form.photos.photos.length > 0, onClose);
  const choices = [
    { value: '', label: t('keptOut.none') },
    ...keptOutReasons.map((value) => ({ value, label: t(`keptOut.${value}`) })),
  ];
  return (
    <Dialog
      open
      size="wide"
      onOpenChange={leave}
      title={t('answer.title')}
      description={t('answer.text')}
      footer={
        <>
          <Button onClick={leave}>{t('cancel')}</Button>
          <Button type="submit" form={formId} variant="primary" loading={form.sending}>
            {t('answer.send')}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate className="grid gap-5" onSubmit={form.submit}>
        <Field
          label={t('answer.what')}
          {...(form.textTooShort ? { error: form.textAtLeast } : { help: form.textAtLeast })}
          required
        >
          <TextArea maxLength={4000} value={form.text} onChange={(event) => form.setText(event.target.value)} />
        </Field>
        <ReportPhotos chosen={form.photos} />
        <Field label={t('answer.keptOut')} help={t('answer.keptOutHelp')}>
          <Select options={choices} value={form.keptOut} onChange={(event) => form.setKeptOut(event.target.value)} />
        </Field>
        <Checkbox label={t('answer.reclean')} checked={form.returns} onCheckedChange={form.setReturns} />
        {form.returns && (
          <Field label={t('answer.recleanAt')} help={t('answer.recleanHelp')} error={form.recleanFault} required>
            <DateTimeField timeZone={timeZone} value={form.local} onValueChange={form.setLocal} />
          </Field>
        )}
      </form>
      {question}
    </Dialog>
  );
}

function useAnswer(disputeId: string, timeZone: string, onDone: () => void) {
  const { t } = useTranslation('reports');
  const { t: tv } = useTranslation('validation');
  const sentencesOf = useFieldSentences();
  const photos = useReportPhotos(submit);
  const [text, setText] = useState('');
  const [keptOut, setKeptOut] = useState('');
  const [returns, setReturns] = useState(false);
  const [local, setLocal] = useState('');
  const [tried, setTried] = useState(false);
  const answer = useWrite(answerReport, {
    onSuccess: () => {
      showToast({ title: t('done.answered'), description: t('done.answeredText'), tone: 'success' });
      onDone();
    },
    failed: reasonAlone,
  });
  const recleanAt = returns ? zonedToUtc(local, timeZone) : null;
  const isShort = text.trim().length < textAtLeast;
  const lacksTime = returns && recleanAt === null;
  function submit(event?: FormEvent) {
    event?.preventDefault();
    setTried(true);
    if (isShort || lacksTime) return;
    if (photos.sending) return photos.waitForThem();
    const keptOutBy = keptOutReasons.find((value) => value === keptOut) ?? null;
    answer.mutate({ params: { id: disputeId }, body: { text, photoUrls: photos.urls, recleanAt, keptOutBy } });
  }
  const recleanFault = tried && lacksTime ? tv('required') : (sentencesOf(answer.error).recleanAt ?? null);
  const sending = answer.isPending || photos.waits;
  return {
    ...{ photos, text, setText, keptOut, setKeptOut, returns, setReturns, local, setLocal, sending, submit },
    ...{ textTooShort: tried && isShort, textAtLeast: tv('tooShort', { minimum: textAtLeast }), recleanFault },
  };
}
