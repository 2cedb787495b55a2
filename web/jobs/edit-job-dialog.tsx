import type { UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { changeJob } from '#contract/calls.ts';
import type { JobDetail } from '#contract/jobs.ts';
import { useContractForm } from '#web/platform/contract-form.ts';
import { useWrite } from '#web/platform/use-write.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { showToast } from '#web/ui/toast.tsx';
import { EditJobFields } from './edit-job-fields.tsx';
import { changesIn, type JobChanges, valuesOf, voidsBids } from './job-changes.ts';

const schema = () => import('#contract/jobs.ts').then(({ changeJob }) => changeJob.body);

interface EditJobDialogProps {
  job: JobDetail;
  onOpenChange: (open: boolean) => void;
}

const formId = 'edit-job';

/** Changes an open job, and says beforehand what happens to the bids that stand. */
export function EditJobDialog({ job, onOpenChange }: EditJobDialogProps) {
  const { t } = useTranslation('jobs');
  const form = useContractForm<JobChanges>(schema, { defaultValues: valuesOf(job) });
  const save = useSaveJob(form, () => onOpenChange(false));
  const bids = job.bids?.filter(({ status }) => status === 'PENDING').length ?? 0;
  const voided = bids > 0 && voidsBids(changesIn(form.watch(), job));

  function send(values: JobChanges) {
    const changes = changesIn(values, job);
    if (Object.keys(changes).length === 0) onOpenChange(false);
    else save.mutate({ params: { id: job.id }, body: changes });
  }
  return (
    <Dialog
      open
      onOpenChange={onOpenChange}
      title={t('edit.title')}
      description={bids > 0 ? t('edit.text', { count: bids }) : undefined}
      footer={
        <>
          <Button onClick={() => onOpenChange(false)}>{t('edit.cancel')}</Button>
          <Button type="submit" form={formId} variant="primary" loading={save.isPending}>
            {voided ? t('edit.saveVoiding', { count: bids }) : t('edit.save')}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate className="grid gap-4" onSubmit={form.handleSubmit(send)}>
        <EditJobFields form={form} timeZone={job.timeZone} />
      </form>
    </Dialog>
  );
}

function useSaveJob(form: UseFormReturn<JobChanges>, onSaved: () => void) {
  const { t } = useTranslation('jobs');
  return useWrite(changeJob, {
    onSuccess: () => {
      showToast({ title: t('toasts.updated'), description: t('toasts.updatedText'), tone: 'success' });
      onSaved();
    },
    form,
    failed: t('toasts.error'),
  });
}
