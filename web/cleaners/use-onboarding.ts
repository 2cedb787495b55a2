import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { User } from '#contract/accounts.ts';
import { completeOnboarding, getCleanerProfile, getMe } from '#contract/calls.ts';
import type { CleanerProfile } from '#contract/cleaners.ts';
import { call } from '#web/platform/api.ts';
import { applyFieldErrors } from '#web/platform/apply-field-errors.ts';
import { useContractForm } from '#web/platform/contract-form.ts';
import { useErrorText } from '#web/platform/error-text.ts';
import { useFieldSentence } from '#web/platform/field-sentence.ts';
import { useSession } from '#web/platform/session.tsx';
import { useWrite } from '#web/platform/use-write.ts';
import { showToast } from '#web/ui/toast.tsx';
import { forgetOnboardingDraft, keepOnboardingDraft, readOnboardingDraft } from './onboarding-draft.ts';
import { type OnboardingValues, onboardingValues, stepFields } from './onboarding-values.ts';

const schema = () => import('./onboarding-schema.ts').then(({ onboardingSchema }) => onboardingSchema(true));
const firstSchema = () => import('./onboarding-schema.ts').then(({ onboardingSchema }) => onboardingSchema(false));
const lastStep = stepFields.length;

/** The four steps: each is checked before the next, the third saves. */
export function useOnboarding(profile: CleanerProfile | null, user: User) {
  const { t } = useTranslation('onboarding');
  const [step, setStep] = useState(0);
  const form = useOnboardingForm(profile, user);
  const told = useRefusal(form, setStep);
  const setUser = useSession().setUser;
  const save = useWrite(completeOnboarding, {
    refreshes: [getCleanerProfile],
    onSuccess: () => {
      form.resetField('socialSecurityNumber', { defaultValue: undefined });
      forgetOnboardingDraft(user.id); // after the reset, which is a change that would be kept
      void call(getMe).then(setUser, () => undefined); // the name and the state of onboarding may have changed
      showToast({ title: t('toasts.saved'), description: t('toasts.savedText'), tone: 'success' });
      setStep(lastStep);
    },
    onError: told.byServer,
  });
  async function next() {
    const valid = await form.trigger(stepFields[step], { shouldFocus: true });
    if (!valid) return told.invalid();
    if (step === lastStep - 1) return void form.handleSubmit((body) => save.mutate({ body }), told.invalid)();
    setStep(step + 1);
  }
  return { form, step, saving: save.isPending, next: () => void next(), previous: () => setStep(step - 1), setStep };
}

function useOnboardingForm(profile: CleanerProfile | null, user: User) {
  const [ssnStored] = useState(() => Boolean(profile?.personal?.ssnLast4));
  const form = useContractForm<OnboardingValues>(ssnStored ? schema : firstSchema, {
    defaultValues: { ...onboardingValues(profile, user.phone), ...readOnboardingDraft(user.id) },
    shouldUnregister: false,
  });
  useEffect(
    () =>
      form.subscribe({ formState: { values: true }, callback: ({ values }) => keepOnboardingDraft(user.id, values) }),
    [form, user.id],
  );
  return form;
}

type Form = ReturnType<typeof useOnboardingForm>;

/** What is wrong is said beside its field, on the step that has it, and once as a whole. */
function useRefusal(form: Form, setStep: (step: number) => void) {
  const { t } = useTranslation('onboarding');
  const errorText = useErrorText();
  const sentence = useFieldSentence();
  const invalid = () => showToast({ title: t('toasts.invalid'), description: t('toasts.invalidText'), tone: 'danger' });
  function byServer(error: Error) {
    if (!applyFieldErrors(form, error, sentence)) {
      showToast({ title: t('toasts.error'), description: errorText(error), tone: 'danger' });
      return;
    }
    const wrong = stepFields.findIndex((fields) => fields.some((field) => form.getFieldState(field).error));
    if (wrong >= 0) setStep(wrong);
    invalid();
  }
  return { invalid, byServer };
}
