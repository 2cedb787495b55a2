import { useTranslation } from 'react-i18next';
import { formatDistance } from '#contract/distance.ts';
import { useLanguage } from '#web/platform/language.tsx';
import { Field } from '#web/ui/field.tsx';
import { TextInput } from '#web/ui/text-input.tsx';

interface RadiusFieldProps {
  field: {
    name: string;
    ref: (input: HTMLInputElement | null) => void;
    value: number | null | undefined;
    onBlur: () => void;
    onChange: (km: number | null) => void;
  };
  fieldState: { error?: { message?: string | undefined } | undefined };
}

/** How far from home jobs may be: typed in kilometres, as it is kept, with the miles beside it. */
export function RadiusField({ field: { value, onChange, ...field }, fieldState: { error } }: RadiusFieldProps) {
  const { t } = useTranslation(['availability', 'common']);
  const { language } = useLanguage();
  const [km, miles] = (['km', 'mi'] as const).map((unit) => formatDistance(value ?? 0, unit, language));
  const limits = t('radiusField.help');
  return (
    <Field
      label={t('radiusField.label')}
      // beside a refusal the limits alone
      help={value && !error ? `${limits} · ${t('common:distance.inMiles', { km, miles })}` : limits}
      error={error?.message}
      required
    >
      <TextInput
        {...field}
        type="number"
        inputMode="numeric"
        suffix={t('radiusField.unit')}
        defaultValue={value ?? undefined}
        // the wire lets the radius out; an emptied field is none that was left out, and says that it is required
        onChange={({ target: { value: typed } }) => onChange(typed === '' ? null : Math.round(Number(typed)))}
      />
    </Field>
  );
}
