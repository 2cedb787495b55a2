import { Controller } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useDistance } from '#web/platform/use-distance.ts';
import { Section } from '#web/ui/section.tsx';
import { RadiusField } from './radius-field.tsx';
import type { AvailabilityForm } from './use-save-availability.ts';

/** How far from home jobs may be, in the unit of every distance that this account is told. It is saved with the form. */
export function ServiceRadius({ form }: { form: AvailabilityForm }) {
  const { t } = useTranslation('availability');
  const { unit } = useDistance();
  return (
    <Section title={t('radius')}>
      <Controller
        control={form.control}
        name="serviceRadiusKm"
        // a unit that is known only now begins with its own number
        render={(asked) => <RadiusField key={unit} {...asked} unit={unit} />}
      />
    </Section>
  );
}
