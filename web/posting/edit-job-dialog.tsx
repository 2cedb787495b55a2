import { TriangleAlert } from 'lucide-react';
import type { FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { changeJob } from '#contract/calls.ts';
import type { JobDetail } from '#contract/jobs.ts';
import { useContractForm } from '#web/platform/contract-form.ts';
import { onlyByButton } from '#web/platform/only-by-button.ts';
import { reasonAlone } from '#web/platform/use-failure.ts';
import { useWrite } from '#web/platform/use-write.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { showToast } from '#web/ui/toast.tsx';
import { BudgetField } from './budget-field.tsx';
import { dropBlankTasks } from './drop-blank-tasks.ts';
import { InstructionsField } from './instructions-field.tsx';
import { changesIn, valuesOf, voidsBids } from './job-changes.ts';
import type { PostingForm, PostingValues } from './posting-values.ts';
import { Tasks } from './tasks.tsx';
import { TypeField } from './type-field.tsx';
import { HeldTimes } from './when-fields.tsx';

const schema = () => import('./posting-schema.ts').then(({ postingSchema }) => postingSchema);

interface EditJobDialogProps {
  job: JobDetail;
  onClose: () => void;
}

const formId = 'edit-job';

/** Changes an open job, its checklist too, and says beforehand what happens to the pending bids. */
export function EditJobDialog({ job, onClose }: EditJobDialogProps) {
  const { t } = useTranslation('jobChanges');
  const form = useContractForm<PostingValues>(schema, { defaultValues: valuesOf(job), keepAs: `job:${job.id}` });
  const save = useSaveJob(form, onClose);
  const bids = job.bids?.filter(({ status }) => status === 'PENDING').length ?? 0;
  const voided = bids > 0 && voidsBids(changesIn(form.watch(), job), job);

  function send(values: PostingValues) {
    const changes = changesIn(values, job);
    if (Object.keys(changes).length === 0) onClose();
    else save.mutate({ params: { id: job.id }, body: changes });
  }
  function submit(event: FormEvent) {
    dropBlankTasks(form);
    void form.handleSubmit(send)(event);
  }
  return (
    <Dialog
      open
      size="wide"
      onOpenChange={onClose}
      title={t('edit.title')}
      description={bids > 0 ? t('edit.text', { count: bids }) : undefined}
      footer={
        <>
          <Button onClick={onClose}>{t('edit.cancel')}</Button>
          <Button type="submit" form={formId} variant="primary" loading={save.isPending}>
            {voided ? t('edit.saveVoiding', { count: bids }) : t('edit.save')}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate className="grid gap-5" onSubmit={submit} onKeyDown={onlyByButton}>
        <EditFields form={form} job={job} />
        {voided && (
          <Notice tone="amber" icon={TriangleAlert} title={t('edit.voids')} live>
            {t('edit.voidsText')}
          </Notice>
        )}
      </form>
    </Dialog>
  );
}

/** As when the job was posted, but for its property: that stays. */
function EditFields({ form, job }: { form: PostingForm; job: JobDetail }) {
  return (
    <>
      <HeldTimes form={form} timeZone={job.timeZone} />
      <TypeField form={form} />
      <Tasks form={form} posted={job} />
      <BudgetField form={form} posted={job} />
      <InstructionsField form={form} />
    </>
  );
}

function useSaveJob(form: PostingForm, onSaved: () => void) {
  const { t } = useTranslation('jobs');
  return useWrite(changeJob, {
    onSuccess: () => {
      showToast({ title: t('toasts.updated'), description: t('toasts.updatedText'), tone: 'success' });
      onSaved();
    },
    form,
    failed: reasonAlone,
  });
}
