import { Controller } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { DateTimeField } from '#web/ui/date-time-field.tsx';
import { Field } from '#web/ui/field.tsx';
import { Select } from '#web/ui/select.tsx';
import type { PostingForm } from './posting-values.ts';
import { endsBeforeFirst, isSeries, type Repeat, repeats } from './repeats.ts';

/** How often the cleaning comes again, and until when. */
export function RepeatField({ form }: { form: PostingForm }) {
  const { t } = useTranslation('series');
  const repeat = form.watch('repeat');
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <Controller
        control={form.control}
        name="repeat"
        render={({ field }) => (
          <Field label={t('repeat.label')} help={isSeries(repeat) ? t('repeat.help') : undefined}>
            <Select
              ref={field.ref}
              name={field.name}
              value={field.value ?? 'no'}
              onBlur={field.onBlur}
              // one of the options below
              onChange={(event) => field.onChange(event.target.value as Repeat)}
              options={repeats.map((value) => ({ value, label: t(`repeat.${value}`) }))}
            />
          </Field>
        )}
      />
      {isSeries(repeat) && <LastDateField form={form} />}
    </div>
  );
}

function LastDateField({ form }: { form: PostingForm }) {
  const { t } = useTranslation(['series', 'validation']);
  // what the other column shows follows from it, so it is said before anything is sent
  const [startTime, lastDate] = form.watch(['startTime', 'lastDate']);
  const order = endsBeforeFirst(startTime, lastDate) ? t('validation:daysOrder') : undefined;
  return (
    <Controller
      control={form.control}
      name="lastDate"
      render={({ field, fieldState: { error } }) => (
        <Field label={t('repeat.lastDate')} help={t('repeat.lastDateHelp')} error={error?.message ?? order}>
          <DateTimeField
            ref={field.ref}
            kind="date"
            name={field.name}
            value={field.value ?? ''}
            onValueChange={field.onChange}
            onBlur={field.onBlur}
          />
        </Field>
      )}
    />
  );
}
