import { Controller } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { type DistanceUnit, formatDistance, inKm, inUnit } from '#contract/distance.ts';
import { localeOf } from '#web/platform/format.ts';
import { useLanguage } from '#web/platform/language.tsx';
import { useDistance } from '#web/platform/use-distance.ts';
import { Field } from '#web/ui/field.tsx';
import { Section } from '#web/ui/section.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { useMilesBeside } from './use-miles-beside.ts';
import type { AvailabilityForm } from './use-save-availability.ts';

/** 5 to 100 km, and what of whole miles is within once it is rounded to kilometres. */
const limits = { km: { least: 5, most: 100 }, mi: { least: 3, most: 62 } };

/** How far from home jobs may be: typed in the reader’s unit, kept in kilometres. It is saved with the form. */
export function ServiceRadius({ form }: { form: AvailabilityForm }) {
  const { t } = useTranslation('cleaner');
  const { unit } = useDistance();
  const { help: range, suffix } = useUnitWords(unit);
  const help = useMilesBeside(range, form.watch('serviceRadiusKm'), unit);
  return (
    <Section title={t('availability.radius')}>
      <Controller
        control={form.control}
        name="serviceRadiusKm"
        render={({ field: { ref, name, value, onChange, onBlur }, fieldState: { error } }) => (
          <Field label={t('edit.radius')} help={help} error={error?.message} className="max-w-64" required>
            <TextInput
              {...{ ref, name, onBlur, suffix }}
              type="number"
              inputMode="numeric"
              min={limits[unit].least}
              max={limits[unit].most}
              defaultValue={typeof value === 'number' ? Math.round(inUnit(value, unit)) : ''}
              onChange={({ target }) => onChange(kmOf(target.value, unit))}
            />
          </Field>
        )}
      />
    </Section>
  );
}

/** The wire lets the radius out; an emptied field is none that was left out, and says that it is required. */
function kmOf(typed: string, unit: DistanceUnit): number | null {
  if (typed === '') return null;
  return unit === 'km' ? Number(typed) : Math.round(inKm(Number(typed), unit));
}

/** "3–62 miles" and "mi", as the reader's language writes them. */
function useUnitWords(unit: DistanceUnit) {
  const { language } = useLanguage();
  const { t } = useTranslation('cleaner');
  if (unit === 'km') return { help: t('edit.radiusHelp'), suffix: t('edit.radiusUnit') };
  const miles = new Intl.NumberFormat(localeOf(language), { style: 'unit', unit: 'mile', unitDisplay: 'long' });
  const written = formatDistance(inKm(limits.mi.most, unit), unit, language);
  return { help: miles.formatRange(limits.mi.least, limits.mi.most), suffix: written.replaceAll(/[\d\s]/g, '') };
}
