import { useRef } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { updateAvailability } from '#contract/calls.ts';
import type { CleanerProfile } from '#contract/cleaners.ts';
import type { SentBodyOf } from '#contract/endpoint.ts';
import { keptOf } from '#web/platform/changed-in.ts';
import { useContractForm } from '#web/platform/contract-form.ts';
import { reasonAlone } from '#web/platform/use-failure.ts';
import { useWrite } from '#web/platform/use-write.ts';
import { showToast } from '#web/ui/toast.tsx';

type AvailabilityValues = SentBodyOf<typeof import('#contract/cleaners.ts').updateAvailability>;
export type AvailabilityForm = UseFormReturn<AvailabilityValues>;

/** As what it is kept where it was left with something unsaved. */
export const availabilityKept = 'availability';

const schema = () => import('#contract/cleaners.ts').then(({ updateAvailability }) => updateAvailability.body);

/** The form of the hours of each weekday, the days off and the radius; whether all of it is saved as it stands. */
export function useSaveAvailability(profile: CleanerProfile, onSaved?: () => void) {
  const { weekly, daysOff, serviceRadiusKm } = profile;
  const { t } = useTranslation('availability');
  const defaultValues = { weekly, daysOff, serviceRadiusKm };
  const form = useContractForm<AvailabilityValues>(schema, { defaultValues, keepAs: availabilityKept });
  const { isDirty, dirtyFields } = form.formState;
  const sent = useRef('');
  const hasSaved = profile.availabilitySavedAt != null;
  const save = useWrite(updateAvailability, {
    onSuccess: () => {
      // what stands there is what is saved now; what was changed meanwhile is saved next
      if (JSON.stringify(form.getValues()) === sent.current) form.reset(form.getValues());
      if (onSaved || !hasSaved) showToast({ title: t('saved'), description: t('savedText'), tone: 'success' });
      onSaved?.();
    },
    form,
    failed: reasonAlone,
  });
  // the profile has the radius as well: one that was not touched here may be another there by now
  const send = (values: AvailabilityValues) => {
    const { serviceRadiusKm: radius, ...body } = values;
    sent.current = JSON.stringify(values);
    save.mutate({ body: dirtyFields.serviceRadiusKm ? { ...body, serviceRadiusKm: radius } : body });
  };
  return {
    form,
    save: send,
    saving: save.isPending,
    saved: !isDirty && hasSaved,
    hasSaved,
    isDirty,
    typed: () => keptOf(form.getValues(), defaultValues),
    failed: save.isError,
  };
}
