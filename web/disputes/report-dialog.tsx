import { type FormEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { reportJob } from '#contract/dispute-calls.ts';
import type { JobDetail } from '#contract/jobs.ts';
import { type DisputeReason, disputeReasons } from '#contract/states.ts';
import { useKeepTyping, useTakenTyping } from '#web/platform/kept-typing.ts';
import { useAsksToDiscard } from '#web/platform/use-asks-to-discard.tsx';
import { reasonAlone } from '#web/platform/use-failure.ts';
import { usePublicAddress } from '#web/platform/use-public-address.ts';
import { useWrite } from '#web/platform/use-write.ts';
import { Button } from '#web/ui/button.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Field } from '#web/ui/field.tsx';
import { Select } from '#web/ui/select.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { showToast } from '#web/ui/toast.tsx';
import { hasPaid } from './has-paid.ts';
import { keptReport } from './kept-report.ts';
import { ReportPhotos } from './report-photos.tsx';
import type { NameOfTask } from './report-words.ts';
import { useReportPhotos } from './use-report-photos.ts';

interface ReportDialogProps {
  job: JobDetail;
  nameOfTask: NameOfTask;
  onClose: () => void;
}

/** A host says what is wrong, with photos, and which tasks of the checklist it is about. */
export function ReportDialog({ job, nameOfTask, onClose }: ReportDialogProps) {
  const { t } = useTranslation(['reports', 'jobs']);
  const address = usePublicAddress();
  const formId = useId();
  const form = useReport(job.id, onClose);
  const { leave, question } = useAsksToDiscard(() => form.text.trim() !== '' || form.photos.photos.length > 0, onClose);
  return (
    <Dialog
      open
      size="wide"
      onOpenChange={leave}
      title={t('jobs:reportProblem')}
      description={
        <>
          {t(hasPaid(job) ? 'report.textPaid' : 'report.text')}{' '}
          <TextLink to={address('fairResolution')}>{t('report.rules')}</TextLink>
        </>
      }
      footer={
        <>
          <Button onClick={leave}>{t('cancel')}</Button>
          <Button type="submit" form={formId} variant="primary" loading={form.sending}>
            {t('report.send')}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate className="grid gap-5" onSubmit={form.submit}>
        <Field label={t('report.reason')} error={form.missing.reason ? t('report.reasonMissing') : null} required>
          <Select
            placeholder={t('report.choose')}
            options={disputeReasons.map((value) => ({ value, label: t(`reasons.${value}`) }))}
            value={form.reason}
            onChange={(event) => form.setReason(event.target.value)}
          />
        </Field>
        <Field label={t('report.what')} error={form.missing.text ? t('report.whatMissing') : null} required>
          <TextArea maxLength={4000} value={form.text} onChange={(event) => form.setText(event.target.value)} />
        </Field>
        <ReportPhotos chosen={form.photos} />
        {job.tasks.length > 0 && (
          <Field label={t('report.tasks')} group optional>
            <div className="divide-y divide-line border-y border-line">
              {job.tasks.map(({ id }) => (
                <Checkbox
                  key={id}
                  size="row"
                  label={nameOfTask(id)}
                  checked={form.taskIds.includes(id)}
                  onCheckedChange={(checked) => form.choose(id, checked)}
                />
              ))}
            </div>
          </Field>
        )}
      </form>
      {question}
    </Dialog>
  );
}

/** What of a report outlives its page; photos are chosen anew. */
interface Typed {
  reason: string;
  text: string;
  taskIds: readonly string[];
}

function useReport(jobId: string, onDone: () => void) {
  const { t } = useTranslation('reports');
  const photos = useReportPhotos(submit);
  const kept = useTakenTyping<Typed>(keptReport(jobId));
  const [reason, setReason] = useState(kept?.reason ?? '');
  const [text, setText] = useState(kept?.text ?? '');
  const [taskIds, setTaskIds] = useState<readonly string[]>(kept?.taskIds ?? []);
  useKeepTyping(keptReport(jobId), (): Typed => ({ reason, text, taskIds }), reason !== '' || text !== '');
  const [tried, setTried] = useState(false);
  const report = useWrite(reportJob, {
    onSuccess: () => {
      showToast({ title: t('done.reported'), description: t('done.reportedText'), tone: 'success' });
      onDone();
    },
    failed: reasonAlone,
  });
  const chosen = disputeReasons.find((value): value is DisputeReason => value === reason);
  const choose = (id: string, checked: boolean) =>
    setTaskIds((all) => (checked ? [...all, id] : all.filter((other) => other !== id)));
  function submit(event?: FormEvent<HTMLFormElement>) {
    event?.preventDefault();
    setTried(true);
    if (!chosen || text.trim() === '') {
      event?.currentTarget.querySelector<HTMLElement>(chosen ? 'textarea' : 'select')?.focus();
      return;
    }
    if (photos.sending) return photos.waitForThem();
    const body = { reason: chosen, text, photoUrls: photos.urls, taskIds: [...taskIds] };
    report.mutate({ params: { id: jobId }, body });
  }
  const missing = { reason: tried && !chosen, text: tried && text.trim() === '' };
  const sending = report.isPending || photos.waits;
  return { photos, reason, setReason, text, setText, taskIds, choose, missing, sending, submit };
}
