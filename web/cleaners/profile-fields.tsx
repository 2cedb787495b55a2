import { Controller, type UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { hourlyRateLimits } from '#contract/cleaner-limits.ts';
import { maximumPayoutCents } from '#contract/money.ts';
import { FormLine } from '#web/platform/form-line.tsx';
import { FormToggles } from '#web/platform/form-toggles.tsx';
import { typedNumber } from '#web/platform/typed-number.ts';
import { useDistance } from '#web/platform/use-distance.ts';
import { CentsField } from '#web/ui/cents-field.tsx';
import { Field } from '#web/ui/field.tsx';
import type { ProfileValues } from './profile-values.ts';
import { RadiusField } from './radius-field.tsx';
import { rateLine } from './rate-line.ts';
import { useTypeOptions, useWeekdayOptions } from './use-options.ts';

type Form = { form: UseFormReturn<ProfileValues> };

/** What jobs somebody wants: price, distance, kind, number and time. */
export function ProfileFields({ form }: Form) {
  const { t } = useTranslation('cleanerProfile');
  const types = useTypeOptions();
  const days = useWeekdayOptions();
  return (
    <>
      <RateAndRadius form={form} />
      <FormToggles form={form} name="preferredCleaningTypes" label={t('types')} options={types} />
      <Limits form={form} />
      <FormToggles form={form} name="availableWeekdays" label={t('days')} options={days} />
      <div className="grid grid-cols-2 items-start gap-4">
        <FormLine form={form} name="workDayStart" type="time" label={t('workStart')} />
        <FormLine form={form} name="workDayEnd" type="time" label={t('workEnd')} />
      </div>
    </>
  );
}

function RateAndRadius({ form }: Form) {
  const { t } = useTranslation('cleanerProfile');
  const { unit } = useDistance();
  return (
    <div className="grid items-start gap-4 sm:grid-cols-2">
      <FormLine form={form} {...rateLine(hourlyRateLimits.most)} label={t('hourlyRate')} help={t('hourlyRateHelp')} />
      <Controller
        control={form.control}
        name="serviceRadiusKm"
        // a unit that is known only now begins with its own number
        render={(asked) => <RadiusField key={unit} {...asked} unit={unit} />}
      />
    </div>
  );
}

function Limits({ form }: Form) {
  const { t } = useTranslation('cleanerProfile');
  return (
    <div className="grid items-start gap-4 sm:grid-cols-2">
      <FormLine
        form={form}
        name="maxJobsPerDay"
        type="number"
        inputMode="numeric"
        min={1}
        max={10}
        label={t('maxJobs')}
        read={typedNumber}
      />
      <Controller
        control={form.control}
        name="minPayoutCents"
        render={({ field, fieldState }) => (
          <Field label={t('minPayout')} error={fieldState.error?.message} required>
            <CentsField
              ref={field.ref}
              most={maximumPayoutCents}
              name={field.name}
              defaultCents={field.value}
              onCentsChange={field.onChange}
              onBlur={field.onBlur}
            />
          </Field>
        )}
      />
    </div>
  );
}
