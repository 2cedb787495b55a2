import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { updateCleanerProfile } from '#contract/calls.ts';
import type { CleanerProfile } from '#contract/cleaners.ts';
import { useContractForm } from '#web/platform/contract-form.ts';
import { useWrite } from '#web/platform/use-write.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { showToast } from '#web/ui/toast.tsx';
import { AboutFields } from './about-fields.tsx';
import { ProfileFields } from './profile-fields.tsx';
import { type ProfileValues, profileValues } from './profile-values.ts';
import { ProjectRateFields } from './project-rate-fields.tsx';

const schema = () => import('#contract/cleaners.ts').then(({ updateCleanerProfile }) => updateCleanerProfile.body);

interface EditProfileDialogProps {
  profile: CleanerProfile;
  onClose: () => void;
}

/** Rates, limits, work days and what hosts read. */
export function EditProfileDialog({ profile, onClose }: EditProfileDialogProps) {
  const { t } = useTranslation(['cleanerProfile', 'common']);
  const formId = useId();
  const { form, save, saving } = useEditProfile(profile, onClose);
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && !saving && onClose()}
      title={t('title')}
      description={t('text')}
      size="wide"
      footer={
        <>
          <Button disabled={saving} onClick={onClose}>
            {t('common:cancel')}
          </Button>
          <Button type="submit" form={formId} variant="primary" loading={saving}>
            {t('save')}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate className="grid gap-5" onSubmit={form.handleSubmit(save)}>
        <ProfileFields form={form} />
        <ProjectRateFields form={form} />
        <AboutFields form={form} />
      </form>
    </Dialog>
  );
}

function useEditProfile(profile: CleanerProfile, onDone: () => void) {
  const { t } = useTranslation('cleanerProfile');
  const form = useContractForm<ProfileValues>(schema, {
    defaultValues: profileValues(profile),
    keepAs: 'profile',
  });
  const save = useWrite(updateCleanerProfile, {
    onSuccess: () => {
      showToast({ title: t('updated'), description: t('updatedText'), tone: 'success' });
      onDone();
    },
    form,
    failed: ({ reason }) => ({
      title: t('error'),
      description: t('errorText', { reason }),
      tone: 'danger',
    }),
  });
  return { form, save: (body: ProfileValues) => save.mutate({ body }), saving: save.isPending };
}
