import { Controller, type UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { maximumPayoutCents, minimumBidCents } from '#contract/money.ts';
import { seriesSteps } from '#contract/series-dates.ts';
import { CentsField } from '#web/ui/cents-field.tsx';
import { DateTimeField } from '#web/ui/date-time-field.tsx';
import { Field } from '#web/ui/field.tsx';
import { Select } from '#web/ui/select.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import type { SeriesValues } from './series-values.ts';

type SeriesForm = UseFormReturn<SeriesValues>;

/** What of a series can be changed: its days and hours, what it pays, and what is to be minded. */
export function SeriesFields({ form }: { form: SeriesForm }) {
  const { t } = useTranslation('series');
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2">
        <EveryField form={form} />
        <MomentField form={form} name="firstDate" kind="date" label={t('change.firstDate')} />
        <MomentField form={form} name="startTime" kind="time" label={t('change.startTime')} />
        <MomentField form={form} name="endTime" kind="time" label={t('change.endTime')} />
        <PayoutField form={form} />
        <MomentField form={form} name="lastDate" kind="date" label={t('change.lastDate')} />
      </div>
      <Controller
        control={form.control}
        name="specialInstructions"
        render={({ field, fieldState: { error } }) => (
          <Field label={t('change.instructions')} error={error?.message}>
            <TextArea {...field} value={field.value ?? ''} maxLength={4000} />
          </Field>
        )}
      />
    </>
  );
}

function EveryField({ form }: { form: SeriesForm }) {
  const { t } = useTranslation('series');
  return (
    <Field label={t('change.every')}>
      <Select
        {...form.register('every')}
        options={seriesSteps.map((value) => ({ value, label: t(`change.${value}`) }))}
      />
    </Field>
  );
}

function PayoutField({ form }: { form: SeriesForm }) {
  const { t } = useTranslation('series');
  return (
    <Controller
      control={form.control}
      name="payoutCents"
      render={({ field, fieldState: { error } }) => (
        <Field label={t('change.payout')} error={error?.message}>
          <CentsField
            least={minimumBidCents}
            most={maximumPayoutCents}
            ref={field.ref}
            defaultCents={field.value}
            onCentsChange={field.onChange}
            onBlur={field.onBlur}
          />
        </Field>
      )}
    />
  );
}

interface MomentFieldProps {
  form: SeriesForm;
  name: 'firstDate' | 'startTime' | 'endTime' | 'lastDate';
  kind: 'date' | 'time';
  label: string;
}

/** A day or an hour of the property's own calendar and clock; a last day may be left out. */
function MomentField({ form, name, kind, label }: MomentFieldProps) {
  return (
    <Controller
      control={form.control}
      name={name}
      render={({ field, fieldState: { error } }) => (
        <Field label={label} error={error?.message}>
          <DateTimeField
            ref={field.ref}
            kind={kind}
            value={field.value ?? ''}
            onValueChange={(value) => field.onChange(value || (name === 'lastDate' ? null : ''))}
            onBlur={field.onBlur}
          />
        </Field>
      )}
    />
  );
}
