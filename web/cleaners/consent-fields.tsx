import { Controller, type UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { Field } from '#web/ui/field.tsx';
import type { OnboardingValues } from './onboarding-schema.ts';

type Form = { form: UseFormReturn<OnboardingValues> };

/** Step 3: consent to the check, and to terms and privacy. */
export function ConsentFields({ form }: Form) {
  const { t } = useTranslation('onboarding');
  return (
    <div className="grid gap-4">
      <Consent form={form} name="backgroundCheckConsent" label={t('check.consent')} detail={t('check.consentText')} />
      <Consent form={form} name="termsAccepted" label={t('check.terms')} />
    </div>
  );
}

interface ConsentProps extends Form {
  name: 'backgroundCheckConsent' | 'termsAccepted';
  label: string;
  detail?: string;
}

function Consent({ form, name, label, detail }: ConsentProps) {
  return (
    <Controller
      control={form.control}
      name={name}
      render={({ field, fieldState }) => (
        <Field label={label} error={fieldState.error?.message} hideLabel group required>
          <Checkbox
            ref={field.ref}
            name={name}
            label={label}
            detail={detail}
            checked={field.value}
            onCheckedChange={field.onChange}
          />
        </Field>
      )}
    />
  );
}
