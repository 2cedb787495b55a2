import { Controller, type UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { usualProjectRates } from '#contract/terms.ts';
import { FormLine } from '#web/platform/form-line.tsx';
import { typedNumber } from '#web/platform/typed-number.ts';
import { Switch } from '#web/ui/switch.tsx';
import type { ProfileValues } from './profile-values.ts';

/** Whole projects instead of hours: their range is asked for only where they are offered. */
export function ProjectRateFields({ form }: { form: UseFormReturn<ProfileValues> }) {
  const { t } = useTranslation('cleanerProfile');
  const money = { sign: '$', type: 'number', inputMode: 'decimal', min: 0, step: 0.01, read: orNull } as const;
  return (
    <div className="grid gap-4">
      <Controller
        control={form.control}
        name="projectRatesEnabled"
        render={({ field }) => (
          <Switch
            checked={field.value}
            onCheckedChange={(offered) => {
              field.onChange(offered);
              if (offered) fillIn(form);
            }}
            label={t('projectRates')}
            detail={t('projectRatesText')}
          />
        )}
      />
      {form.watch('projectRatesEnabled') && (
        <div className="grid items-start gap-4 sm:grid-cols-2">
          <FormLine form={form} name="projectRateMin" label={t('projectMin')} {...money} optional />
          <FormLine form={form} name="projectRateMax" label={t('projectMax')} {...money} optional />
        </div>
      )}
    </div>
  );
}

/** What was left empty begins with the usual range. */
function fillIn(form: UseFormReturn<ProfileValues>): void {
  const [min, max] = form.getValues(['projectRateMin', 'projectRateMax']);
  if (min == null && max == null) {
    form.setValue('projectRateMin', usualProjectRates.min, { shouldDirty: true });
    form.setValue('projectRateMax', usualProjectRates.max, { shouldDirty: true });
  }
}

const orNull = (typed: string) => typedNumber(typed) ?? null;
