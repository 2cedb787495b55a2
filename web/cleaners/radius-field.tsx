import { useTranslation } from 'react-i18next';
import { formatDistance, inKm, inUnit } from '#contract/distance.ts';
import { useLanguage } from '#web/platform/language.tsx';
import { useDistance } from '#web/platform/use-distance.ts';
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

/** How far from home jobs may be: typed in the reader’s unit, with the other beside it, and kept in kilometres. */
export function RadiusField({ field: { value, onChange, ...field }, fieldState: { error } }: RadiusFieldProps) {
  const { t } = useTranslation(['availability', 'common']);
  const { language } = useLanguage();
  const { unit, distance } = useDistance();
  const inMiles = unit === 'mi';
  const help = t(inMiles ? 'radiusField.helpMiles' : 'radiusField.help');
  const other = value && !error ? formatDistance(value, inMiles ? 'km' : 'mi', language) : null;
  return (
    <Field
      label={t('radiusField.label')}
      // beside a refusal, which is in kilometres, the limits alone, in the reader’s unit
      help={other && value ? `${help} · ${t('common:distance.inMiles', { km: distance(value), miles: other })}` : help}
      error={error?.message}
      required
    >
      <TextInput
        {...field}
        type="number"
        inputMode="numeric"
        suffix={t(inMiles ? 'radiusField.unitMiles' : 'radiusField.unit')}
        defaultValue={value ? Math.round(inUnit(value, unit)) : undefined}
        // the wire lets the radius out; an emptied field is none that was left out, and says that it is required
        onChange={({ target: { value: typed } }) =>
          onChange(typed === '' ? null : Math.round(inKm(Number(typed), unit)))
        }
      />
    </Field>
  );
}
