import { useTranslation } from 'react-i18next';
import { serviceRadiusLimits } from '#contract/cleaner-limits.ts';
import { type DistanceUnit, formatDistance, inKm, inUnit } from '#contract/distance.ts';
import { formatNumber } from '#web/platform/format.ts';
import { useLanguage } from '#web/platform/language.tsx';
import { Field } from '#web/ui/field.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { radiusLimits } from './radius-limits.ts';

interface RadiusFieldProps {
  field: {
    name: string;
    ref: (input: HTMLInputElement | null) => void;
    value: number | null | undefined;
    onBlur: () => void;
    onChange: (km: number | null) => void;
  };
  fieldState: { error?: { message?: string | undefined } | undefined };
  /** In which it is typed; it is kept in whole kilometres. */
  unit?: DistanceUnit;
}

/** How far from home jobs may be, with the same in the other unit beside it. */
export function RadiusField({ field, fieldState: { error }, unit = 'km' }: RadiusFieldProps) {
  const { t } = useTranslation(['availability', 'common']);
  const { value, onChange, ...input } = field;
  const inWords = useInWords();
  const refusal = useRefusal(unit);
  return (
    <Field
      label={t('radiusField.label')}
      help={inWords(error ? null : value, unit)}
      error={error && (refusal(value) ?? error.message)}
      required
    >
      <TextInput
        {...input}
        type="number"
        inputMode="numeric"
        suffix={t(unit === 'mi' ? 'radiusField.mi' : 'radiusField.unit')}
        defaultValue={value ? Math.round(inUnit(value, unit)) : undefined}
        // the wire lets the radius out; an emptied field is none that was left out, and says that it is required
        onChange={({ target: { value: typed } }) =>
          onChange(typed === '' ? null : Math.round(inKm(Number(typed), unit)))
        }
      />
    </Field>
  );
}

/** The limits, and what has been typed in the other unit. */
function useInWords() {
  const { t } = useTranslation(['availability', 'common']);
  const { language } = useLanguage();
  return (value: number | null | undefined, unit: DistanceUnit): string => {
    const { least, most } = radiusLimits(unit);
    const farthest = formatDistance(inKm(most, unit), unit, language);
    const limits = t('radiusField.limits', { least: formatNumber(least, language), most: farthest });
    if (!value || unit === 'mi') return limits;
    const [km, miles] = (['km', 'mi'] as const).map((each) => formatDistance(value, each, language));
    return `${limits} · ${t('common:distance.inMiles', { km, miles })}`;
  };
}

/** The server's own words name kilometres: who types miles is told miles. */
function useRefusal(unit: DistanceUnit) {
  const { t } = useTranslation('availability');
  const { language } = useLanguage();
  const { least, most } = radiusLimits(unit);
  const shown = (limit: number) => formatDistance(inKm(limit, unit), unit, language);
  return (value: number | null | undefined): string | null => {
    if (unit === 'km' || typeof value !== 'number') return null;
    if (value < serviceRadiusLimits.least) return t('radiusField.atLeast', { least: shown(least) });
    return value > serviceRadiusLimits.most ? t('radiusField.atMost', { most: shown(most) }) : null;
  };
}
