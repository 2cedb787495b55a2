import { useTranslation } from 'react-i18next';
import type { CleanerProfile } from '#contract/cleaners.ts';
import { weekdays } from '#contract/states.ts';
import { Button } from '#web/ui/button.tsx';
import { Section } from '#web/ui/section.tsx';
import { DaysOff } from './days-off.tsx';
import { useSaveAvailability } from './use-save-availability.ts';
import { WeekdayHours } from './weekday-hours.tsx';

/** The hours of each weekday and single days off. */
export function AvailabilityForm({ profile }: { profile: CleanerProfile }) {
  const { t } = useTranslation('cleaner');
  const { form, save, saving } = useSaveAvailability(profile);
  return (
    <form noValidate className="grid gap-10" onSubmit={form.handleSubmit(save)}>
      <div className="grid gap-10 lg:grid-cols-[minmax(0,1fr)_20rem] lg:gap-12">
        <Section title={t('availability.title')} description={t('availability.text')}>
          <ul className="divide-y divide-line border-b border-line">
            {weekdays.map((day) => (
              <WeekdayHours key={day} form={form} day={day} />
            ))}
          </ul>
        </Section>
        <DaysOff form={form} />
      </div>
      <Button type="submit" variant="primary" size="large" className="sm:justify-self-start" loading={saving}>
        {t('availability.save')}
      </Button>
    </form>
  );
}
