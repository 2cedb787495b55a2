import type { ReactNode } from 'react';
import { Controller } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { Property } from '#contract/properties.ts';
import { shownAddress } from '#contract/shown-address.ts';
import { HomeSelect } from '#web/platform/homes/home-select.tsx';
import { Field } from '#web/ui/field.tsx';
import type { PostingForm } from './posting-values.ts';

interface PropertyChoiceProps {
  form: PostingForm;
  properties: readonly Property[];
  /** Stands at the end of the label's line: the way to add one. */
  aside?: ReactNode;
}

/** Which property is cleaned; its usual payout becomes the budget as long as nobody has typed one. */
export function PropertyChoice({ form, properties, aside }: PropertyChoiceProps) {
  const { t } = useTranslation('posting');
  return (
    <Controller
      control={form.control}
      name="propertyId"
      render={({ field, fieldState: { error } }) => (
        <Field
          label={t('property.label')}
          help={error ? undefined : <Address property={properties.find(({ id }) => id === field.value)} />}
          error={error?.message}
          aside={aside}
          required
        >
          <HomeSelect
            ref={field.ref}
            name={field.name}
            value={field.value}
            onBlur={field.onBlur}
            onChange={(id, home) => chooseProperty(form, home ? [home] : properties, id)}
            placeholder={t('property.placeholder')}
            homes={properties}
          />
        </Field>
      )}
    />
  );
}

/** Tells properties of one name apart; there is a line before one is chosen too, so that nothing jumps. */
function Address({ property }: { property: Property | undefined }) {
  const { t } = useTranslation('posting');
  return property ? <bdi>{shownAddress(property)}</bdi> : t('property.help');
}

/** Takes a property into the form, with its usual payout unless a budget was typed. */
export function chooseProperty(form: PostingForm, properties: readonly Property[], id: string): void {
  form.setValue('propertyId', id, { shouldDirty: true, shouldValidate: form.formState.isSubmitted });
  const payout = properties.find((property) => property.id === id)?.defaultPayoutCents;
  if (payout !== undefined && !form.getFieldState('payoutCents').isDirty) {
    form.resetField('payoutCents', { defaultValue: payout });
  }
}
