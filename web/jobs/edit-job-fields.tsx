import { Controller, type UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { postedCleaningTypes } from '#contract/states.ts';
import { utcToZoned, zonedToUtc } from '#contract/zoned-time.ts';
import { CentsField } from '#web/ui/cents-field.tsx';
import { DateTimeField } from '#web/ui/date-time-field.tsx';
import { Field } from '#web/ui/field.tsx';
import { RadioCards } from '#web/ui/radio-cards.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import type { JobChanges } from './job-changes.ts';

type Form = { form: UseFormReturn<JobChanges> };

/** When, how much, what kind, what to know. Times are the property's wall clock. */
export function EditJobFields({ form, timeZone }: Form & { timeZone: string }) {
  const { t } = useTranslation('jobs');
  return (
    <>
      <MomentField form={form} name="startTime" label={t('edit.start')} timeZone={timeZone} />
      <MomentField form={form} name="endTime" label={t('edit.end')} timeZone={timeZone} />
      <BudgetField form={form} />
      <TypeField form={form} />
      <Field
        label={t('details.instructions')}
        help={t('edit.instructionsHelp')}
        error={form.formState.errors.specialInstructions?.message}
        optional
      >
        <TextArea rows={3} maxLength={4000} {...form.register('specialInstructions')} />
      </Field>
    </>
  );
}

type MomentFieldProps = Form & { name: 'startTime' | 'endTime'; label: string; timeZone: string };

function MomentField({ form, name, label, timeZone }: MomentFieldProps) {
  return (
    <Controller
      control={form.control}
      name={name}
      render={({ field, fieldState }) => (
        <Field label={label} error={fieldState.error?.message} required>
          <DateTimeField
            ref={field.ref}
            timeZone={timeZone}
            value={field.value ? utcToZoned(field.value, timeZone) : ''}
            onValueChange={(local) => field.onChange(zonedToUtc(local, timeZone) ?? '')}
            onBlur={field.onBlur}
          />
        </Field>
      )}
    />
  );
}

function BudgetField({ form }: Form) {
  const { t } = useTranslation('jobs');
  return (
    <Controller
      control={form.control}
      name="payoutCents"
      render={({ field, fieldState }) => (
        <Field label={t('facts.budget')} error={fieldState.error?.message} required>
          <CentsField
            ref={field.ref}
            defaultCents={field.value}
            onCentsChange={(cents) => field.onChange(cents ?? Number.NaN)}
            onBlur={field.onBlur}
          />
        </Field>
      )}
    />
  );
}

function TypeField({ form }: Form) {
  const { t } = useTranslation('jobs');
  const options = postedCleaningTypes.map((value) => ({
    value,
    label: t(`cleaningType.${value}`),
    detail: t(`cleaningTypeText.${value}`),
  }));
  return (
    <Controller
      control={form.control}
      name="cleaningType"
      render={({ field }) => (
        <Field label={t('facts.type')} group required>
          <RadioCards options={options} value={field.value ?? null} onValueChange={field.onChange} />
        </Field>
      )}
    />
  );
}
