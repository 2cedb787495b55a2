import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { to } from '#web/paths.ts';
import { useSettled } from '#web/platform/use-settled.ts';
import { showToast } from '#web/ui/toast.tsx';
import type { useSaveAvailability } from './use-save-availability.ts';

/**
 * What is changed is saved once typing pauses, and what is left to save when the page is left goes then; of what cannot be
 * saved it is said that it was not.
 */
export function useSaveAtOnce({ form, save, isDirty }: ReturnType<typeof useSaveAvailability>): void {
  const { t } = useTranslation('availability');
  const navigate = useNavigate();
  const values = JSON.stringify(form.watch());
  const isPaused = useSettled(values, 800) === values;
  const saveRest = useEffectEvent(async () => {
    if (isDirty && (await form.trigger())) save(form.getValues());
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: what has changed since is saved after the next pause
  useEffect(() => {
    if (isPaused) void saveRest();
  }, [isPaused, values]);
  const faultyField = () => {
    if (form.getFieldState('serviceRadiusKm').invalid) return t('radiusField.label');
    return form.getFieldState('daysOff').invalid ? t('daysOff') : t('title');
  };
  const leave = useEffectEvent(async () => {
    if (!isDirty) return;
    if (await form.trigger()) save(form.getValues());
    else
      showToast({
        title: t('unsaved'),
        description: t('unsavedText', { field: faultyField() }),
        tone: 'danger',
        // what was typed is kept, and stands there again
        action: { label: t('correct'), onSelect: () => void navigate(to('cleanerAvailability')) },
      });
  });
  useEffect(() => () => void leave(), []);
}
