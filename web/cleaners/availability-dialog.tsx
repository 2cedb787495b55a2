import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { CleanerProfile } from '#contract/cleaners.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { useSaveAvailability } from './use-save-availability.ts';
import { WeekHours } from './week-hours.tsx';

interface AvailabilityDialogProps {
  profile: CleanerProfile;
  onClose: () => void;
}

/** The hours of each weekday, changed from where one is. */
export function AvailabilityDialog({ profile, onClose }: AvailabilityDialogProps) {
  const { t } = useTranslation(['cleaner', 'availability', 'common']);
  const formId = useId();
  const { form, save, saving } = useSaveAvailability(profile, onClose);
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && !saving && onClose()}
      title={t('quick.availability')}
      description={t('availability:text')}
      footer={
        <>
          <Button disabled={saving} onClick={onClose}>
            {t('common:cancel')}
          </Button>
          <Button type="submit" form={formId} variant="primary" loading={saving}>
            {t('availability:save')}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={form.handleSubmit(save)}>
        <WeekHours form={form} />
      </form>
    </Dialog>
  );
}
