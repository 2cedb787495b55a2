import type { ReactNode } from 'react';
import { Controller, useFormState } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { maximumPayoutCents, minimumBidCents } from '#contract/money.ts';
import { CentsField } from '#web/ui/cents-field.tsx';
import { DateTimeField } from '#web/ui/date-time-field.tsx';
import { Field } from '#web/ui/field.tsx';
import { Switch } from '#web/ui/switch.tsx';
import type { PropertyFormState } from './use-property-form.ts';

interface TurnoverFieldsProps {
  form: PropertyFormState;
  /** What follows from another payout or other hours, right below them. */
  notice: ReactNode;
}

/** The usual turnover: what it pays, between which hours, whether check-outs post it by themselves, and who hears first. */
export function TurnoverFields({ form, notice }: TurnoverFieldsProps) {
  const { t } = useTranslation('properties');
  const postsJobs = form.watch('autoCreateJobs');
  return (
    <>
      <div className="grid grid-cols-2 gap-3 sm:grid-cols-3">
        <PayoutField form={form} />
        <HourField form={form} name="checkOutTime" label={t('form.checkOut')} />
        <HourField form={form} name="checkInTime" label={t('form.checkIn')} />
      </div>
      {notice}
      <SwitchField form={form} name="autoCreateJobs" label={t('form.autoCreate')} detail={t('form.autoCreateHelp')} />
      {postsJobs && (
        <SwitchField
          form={form}
          name="inviteFavorites"
          label={t('form.inviteFavorites')}
          detail={t('form.inviteFavoritesHelp')}
        />
      )}
    </>
  );
}

interface SwitchFieldProps {
  form: PropertyFormState;
  name: 'autoCreateJobs' | 'inviteFavorites';
  label: string;
  detail: string;
}

function SwitchField({ form, name, label, detail }: SwitchFieldProps) {
  return (
    <Controller
      control={form.control}
      name={name}
      render={({ field }) => (
        <Switch
          className="rounded-control border border-line px-3.5 py-3"
          checked={field.value ?? false}
          onCheckedChange={field.onChange}
          label={label}
          detail={detail}
        />
      )}
    />
  );
}

function PayoutField({ form }: { form: PropertyFormState }) {
  const { t } = useTranslation('properties');
  // the field keeps its own text: it begins anew where somebody else has saved another amount
  const { defaultValues } = useFormState({ control: form.control });
  return (
    <Controller
      control={form.control}
      name="defaultPayoutCents"
      render={({ field, fieldState }) => (
        <Field label={t('form.payout')} error={fieldState.error?.message} className="max-sm:col-span-2">
          <CentsField
            key={defaultValues?.defaultPayoutCents}
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

type HourFieldProps = { form: PropertyFormState; name: 'checkOutTime' | 'checkInTime'; label: string };

function HourField({ form, name, label }: HourFieldProps) {
  return (
    <Controller
      control={form.control}
      name={name}
      render={({ field, fieldState }) => (
        <Field label={label} error={fieldState.error?.message}>
          <DateTimeField
            ref={field.ref}
            kind="time"
            value={field.value ?? ''}
            onValueChange={field.onChange}
            onBlur={field.onBlur}
          />
        </Field>
      )}
    />
  );
}
