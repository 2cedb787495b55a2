import { Controller } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Section } from '#web/ui/section.tsx';
import { RadiusField } from './radius-field.tsx';
import type { AvailabilityForm } from './use-save-availability.ts';

/** How far from home jobs may be. It is saved with the form. */
export function ServiceRadius({ form }: { form: AvailabilityForm }) {
  const { t } = useTranslation('availability');
  return (
    <Section title={t('radius')}>
      <Controller control={form.control} name="serviceRadiusKm" render={(asked) => <RadiusField {...asked} />} />
    </Section>
  );
}
