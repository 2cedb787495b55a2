import type { ReactNode } from 'react';
import { Controller, type UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { to } from '#web/paths.ts';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { Field } from '#web/ui/field.tsx';
import { RichText } from '#web/ui/rich-text.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import type { OnboardingValues } from './onboarding-values.ts';

type Form = { form: UseFormReturn<OnboardingValues> };

/** Step 3: consent to the check, and to terms and privacy. */
export function ConsentFields({ form }: Form) {
  const { t } = useTranslation('onboarding');
  return (
    <div className="grid gap-4">
      <Consent form={form} name="backgroundCheckConsent" label={t('check.consent')} detail={t('check.consentText')} />
      <Consent form={form} name="termsAccepted" label={<TermsLabel />} />
    </div>
  );
}

interface ConsentProps extends Form {
  name: 'backgroundCheckConsent' | 'termsAccepted';
  label: ReactNode;
  detail?: string;
}

function Consent({ form, name, label, detail }: ConsentProps) {
  const { t } = useTranslation('onboarding');
  return (
    <Controller
      control={form.control}
      name={name}
      render={({ field, fieldState }) => (
        <Field label={t(`check.${name}`)} error={fieldState.error?.message} hideLabel group required>
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

function TermsLabel() {
  const { t } = useTranslation('onboarding');
  const link = (path: string) => (words: string) => (
    <TextLink to={path} target="_blank">
      {words}
    </TextLink>
  );
  return <RichText text={t('check.terms')} parts={{ terms: link(to('terms')), privacy: link(to('privacy')) }} />;
}
