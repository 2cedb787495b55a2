import { useTranslation } from 'react-i18next';
import { bathroomChoices, bedroomChoices } from '#contract/states.ts';
import { formatNumber } from '#web/platform/format.ts';
import { useLanguage } from '#web/platform/language.tsx';
import { Field } from '#web/ui/field.tsx';
import { Select } from '#web/ui/select.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { numberOrNull } from './property-values.ts';
import type { PropertyFormState } from './use-property-form.ts';

/** How large the place is: cleaners bid by it. */
export function SizeFields({ form, withSquareFeet }: { form: PropertyFormState; withSquareFeet: boolean }) {
  const { t } = useTranslation('properties');
  const { language } = useLanguage();
  const { errors } = form.formState;
  const choices = (counts: readonly number[]) => [
    { value: '', label: t('form.notStated') },
    ...counts.map((count) => ({ value: String(count), label: formatNumber(count, language) })),
  ];
  const asNumber = { setValueAs: numberOrNull };
  return (
    <div className={withSquareFeet ? 'grid grid-cols-2 gap-3 sm:grid-cols-3' : 'grid grid-cols-2 gap-3'}>
      <Field label={t('form.bedrooms')} error={errors.bedrooms?.message}>
        <Select options={choices(bedroomChoices)} {...form.register('bedrooms', asNumber)} />
      </Field>
      <Field label={t('form.bathrooms')} error={errors.bathrooms?.message}>
        <Select options={choices(bathroomChoices)} {...form.register('bathrooms', asNumber)} />
      </Field>
      {withSquareFeet && (
        <Field
          label={t('form.squareFeet')}
          error={errors.squareFootage?.message}
          className="max-sm:col-span-2"
          optional
        >
          <TextInput
            type="number"
            inputMode="numeric"
            suffix={t('form.squareFeetUnit')}
            {...form.register('squareFootage', asNumber)}
          />
        </Field>
      )}
    </div>
  );
}
