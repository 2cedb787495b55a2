import { useTranslation } from 'react-i18next';
import { updateAvailability } from '#contract/calls.ts';
import type { CleanerProfile } from '#contract/cleaners.ts';
import { weekdays } from '#contract/states.ts';
import { useContractForm } from '#web/platform/contract-form.ts';
import { reasonAlone } from '#web/platform/use-failure.ts';
import { useWrite } from '#web/platform/use-write.ts';
import { Button } from '#web/ui/button.tsx';
import { Section } from '#web/ui/section.tsx';
import { showToast } from '#web/ui/toast.tsx';
import { DaysOff } from './days-off.tsx';
import { type AvailabilityValues, WeekdayHours } from './weekday-hours.tsx';

const schema = () => import('#contract/cleaners.ts').then(({ updateAvailability }) => updateAvailability.body);

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

function useSaveAvailability({ weekly, daysOff }: CleanerProfile) {
  const { t } = useTranslation('cleaner');
  const form = useContractForm<AvailabilityValues>(schema, {
    defaultValues: { weekly, daysOff },
    keepAs: 'availability',
  });
  const save = useWrite(updateAvailability, {
    onSuccess: () =>
      showToast({ title: t('availability.saved'), description: t('availability.savedText'), tone: 'success' }),
    form,
    failed: reasonAlone,
  });
  return { form, save: (body: AvailabilityValues) => save.mutate({ body }), saving: save.isPending };
}
