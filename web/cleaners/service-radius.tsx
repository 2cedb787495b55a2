import { useTranslation } from 'react-i18next';
import { FormLine } from '#web/platform/form-line.tsx';
import { typedNumber } from '#web/platform/typed-number.ts';
import { Section } from '#web/ui/section.tsx';
import { useMilesBeside } from './use-miles-beside.ts';
import type { AvailabilityForm } from './use-save-availability.ts';

/** How far from home jobs may be. It is saved with the form. */
export function ServiceRadius({ form }: { form: AvailabilityForm }) {
  const { t } = useTranslation('cleaner');
  const help = useMilesBeside(t('edit.radiusHelp'), form.watch('serviceRadiusKm'));
  return (
    <Section title={t('availability.radius')}>
      <FormLine
        form={form}
        name="serviceRadiusKm"
        type="number"
        inputMode="numeric"
        min={5}
        max={100}
        label={t('edit.radius')}
        help={help}
        suffix={t('edit.radiusUnit')}
        read={typedOrNull}
        className="max-w-64"
      />
    </Section>
  );
}

/** The wire lets the radius out; an emptied field is none that was left out, and says that it is required. */
const typedOrNull = (typed: string) => typedNumber(typed) ?? null;
