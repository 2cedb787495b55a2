import { Controller, type UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { hourlyRateLimits } from '#contract/cleaner-limits.ts';
import { FormLine } from '#web/platform/form-line.tsx';
import { FormToggles } from '#web/platform/form-toggles.tsx';
import { formatNumber } from '#web/platform/format.ts';
import { useLanguage } from '#web/platform/language.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { Field } from '#web/ui/field.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import type { OnboardingValues } from './onboarding-values.ts';
import { RadiusField } from './radius-field.tsx';
import { rateLine } from './rate-line.ts';
import { useLanguageOptions } from './use-options.ts';

type Form = { form: UseFormReturn<OnboardingValues> };

/** Step 2: what hosts see, what a cleaning costs and how far it may be. */
export function ProfessionalFields({ form }: Form) {
  const { t } = useTranslation('onboarding');
  const languages = useLanguageOptions();
  return (
    <div className="grid gap-5">
      <BioField form={form} />
      <RateAndRadius form={form} />
      <FormToggles
        form={form}
        name="languages"
        label={t('fields.languages')}
        help={t('fields.languagesHelp')}
        options={languages}
      />
      <SuppliesField form={form} />
    </div>
  );
}

function BioField({ form }: Form) {
  const { t } = useTranslation('onboarding');
  const { language } = useLanguage();
  const count = form.watch('bio')?.trim().length ?? 0;
  return (
    <Field
      label={t('fields.bio')}
      help={t('fields.bioHelp')}
      error={form.formState.errors.bio?.message}
      aside={
        <span className="text-12 text-ink-faint tabular-nums">
          {t('fields.bioCount', { count, shown: formatNumber(count, language) })}
        </span>
      }
      required
    >
      <TextArea rows={4} maxLength={2000} {...form.register('bio')} />
    </Field>
  );
}

function RateAndRadius({ form }: Form) {
  const { t } = useTranslation('onboarding');
  return (
    <div className="grid items-start gap-4 sm:grid-cols-2">
      <FormLine
        form={form}
        {...rateLine(hourlyRateLimits.mostAtFirst)}
        label={t('fields.hourlyRate')}
        help={t('fields.hourlyRateHelp')}
      />
      <Controller control={form.control} name="serviceRadiusKm" render={(asked) => <RadiusField {...asked} />} />
    </div>
  );
}

function SuppliesField({ form }: Form) {
  const { t } = useTranslation('onboarding');
  return (
    <Controller
      control={form.control}
      name="suppliesProvided"
      render={({ field }) => (
        <Checkbox
          checked={field.value ?? false}
          onCheckedChange={field.onChange}
          label={t('fields.supplies')}
          detail={t('fields.suppliesHelp')}
        />
      )}
    />
  );
}
