import { useTranslation } from 'react-i18next';
import type { SentBodyOf } from '#contract/endpoint.ts';
import { saveGuestPage } from '#contract/guest-page-calls.ts';
import type { OwnGuestPage, saveGuestPage as SaveGuestPage } from '#contract/guest-pages.ts';
import { holdsCode } from '#contract/holds-code.ts';
import type { JobDetail } from '#contract/jobs.ts';
import { useContractForm } from '#web/platform/contract-form.ts';
import { FormLine } from '#web/platform/form-line.tsx';
import { reasonAlone } from '#web/platform/use-failure.ts';
import { useWrite } from '#web/platform/use-write.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { showToast } from '#web/ui/toast.tsx';
import { guestPhotosOf, guestTasksOf } from './guest-choices.ts';
import { keptShare } from './kept-share.ts';
import { PhotoChoice } from './photo-choice.tsx';
import { TaskChoice } from './task-choice.tsx';

const schema = () => import('#contract/guest-pages.ts').then((file) => file.saveGuestPage.body);
export type GuestPageDraft = SentBodyOf<typeof SaveGuestPage>;

interface ShareDialogProps {
  job: JobDetail;
  /** Null before there is one. */
  page: OwnGuestPage | null;
  /** What was left unsaved when it was last closed. */
  draft: GuestPageDraft | null;
  /** With what is left unsaved, unless it was saved or given up. */
  onClose: (draft: GuestPageDraft | null) => void;
}

/** What the page shows: a title, up to three photos, and those of the host’s own tasks that guests may read. */
export function ShareDialog({ job, page, draft, onClose }: ShareDialogProps) {
  const { t } = useTranslation('guestPage');
  const [photos, tasks] = [guestPhotosOf(job), guestTasksOf(job)];
  const form = useGuestPageForm(job, draft ?? page);
  const save = useWrite(saveGuestPage, {
    form,
    failed: reasonAlone,
    onSuccess: () => {
      onClose(null);
      showToast({ title: t(page ? 'share.changed' : 'share.made'), tone: 'success' });
    },
  });
  const { errors, isDirty } = form.formState;
  // what a reload has kept is no change to the form
  const isLeft = isDirty || form.getValues('title') !== (page?.title ?? '');
  return (
    <Dialog
      open
      onOpenChange={() => onClose(isLeft ? form.getValues() : draft)}
      title={t(page ? 'share.changeTitle' : 'share.makeTitle')}
      description={t('share.shows')}
      footer={
        <>
          <Button onClick={() => onClose(null)}>{t('share.cancel')}</Button>
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
        <TitleField form={form} />
        <PhotoChoice
          photos={photos}
          timeZone={job.timeZone}
          chosen={form.watch('photoIds')}
          onChange={(ids) => form.setValue('photoIds', ids, { shouldDirty: true })}
          error={errors.photoIds?.message}
        />
        <TaskChoice
          tasks={tasks}
          chosen={form.watch('taskIds')}
          onChange={(ids) => form.setValue('taskIds', ids, { shouldDirty: true })}
          error={errors.taskIds?.message}
        />
      </form>
    </Dialog>
  );
}

/** No place for a code: who has the link reads it. */
function TitleField({ form }: { form: ReturnType<typeof useGuestPageForm> }) {
  const { t } = useTranslation('guestPage');
  const title = form.watch('title');
  const help = holdsCode(title) ? <span className="text-amber-ink">{t('share.nameCode')}</span> : t('share.nameHelp');
  return <FormLine form={form} name="title" label={t('share.name')} help={help} autoComplete="off" />;
}

/** Nothing is filled in of the property: its name may be its address. */
function useGuestPageForm(job: JobDetail, begun: GuestPageDraft | null) {
  const [photos, tasks] = [guestPhotosOf(job), guestTasksOf(job)];
  return useContractForm<GuestPageDraft>(schema, {
    keepAs: keptShare(job.id),
    defaultValues: {
      title: begun?.title ?? '',
      photoIds: (begun?.photoIds ?? []).filter((id) => photos.some((photo) => photo.id === id)),
      taskIds: (begun?.taskIds ?? []).filter((id) => tasks.some((task) => task.id === id)),
    },
  });
}
