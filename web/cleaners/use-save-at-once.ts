import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { to } from '#web/paths.ts';
import { formatList } from '#web/platform/format.ts';
import { useKeepWhenLeft } from '#web/platform/kept-typing.ts';
import { useLanguage } from '#web/platform/language.tsx';
import { useSettled } from '#web/platform/use-settled.ts';
import { showToast } from '#web/ui/toast.tsx';
import { availabilityKept, type useSaveAvailability } from './use-save-availability.ts';

/**
 * Once hours were saved, what is changed is saved when typing pauses, and what is left to save when the page is left goes
 * then. Before that they are a suggestion: they are saved by the button only. Of what is not saved it is said so, and it
 * stands there again.
 */
export function useSaveAtOnce({ form, save, isDirty, hasSaved, typed }: ReturnType<typeof useSaveAvailability>): void {
  const tellUnsaved = useTellUnsaved(form, hasSaved);
  const values = JSON.stringify(form.watch());
  const isPaused = useSettled(values, 800) === values;
  const saveRest = useEffectEvent(async () => {
    if (hasSaved && isDirty && (await form.trigger())) save(form.getValues());
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: what has changed since is saved after the next pause
  useEffect(() => {
    if (isPaused) void saveRest();
  }, [isPaused, values]);
  const isFaulty = Object.keys(form.formState.errors).length > 0;
  useKeepWhenLeft(availabilityKept, typed, isDirty && (!hasSaved || isFaulty));
  const leave = useEffectEvent(async () => {
    if (!isDirty) return;
    const isRight = await form.trigger();
    if (isRight && hasSaved) save(form.getValues());
    else tellUnsaved(isRight);
  });
  useEffect(() => () => void leave(), []);
}

function useTellUnsaved({ getFieldState }: ReturnType<typeof useSaveAvailability>['form'], hasSaved: boolean) {
  const { t } = useTranslation('availability');
  const { language } = useLanguage();
  const navigate = useNavigate();
  const onSelect = () => void navigate(to('cleanerAvailability'));
  return (isRight: boolean) => {
    if (isRight)
      return showToast({
        title: t('notYet'),
        description: t('notYetText', { save: t('save') }),
        action: { label: t('goBack'), onSelect },
      });
    const faulty = [
      getFieldState('weekly').invalid && t('title'),
      getFieldState('daysOff').invalid && t('daysOff'),
      getFieldState('serviceRadiusKm').invalid && t('radiusField.label'),
    ].filter((name) => name !== false);
    const fields = t('unsavedText', { fields: formatList(faulty, language) });
    return showToast({
      title: t('unsaved'),
      description: hasSaved ? `${fields} ${t('stillApplies')}` : fields,
      tone: 'danger',
      action: { label: t('correct'), onSelect },
    });
  };
}
