import type { UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { FormAddress } from '#web/platform/form-address.tsx';
import { FormLine } from '#web/platform/form-line.tsx';
import type { OnboardingValues } from './onboarding-values.ts';
import { SsnField } from './ssn-field.tsx';

interface PersonalFieldsProps {
  form: UseFormReturn<OnboardingValues>;
  /** The last digits of a number that is stored already. */
  ssnLast4: string | null;
}

/** Step 1: who somebody is and where they live. */
export function PersonalFields({ form, ssnLast4 }: PersonalFieldsProps) {
  const { t } = useTranslation('onboarding');
  return (
    <div className="grid items-start gap-4 sm:grid-cols-2">
      <FormLine form={form} name="firstName" label={t('fields.firstName')} autoComplete="given-name" />
      <FormLine form={form} name="lastName" label={t('fields.lastName')} autoComplete="family-name" />
      <FormLine
        form={form}
        name="dateOfBirth"
        type="date"
        label={t('fields.dateOfBirth')}
        help={t('fields.dateOfBirthHelp')}
        autoComplete="bday"
      />
      <FormLine form={form} name="phone" type="tel" label={t('fields.phone')} inputMode="tel" autoComplete="tel" />
      <SsnField
        form={form}
        help={ssnLast4 ? t('fields.ssnStored', { last4: ssnLast4 }) : t('fields.ssnHelp')}
        optional={ssnLast4 !== null}
      />
      <AddressFields form={form} />
    </div>
  );
}

function AddressFields({ form }: Pick<PersonalFieldsProps, 'form'>) {
  const { t } = useTranslation('onboarding');
  const labels = { street: t('fields.street'), city: t('fields.city'), state: t('fields.state'), zip: t('fields.zip') };
  return <FormAddress form={form} labels={labels} />;
}
