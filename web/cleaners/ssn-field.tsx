import type { UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { FormLine } from '#web/platform/form-line.tsx';
import type { OnboardingValues } from './onboarding-values.ts';

interface SsnFieldProps {
  form: UseFormReturn<OnboardingValues>;
  help: string;
  optional?: boolean;
}

/** The Social Security number, hidden as a password is. */
export function SsnField({ form, help, optional = false }: SsnFieldProps) {
  const { t } = useTranslation('onboarding');
  return (
    <FormLine
      form={form}
      name="socialSecurityNumber"
      type="password"
      hides="number"
      inputMode="numeric"
      autoComplete="off"
      label={t('fields.ssn')}
      help={help}
      optional={optional}
      read={(typed) => (typed === '' ? undefined : typed)}
      className="sm:col-span-2"
    />
  );
}
