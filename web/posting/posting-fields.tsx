import type { ReactNode } from 'react';
import { Controller } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { HostJob } from '#contract/jobs.ts';
import type { Property } from '#contract/properties.ts';
import { postedCleaningTypes } from '#contract/states.ts';
import { Field } from '#web/ui/field.tsx';
import { RadioCards } from '#web/ui/radio-cards.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { BudgetField } from './budget-field.tsx';
import { OverlapNotice } from './overlap-notice.tsx';
import { PropertyChoice } from './property-choice.tsx';
import { Tasks } from './tasks.tsx';
import type { PostingForm } from './use-posting-form.ts';
import { WhenFields } from './when-fields.tsx';

interface PostingFieldsProps {
  form: PostingForm;
  properties: readonly Property[];
  /** The host's jobs that are not over, to warn of two at once. */
  jobs: readonly HostJob[];
  /** Left out where the property is chosen outside the form. */
  withProperty?: boolean;
  /** Stands beside the property: the way to add one. */
  propertyAside?: ReactNode;
}

/** All that makes a job: where, when, what, for how much, and what every bidder should know. */
export function PostingFields({ form, properties, jobs, withProperty = true, propertyAside }: PostingFieldsProps) {
  const { t } = useTranslation('posting');
  const property = properties.find(({ id }) => id === form.watch('propertyId'));
  const { error } = form.getFieldState('specialInstructions', form.formState);
  return (
    <>
      {withProperty && <PropertyChoice form={form} properties={properties} aside={propertyAside} />}
      <WhenFields form={form} property={property} />
      <OverlapNotice form={form} property={property} jobs={jobs} />
      <TypeField form={form} />
      <Tasks form={form} />
      <BudgetField form={form} />
      <Field label={t('instructions.label')} help={t('instructions.help')} error={error?.message} optional>
        <TextArea rows={3} maxLength={4000} {...form.register('specialInstructions')} />
      </Field>
    </>
  );
}

/** Standard, deep or maintenance, each with its sentence. */
function TypeField({ form }: { form: PostingForm }) {
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
