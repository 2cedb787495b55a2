import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { User } from '#contract/accounts.ts';
import { completeOnboarding, getMe } from '#contract/calls.ts';
import type { CleanerProfile } from '#contract/cleaners.ts';
import { call } from '#web/platform/api.ts';
import { useContractForm } from '#web/platform/contract-form.ts';
import { useSession } from '#web/platform/session.tsx';
import { reasonAlone } from '#web/platform/use-failure.ts';
import { useWrite } from '#web/platform/use-write.ts';
import { showToast } from '#web/ui/toast.tsx';
import {
  forgetOnboardingDraft,
  keepOnboardingDraft,
  keepOnboardingReached,
  readOnboardingDraft,
  readOnboardingReached,
} from './onboarding-draft.ts';
import { askedFields, type OnboardingValues, onboardingValues, stepsOf } from './onboarding-values.ts';
import { useOnboardingSteps } from './use-onboarding-steps.ts';

/** The steps: each is checked before the next, the last but one saves. */
export function useOnboarding(profile: CleanerProfile | null, user: User) {
  const { t } = useTranslation('onboarding');
  const steps = stepsOf(user.helperOnly === true);
  const lastStep = steps.length - 1;
  const {
    step,
    go: setStep,
    back,
  } = useOnboardingSteps({
    last: lastStep,
    before: profile?.onboardingCompleted ? lastStep : readOnboardingReached(user.id),
    onReached: (reached) => keepOnboardingReached(user.id, reached),
  });
  const [ssnAgain] = useState(step > 0 && !profile?.personal?.ssnLast4);
  const asked = askedFields(steps, ssnAgain);
  const form = useOnboardingForm(profile, user);
  const invalid = { title: t('toasts.invalid'), description: t('toasts.invalidText'), tone: 'danger' } as const;
  const setUser = useSession().setUser;
  const save = useWrite(completeOnboarding, {
    onSuccess: () => {
      form.resetField('socialSecurityNumber', { defaultValue: undefined });
      forgetOnboardingDraft(user.id); // after the reset, which is a change that would be kept
      void call(getMe).then(setUser, () => undefined); // the name and the state of onboarding may have changed
      showToast({ title: t('toasts.saved'), description: t('toasts.savedText'), tone: 'success' });
      setStep(lastStep);
    },
    form,
    failed: (failure) => (failure.besideField ? invalid : reasonAlone(failure)),
    onError: showFirstWrong,
  });
  function showFirstWrong() {
    const wrong = asked.findIndex((fields) => fields.some((field) => form.getFieldState(field).error));
    if (wrong >= 0) setStep(wrong);
  }
  const sayInvalid = () => {
    showToast(invalid);
    showFirstWrong();
  };
  async function next() {
    const valid = await form.trigger(asked[step], { shouldFocus: true });
    if (!valid) return void showToast(invalid);
    if (step === lastStep - 1) return void form.handleSubmit((body) => save.mutate({ body }), sayInvalid)();
    setStep(step + 1);
  }
  return { form, steps, step, ssnAgain, saving: save.isPending, next: () => void next(), previous: back, setStep };
}

function useOnboardingForm(profile: CleanerProfile | null, user: User) {
  const ssnStored = Boolean(profile?.personal?.ssnLast4);
  const [schema] = useState(() => async () => {
    const { onboardingSchema } = await import('./onboarding-schema.ts');
    return onboardingSchema(ssnStored, user.helperOnly === true);
  });
  const form = useContractForm<OnboardingValues>(schema, {
    defaultValues: {
      ...onboardingValues(profile, user),
      ...readOnboardingDraft(user.id),
      ...(user.helperOnly && { bio: undefined }),
    },
    shouldUnregister: false,
  });
  useEffect(
    () =>
      form.subscribe({ formState: { values: true }, callback: ({ values }) => keepOnboardingDraft(user.id, values) }),
    [form, user.id],
  );
  return form;
}
