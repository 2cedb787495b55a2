import { useTranslation } from 'react-i18next';
import type { SentBodyOf } from '#contract/endpoint.ts';
import { saveGuestPage } from '#contract/guest-page-calls.ts';
import type { OwnGuestPage, saveGuestPage as SaveGuestPage } from '#contract/guest-pages.ts';
import type { JobDetail } from '#contract/jobs.ts';
import { useContractForm } from '#web/platform/contract-form.ts';
import { FormLine } from '#web/platform/form-line.tsx';
import { reasonAlone } from '#web/platform/use-failure.ts';
import { useWrite } from '#web/platform/use-write.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { showToast } from '#web/ui/toast.tsx';
import { guestPhotosOf, guestTasksOf } from './guest-choices.ts';
import { PhotoChoice } from './photo-choice.tsx';
import { TaskChoice } from './task-choice.tsx';

const schema = () => import('#contract/guest-pages.ts').then((file) => file.saveGuestPage.body);
type Values = SentBodyOf<typeof SaveGuestPage>;

interface ShareDialogProps {
  job: JobDetail;
  /** Null before there is one. */
  page: OwnGuestPage | null;
  onClose: () => void;
}

/** What the page shows: a title, up to three photos, and those of the host’s own tasks that guests may read. */
export function ShareDialog({ job, page, onClose }: ShareDialogProps) {
  const { t } = useTranslation('guestPage');
  const [photos, tasks] = [guestPhotosOf(job), guestTasksOf(job)];
  // nothing is filled in: a property’s name may be its address
  const form = useContractForm<Values>(schema, {
    defaultValues: {
      title: page?.title ?? '',
      photoIds: (page?.photoIds ?? []).filter((id) => photos.some((photo) => photo.id === id)),
      taskIds: (page?.taskIds ?? []).filter((id) => tasks.some((task) => task.id === id)),
    },
  });
  const save = useWrite(saveGuestPage, {
    form,
    failed: reasonAlone,
    onSuccess: () => {
      onClose();
      showToast({ title: t(page ? 'share.changed' : 'share.made'), tone: 'success' });
    },
  });
  const { errors } = form.formState;
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t(page ? 'share.changeTitle' : 'share.makeTitle')}
      description={t('share.shows')}
      footer={
        <>
          <Button onClick={onClose}>{t('share.cancel')}</Button>
          <Button type="submit" form="guest-page" variant="primary" loading={save.isPending}>
            {t(page ? 'share.save' : 'share.make')}
          </Button>
        </>
      }
    >
      <form
        id="guest-page"
        noValidate
        className="grid gap-5"
        onSubmit={(event) => void form.handleSubmit((body) => save.mutate({ params: { id: job.id }, body }))(event)}
      >
        <FormLine form={form} name="title" label={t('share.name')} help={t('share.nameHelp')} autoComplete="off" />
        <PhotoChoice
          photos={photos}
          timeZone={job.timeZone}
          chosen={form.watch('photoIds')}
          onChange={(ids) => form.setValue('photoIds', ids)}
          error={errors.photoIds?.message}
        />
        <TaskChoice
          tasks={tasks}
          chosen={form.watch('taskIds')}
          onChange={(ids) => form.setValue('taskIds', ids)}
          error={errors.taskIds?.message}
        />
      </form>
    </Dialog>
  );
}
