import { Controller } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { kmPerMile } from '#contract/distance.ts';
import { useDistance } from '#web/platform/use-distance.ts';
import { Field } from '#web/ui/field.tsx';
import { Section } from '#web/ui/section.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { useMilesBeside } from './use-miles-beside.ts';
import type { AvailabilityForm } from './use-save-availability.ts';

/** How far from home jobs may be: typed in the reader’s unit, kept in kilometres. It is saved with the form. */
export function ServiceRadius({ form }: { form: AvailabilityForm }) {
  const { t } = useTranslation('cleaner');
  const { unit } = useDistance();
  const kmPerUnit = unit === 'mi' ? kmPerMile : 1;
  const help = useMilesBeside(t('edit.radiusHelp'), form.watch('serviceRadiusKm'), unit);
  return (
    <Section title={t('availability.radius')}>
      <Controller
        control={form.control}
        name="serviceRadiusKm"
        render={({ field: { value, onChange, ...field }, fieldState: { error } }) => (
          <Field label={t('edit.radius')} help={help} error={error?.message} className="max-w-64" required>
            <TextInput
              {...field}
              type="number"
              inputMode="numeric"
              suffix={unit === 'km' ? t('edit.radiusUnit') : unit}
              defaultValue={value && Math.round(value / kmPerUnit)}
              // the wire lets the radius out; an emptied field is none that was left out, and says that it is required
              onChange={({ target: { value: typed } }) =>
                onChange(typed === '' ? null : Math.round(Number(typed) * kmPerUnit))
              }
            />
          </Field>
        )}
      />
    </Section>
  );
}
