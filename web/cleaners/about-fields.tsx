import { Controller, type UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { mostSpecialties } from '#contract/cleaner-limits.ts';
import { FormLine } from '#web/platform/form-line.tsx';
import { FormToggles } from '#web/platform/form-toggles.tsx';
import { formatNumber } from '#web/platform/format.ts';
import { useLanguage } from '#web/platform/language.tsx';
import { typedNumber } from '#web/platform/typed-number.ts';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { Field } from '#web/ui/field.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { type ProfileValues, specialtiesOf } from './profile-values.ts';
import { useLanguageOptions } from './use-options.ts';

/** What hosts read beside a bid. */
export function AboutFields({ form }: { form: UseFormReturn<ProfileValues> }) {
  const { t } = useTranslation('cleanerProfile');
  const { language } = useLanguage();
  const languages = useLanguageOptions();
  return (
    <>
      <Field label={t('bio')} error={form.formState.errors.bio?.message} optional>
        <TextArea rows={4} maxLength={2000} {...form.register('bio')} />
      </Field>
      <FormToggles form={form} name="languages" label={t('languages')} options={languages} />
      <div className="grid items-start gap-4 sm:grid-cols-[10rem_minmax(0,1fr)]">
        <FormLine
          form={form}
          name="yearsExperience"
          type="number"
          inputMode="numeric"
          min={0}
          max={70}
          label={t('years')}
          read={(typed) => typedNumber(typed) ?? null}
          optional
        />
        <FormLine
          form={form}
          name="specialties"
          label={t('specialties')}
          help={t('specialtiesHelp', { most: formatNumber(mostSpecialties, language) })}
          read={specialtiesOf}
          optional
        />
      </div>
      <Controller
        control={form.control}
        name="suppliesProvided"
        render={({ field }) => (
          <Checkbox checked={field.value ?? false} onCheckedChange={field.onChange} label={t('supplies')} />
        )}
      />
    </>
  );
}
