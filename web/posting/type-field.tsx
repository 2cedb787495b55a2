import { Controller } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { postedCleaningTypes } from '#contract/states.ts';
import { Field } from '#web/ui/field.tsx';
import { RadioCards } from '#web/ui/radio-cards.tsx';
import type { PostingForm } from './posting-values.ts';

/** Standard, deep or maintenance, each with its sentence. */
export function TypeField({ form }: { form: PostingForm }) {
  const { t } = useTranslation(['posting', 'jobs']);
  const options = postedCleaningTypes.map((value) => ({
    value,
    label: t(`jobs:cleaningType.${value}`),
    detail: t(`jobs:cleaningTypeText.${value}`),
  }));
  return (
    <Controller
      control={form.control}
      name="cleaningType"
      render={({ field }) => (
        <Field label={t('type.label')} group required>
          <RadioCards columns={3} options={options} value={field.value} onValueChange={field.onChange} />
        </Field>
      )}
    />
  );
}
