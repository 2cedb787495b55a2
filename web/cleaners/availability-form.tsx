import { useTranslation } from 'react-i18next';
import type { CleanerProfile } from '#contract/cleaners.ts';
import { Button } from '#web/ui/button.tsx';
import { Section } from '#web/ui/section.tsx';
import { ThumbBar } from '#web/ui/thumb-bar.tsx';
import { DaysOff } from './days-off.tsx';
import { ServiceRadius } from './service-radius.tsx';
import { useSaveAvailability } from './use-save-availability.ts';
import { WeekHours } from './week-hours.tsx';

/** How far and when one works: the radius, the hours of each weekday, and single days off. */
export function AvailabilityForm({ profile }: { profile: CleanerProfile }) {
  const { t } = useTranslation('cleaner');
  const { form, save, saving } = useSaveAvailability(profile);
  return (
    <form noValidate className="grid gap-10" onSubmit={form.handleSubmit(save)}>
      <div className="grid gap-10 lg:grid-cols-[minmax(0,1fr)_20rem] lg:gap-12">
        <div className="grid gap-10">
          <ServiceRadius form={form} />
          <Section title={t('availability.title')} description={t('availability.text')}>
            <WeekHours form={form} />
          </Section>
        </div>
        <DaysOff form={form} />
      </div>
      <ThumbBar>
        <Button type="submit" variant="primary" size="large" className="max-lg:w-full" loading={saving}>
          {t('availability.save')}
        </Button>
      </ThumbBar>
    </form>
  );
}
