import { ArrowRight } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { applyFieldErrors } from '#web/platform/apply-field-errors.ts';
import { useContractForm } from '#web/platform/contract-form.ts';
import { useFieldSentences } from '#web/platform/field-sentences.ts';
import { FormAddress } from '#web/platform/form-address.tsx';
import { FormLine } from '#web/platform/form-line.tsx';
import { Button } from '#web/ui/button.tsx';
import { InformationSummary } from './information-summary.tsx';
import { type InformationValues, informationSchema, isFilled } from './information-values.ts';
import { StepFrame } from './step-frame.tsx';

interface InformationStepProps {
  values: InformationValues;
  /** The last digits of a number that is stored already. */
  ssnLast4: string | null;
  /** What the server refused of it before. */
  refused: Error | null;
  onFilled: (values: InformationValues) => void;
  onBack: () => void;
}

/** Who is to be checked: looked over where it is all known, typed where it is not or has to be changed. */
export function InformationStep({ values, ssnLast4, refused, onFilled, onBack }: InformationStepProps) {
  const { t } = useTranslation('backgroundChecks');
  const sentencesOf = useFieldSentences();
  const isKnown = isFilled(values);
  const [editing, setEditing] = useState(!isKnown || refused !== null);
  const form = useContractForm<InformationValues>(informationSchema, { defaultValues: values });
  useEffect(() => {
    applyFieldErrors(form, sentencesOf(refused));
  }, [refused, form, sentencesOf]);
  return (
    <StepFrame step={2} title={t('form.title')} lede={t(isKnown ? 'form.ledeKnown' : 'form.lede')} onBack={onBack}>
      <form
        noValidate
        className="grid items-start gap-4 sm:grid-cols-2"
        onSubmit={form.handleSubmit(onFilled, () => setEditing(true))}
      >
        {editing ? (
          <>
            <PersonLines form={form} ssnLast4={ssnLast4} />
            <AddressLines form={form} />
          </>
        ) : (
          <InformationSummary values={values} ssnLast4={ssnLast4} onEdit={() => setEditing(true)} />
        )}
        <Button
          type="submit"
          variant="primary"
          size="large"
          iconEnd={ArrowRight}
          className="mt-2 sm:col-span-2 sm:justify-self-end"
        >
          {t('form.continue')}
        </Button>
      </form>
    </StepFrame>
  );
}

type Form = { form: UseFormReturn<InformationValues> };

function PersonLines({ form, ssnLast4 }: Form & { ssnLast4: string | null }) {
  const { t } = useTranslation('backgroundChecks');
  return (
    <>
      <FormLine form={form} name="firstName" label={t('form.firstName')} autoComplete="given-name" />
      <FormLine form={form} name="lastName" label={t('form.lastName')} autoComplete="family-name" />
      <FormLine form={form} name="email" type="email" inputMode="email" label={t('form.email')} autoComplete="email" />
      <FormLine form={form} name="phone" type="tel" inputMode="tel" label={t('form.phone')} autoComplete="tel" />
      <FormLine form={form} name="dateOfBirth" type="date" label={t('form.dateOfBirth')} autoComplete="bday" />
      <FormLine
        form={form}
        name="socialSecurityNumber"
        type="password"
        hides="number"
        inputMode="numeric"
        autoComplete="off"
        label={t('form.ssn')}
        help={ssnLast4 ? t('form.ssnStored', { last4: ssnLast4 }) : t('form.ssnHelp')}
        optional
      />
    </>
  );
}

function AddressLines({ form }: Form) {
  const { t } = useTranslation('backgroundChecks');
  const labels = { street: t('form.street'), city: t('form.city'), state: t('form.state'), zip: t('form.zip') };
  return <FormAddress form={form} labels={labels} />;
}
